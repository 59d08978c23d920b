"""Pictures of views: a view in, bytes out."""
