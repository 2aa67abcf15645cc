import CoreGraphics

/// How far a width may be off before a line breaks elsewhere.
///
/// Widths of letters are calibrated to within 2 % of the platform's. A text that just fits here may just not fit on a device, so the
/// one line more that it takes by a hair's breadth accuses nobody.
enum LineBreakTolerance {
  /// Part of the width.
  static let share: CGFloat = 0.015
  /// What rounding to pixels may do to a height.
  private static let rounding: CGFloat = 0.5

  /// True if a cell's height is not the one its content wants, and would be the one it wants in a cell a little wider or narrower.
  /// - Parameter measure: the height that is wanted at so many times the width.
  static func reaches(_ height: CGFloat, from ideal: CGFloat, _ measure: (CGFloat) -> CGFloat?) -> Bool {
    // Nothing is measured again where nothing is wrong, which is nearly always.
    if abs(ideal - height) <= rounding { return false }
    return [1 + share, 1 - share].contains { factor in measure(factor).map { abs($0 - height) <= rounding } ?? false }
  }
}
