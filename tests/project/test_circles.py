"""No module of the product needs itself by way of others; imports for types and inside functions count like any.

What is hidden from the interpreter ties two modules together all the same. Whoever imports `a.b.c` also runs `a` and
`a.b`, unless it lies within them: then they run already.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PRODUCT = ("rules", "render", "bot")

Graph = dict[str, set[str]]
"""A module -> the modules of the product that it imports."""


def packages_of(module: str) -> Iterator[str]:
    """The packages a module lies in, innermost first."""
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


def named(tree: ast.AST, package: str, known: Collection[str]) -> Iterator[str]:
    """What a syntax tree imports; a name taken out of a package stands for its module, where one is called so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = [package, *packages_of(package)][node.level - 1] if node.level else ""
            start = ".".join(filter(None, (around, node.module)))
            inner = [f"{start}.{alias.name}" for alias in node.names]
            yield from (name if name in known else start for name in inner)


def graph(root: Path, tops: Collection[str] = PRODUCT) -> Graph:
    """Who imports whom, read from the sources."""
    files: dict[str, Path] = {}
    for path in sorted(path for top in tops for path in (root / top).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    found: Graph = {}
    for module, path in files.items():
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        wanted = set(named(ast.parse(path.read_text(encoding="utf-8")), package, files))
        run = {outer for other in wanted for outer in packages_of(other)} - {module, *packages_of(module)}
        found[module] = (wanted | run) & files.keys() - {module}
    return found


def circles(imports: Graph) -> list[list[str]]:
    """The groups of modules that need one another (strongly connected components), the largest first."""
    ahead = {module: reached(imports, module) for module in imports}
    groups = {frozenset(other for other in ahead[module] if module in ahead[other]) for module in imports}
    return sorted((sorted(group) for group in groups if group), key=lambda group: (-len(group), group))


def reached(imports: Graph, module: str) -> set[str]:
    """Every module that this one needs, directly or by way of others."""
    seen: set[str] = set()
    todo = list(imports[module])
    while todo:
        other = todo.pop()
        if other not in seen:
            seen.add(other)
            todo.extend(imports[other])
    return seen


def test_no_modules_import_one_another() -> None:
    assert circles(graph(ROOT)) == []


CIRCLE = {
    "straight": ("import top.b", "import top.a"),
    "for types": ("import top.b", "if TYPE_CHECKING:\n    from top.a import A"),
    "in a function": ("from top import b", "def late():\n    from top.a import A"),
    "relative": ("from . import b", "from .a import A"),
    "relative, from below": ("from .inner.c import C", "", "from ..a import A"),
    "relative, of a package": ("from .b import B", "from . import inner", "", "from .. import a"),
    "by the package around": ("from .inner.c import C", "", "", "import top.a"),
}


@pytest.mark.parametrize("sources", CIRCLE.values(), ids=CIRCLE)
def test_every_form_of_import_closes_a_circle(tmp_path: Path, sources: tuple[str, ...]) -> None:
    names = ("top/a.py", "top/b.py", "top/inner/c.py", "top/inner/__init__.py", "top/__init__.py")
    (tmp_path / "top/inner").mkdir(parents=True)
    for name, source in zip(names, (*sources, "", "", "", "")[: len(names)], strict=True):
        (tmp_path / name).write_text(source, encoding="utf-8")
    ((*found,),) = circles(graph(tmp_path, ["top"]))
    assert "top.a" in found
    for name in names:
        (tmp_path / name).write_text("" if name == "top/a.py" else (tmp_path / name).read_text(encoding="utf-8"))
    assert circles(graph(tmp_path, ["top"])) == []


def test_a_package_may_gather_its_own_modules(tmp_path: Path) -> None:
    (tmp_path / "top").mkdir()
    (tmp_path / "top/__init__.py").write_text("from top.a import A\nfrom top.b import B", encoding="utf-8")
    (tmp_path / "top/a.py").write_text("from top.b import B", encoding="utf-8")
    (tmp_path / "top/b.py").write_text("import json", encoding="utf-8")
    assert graph(tmp_path, ["top"]) == {"top": {"top.a", "top.b"}, "top.a": {"top.b"}, "top.b": set()}
    assert circles(graph(tmp_path, ["top"])) == []
