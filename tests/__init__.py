"""Everything that shows the product to hold."""
