import CellTrace

/// Texts that break differently because rounding made their cells differ in width.
enum LineBreakTolerance {
  /// Widths closer than this are the same.
  private static let sameWidth = 0.001

  /// True if the widths of two cells with the same content differ by rounding, and a text takes other lines in them. Between equal
  /// widths lines break alike, so that a difference in height has another reason.
  static func explains(_ here: Appearance, _ there: Appearance) -> Bool {
    let difference = abs(here.frame.width - there.frame.width)
    guard difference > sameWidth, difference <= AppearanceDiff.tolerance else { return false }
    return zip(here.elements, there.elements).contains { one, other in
      one.path == other.path && one["text"] != nil && one["text"] == other["text"]
        && abs(one.frame.height - other.frame.height) > AppearanceDiff.tolerance
    }
  }
}
