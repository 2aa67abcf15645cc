/// All that text measuring needs to know about a font.
package struct FontDescription: Hashable, Sendable {
  /// Point size.
  package var size: Double
  /// Weight from 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int
  /// `default`, `rounded`, `monospaced` or `serif`.
  package var design: String
  /// True for a slanted face. It measures like the upright one.
  package var italic: Bool

  /// Creates a description.
  package init(size: Double, weight: Int = 400, design: String = "default", italic: Bool = false) {
    self.size = size
    self.weight = weight
    self.design = design
    self.italic = italic
  }
}
