import CellTrace

extension HostTraits: ExpressibleByArrayLiteral {
  /// One thing in which a device or its settings differ from the standard ones.
  public enum Trait: Hashable, Sendable {
    /// Another device than the standard one.
    case device(HostDevice)
    /// Another width of the window, in points.
    case width(Double)
    /// Another number of pixels a point.
    case scale(Double)
    /// A preferred size of text.
    case textSize(PreferredTextSize)
    /// The device is in dark appearance.
    case dark
    /// Reading direction right to left.
    case rightToLeft
    /// The user has chosen bold text.
    case boldText
    /// The user has chosen more contrast.
    case highContrast
    /// The shape of the screen takes its room.
    case safeArea
  }

  /// The standard traits with these changes: `[.dark, .textSize(.accessibilityLarge)]`.
  public init(arrayLiteral changes: Trait...) {
    self = .standard
    for change in changes {
      switch change {
      case .device(let device): self.device = device
      case .width(let points): width = points
      case .scale(let pixels): scale = pixels
      case .textSize(let size): textSize = size
      case .dark: isDark = true
      case .rightToLeft: isRightToLeft = true
      case .boldText: isBoldText = true
      case .highContrast: isHighContrast = true
      case .safeArea: hasSafeArea = true
      }
    }
  }
}
