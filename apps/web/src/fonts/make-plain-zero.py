"""
Writes fonts with nothing but a plain zero: Atkinson Hyperlegible Next has only a slashed one.

    pip install fonttools==4.66.1 brotli && npm ci && python3 apps/web/src/fonts/make-plain-zero.py

The outer contour is that of the slashed zero. The inner contour is that of the letter O, fitted at every weight to the box
of the two counters of the slashed zero.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[4]
SOURCE = (
    ROOT
    / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
    / "atkinson-hyperlegible-next-latin-wght-normal.woff2"
)
# The masters: weights, and their places on the normalised axis as (start, peak, end).
DEFAULT = 400
MASTERS = {200: (-1, -1, 0), 700: (0, 0.84210205078125, 1), 800: (0.84210205078125, 1, 1)}


def contours(glyph):
    points, start = list(glyph.coordinates), 0
    for end in glyph.endPtsOfContours:
        yield points[start : end + 1]
        start = end + 1


def box(points):
    xs, ys = zip(*points)
    return min(xs), min(ys), max(xs), max(ys)


def plain_zero(font):
    """The points of the plain zero, and the advance width, of a font with one weight."""
    outer, *counters = contours(font["glyf"]["zero"])
    _, inner = contours(font["glyf"]["O"])
    left, bottom, right, top = box([point for counter in counters for point in counter])
    x0, y0, x1, y1 = box(inner)
    fitted = [
        (left + (x - x0) * (right - left) / (x1 - x0), bottom + (y - y0) * (top - bottom) / (y1 - y0))
        for x, y in inner
    ]
    return [*outer, *fitted], len(outer)


def at_weight(weight):
    return instantiateVariableFont(TTFont(SOURCE), {"wght": weight})


def with_plain_zero():
    font = TTFont(SOURCE)
    glyph, letter = font["glyf"]["zero"], font["glyf"]["O"]
    points, outer_length = plain_zero(at_weight(DEFAULT))
    flags = [*glyph.flags[:outer_length], *letter.flags[letter.endPtsOfContours[0] + 1 :]]
    phantoms = {tuple(v.axes["wght"]): v.coordinates[-4:] for v in font["gvar"].variations["zero"]}
    variations = []
    for weight, axis in MASTERS.items():
        there, _ = plain_zero(at_weight(weight))
        deltas = [(round(x - a), round(y - b)) for (x, y), (a, b) in zip(there, points)]
        advance = next(p for axes, p in phantoms.items() if abs(axes[1] - axis[1]) < 0.001)
        variations.append(TupleVariation({"wght": axis}, [*deltas, *advance]))
    glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in points])
    glyph.endPtsOfContours = [outer_length - 1, len(points) - 1]
    glyph.numberOfContours = 2
    glyph.flags = type(glyph.flags)(flags)
    glyph.recalcBounds(font["glyf"])
    font["gvar"].variations["zero"] = variations
    return font


def write(font, path):
    options = subset.Options(flavor=path.suffix[1:], layout_features=["tnum", "pnum"], name_IDs=[0, 1, 2, 13, 14])
    tool = subset.Subsetter(options)
    tool.populate(unicodes=[0x30])
    tool.subset(font)
    subset.save_font(font, path, options)
    print(path.relative_to(ROOT), path.stat().st_size)


write(with_plain_zero(), Path(__file__).with_name("plain-zero.woff2"))
for weight in (400, 600):
    static = instantiateVariableFont(with_plain_zero(), {"wght": weight})
    write(static, ROOT / f"apps/server/src/link-preview/plain-zero-{weight}.woff")
