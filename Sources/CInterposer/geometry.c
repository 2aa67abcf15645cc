// A door of Foundation that is a Swift function: Foundation for Linux takes rectangles that touch for ones that overlap.
//
// Apple's answer is no, and layouts rely on it: `layoutAttributesForElements(in:)` of most apps asks it for every row, and would
// otherwise hand out one row more at each end. Sides that begin at the same place overlap, also where one has no length: Apple's answer
// for an empty rectangle in the upper left corner of another is yes.
#include <math.h>
#include <stdbool.h>

#define INTERSECTS "$s10Foundation6CGRectV10intersectsySbACF"
#define SWIFT __attribute__((swiftcall))

struct side {
  double low, high;
};

/// A side may be measured backwards; the null rectangle begins at infinity and so ends before everything.
static struct side side(double origin, double length) {
  return length < 0 ? (struct side){origin + length, origin} : (struct side){origin, origin + length};
}

static bool overlap(struct side first, struct side second) {
  if (isinf(first.low) || isinf(second.low)) return false;
  return first.low == second.low || (first.low < second.high && second.low < first.high);
}

SWIFT bool ci_rectangles_intersect(double other_x, double other_y, double other_width, double other_height, double x,
                                   double y, double width, double height) __asm__(INTERSECTS);

SWIFT bool ci_rectangles_intersect(double other_x, double other_y, double other_width, double other_height, double x,
                                   double y, double width, double height) {
  return overlap(side(x, width), side(other_x, other_width)) && overlap(side(y, height), side(other_y, other_height));
}
