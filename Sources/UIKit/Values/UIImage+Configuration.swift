import CoreGraphics
import Foundation

extension UIImage {
  /// How an image is drawn.
  open class Configuration: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// How a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private struct Values: Hashable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var style: String?
      var palette: [UIColor] = []
      var hierarchical: UIColor?
      var multicolor = false
    }
    private var values = Values()

    public required override init() { super.init() }

    public convenience init(pointSize: CGFloat) {
      self.init()
      values.pointSize = pointSize
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      values.weight = weight
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      values.scale = scale
    }
    public convenience init(scale: SymbolScale) {
      self.init()
      values.scale = scale
    }
    public convenience init(weight: SymbolWeight) {
      self.init()
      values.weight = weight
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      values.pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
      values.style = textStyle.rawValue
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      values.scale = scale
    }
    public convenience init(font: UIFont) {
      self.init()
      values.pointSize = font.pointSize
    }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      values.scale = scale
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      values.palette = paletteColors
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      values.hierarchical = hierarchicalColor
    }
    /// One colour for all layers, as without it.
    open class func preferringMonochrome() -> Self { self.init() }
    open class func preferringMulticolor() -> Self {
      let made = self.init()
      made.values.multicolor = true
      return made
    }
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let made = Self()
      made.values = values
      if let size = other.values.pointSize { made.values.pointSize = size }
      if let weight = other.values.weight { made.values.weight = weight }
      if let scale = other.values.scale { made.values.scale = scale }
      if let style = other.values.style { made.values.style = style }
      if !other.values.palette.isEmpty { made.values.palette = other.values.palette }
      if let color = other.values.hierarchical { made.values.hierarchical = color }
      if other.values.multicolor { made.values.multicolor = true }
      return made
    }

    var effectivePointSize: CGFloat {
      let size = values.pointSize ?? 17
      switch values.scale {
      case .small: return size * 0.82
      case .large: return size * 1.28
      case .medium, .default, .unspecified, nil: return size
      }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
    open override var hash: Int { values.hashValue }
    open override var description: String {
      var parts: [String] = []
      if let size = values.pointSize { parts.append("\((Double(size) * 100).rounded() / 100)pt") }
      if let weight = values.weight { parts.append("\(weight)") }
      if let scale = values.scale { parts.append("\(scale)") }
      if !values.palette.isEmpty { parts.append("palette \(values.palette.map(\.description).joined(separator: "/"))") }
      if let color = values.hierarchical { parts.append("hierarchical \(color)") }
      if values.multicolor { parts.append("multicolor") }
      return parts.joined(separator: " ")
    }
  }
}
