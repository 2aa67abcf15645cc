/// Lengths at the four edges of a screen, in points.
package struct EdgeLengths: Hashable, Sendable {
  /// Points at each edge.
  package var top, left, bottom, right: Double

  /// Creates lengths, each 0 if it is not said.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing at any edge.
  package static let zero = EdgeLengths()
}

/// A device by name: its screen, and what the screen's shape takes from windows that cover it.
///
/// Sizes and insets are those of the real devices, as public tables list them.
public struct HostDevice: Hashable, Sendable {
  /// The name that options take: `iPhone14`.
  package var name: String
  /// Points across, upright.
  package var width: Double
  /// Points from top to bottom, upright.
  package var height: Double
  /// Pixels a point.
  package var scale: Double
  /// What status bar, notch or island and home indicator take, upright.
  package var portrait: EdgeLengths
  /// The same, lying on its side.
  package var landscape: EdgeLengths
  /// True for a tablet, whose windows are of regular width.
  package var isTablet = false

  /// The screen with a home button: a status bar and nothing else.
  public static let iPhoneSE = HostDevice(
    name: "iPhoneSE", width: 375, height: 667, scale: 2, portrait: EdgeLengths(top: 20), landscape: .zero)
  /// The device runs have unless they ask for another: a notch and a home indicator.
  public static let iPhone14 = notched("iPhone14", 390, 844, top: 47)
  /// A screen with an island.
  public static let iPhone15Pro = notched("iPhone15Pro", 393, 852, top: 59)
  /// An island, with a thinner frame.
  public static let iPhone16Pro = notched("iPhone16Pro", 402, 874, top: 62)
  /// The same, larger.
  public static let iPhone16ProMax = notched("iPhone16ProMax", 440, 956, top: 62)
  /// A tablet without a home button.
  public static let iPad = HostDevice(
    name: "iPad", width: 820, height: 1180, scale: 2, portrait: EdgeLengths(top: 24, bottom: 20),
    landscape: EdgeLengths(top: 24, bottom: 20), isTablet: true)

  /// Every device, smallest first.
  package static let all = [iPhoneSE, iPhone14, iPhone15Pro, iPhone16Pro, iPhone16ProMax, iPad]

  private static func notched(_ name: String, _ width: Double, _ height: Double, top: Double) -> HostDevice {
    HostDevice(
      name: name, width: width, height: height, scale: 3, portrait: EdgeLengths(top: top, bottom: 34),
      landscape: EdgeLengths(left: top, bottom: 21, right: top))
  }
}
