/// All that text measuring needs to know about a font.
public struct FontDescription: Hashable, Sendable {
  /// Point size.
  public var size: Double
  /// Weight from 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  /// `default`, `rounded`, `monospaced` or `serif`.
  public var design: String
  /// True for a slanted face. It measures like the upright one.
  public var italic: Bool

  /// Creates a description.
  public init(size: Double, weight: Int = 400, design: String = "default", italic: Bool = false) {
    self.size = size
    self.weight = weight
    self.design = design
    self.italic = italic
  }
}
