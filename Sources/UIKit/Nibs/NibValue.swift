import CoreGraphics
import Foundation

/// A value of an interface file: an attribute's text, or an element with a key.
@MainActor struct NibValue {
  let text: String
  /// Nil for an attribute.
  let element: NibElement?
  let document: NibDocument

  var isNil: Bool { element?.name == "nil" }
  var string: String? { isNil ? nil : element?.text ?? text }
  var flag: Bool { text == "YES" }
  var number: CGFloat { CGFloat(Double(text) ?? 0) }
  var integer: Int { Int(text) ?? Int(number) }
  var image: UIImage? {
    let name = element.map { $0.attributes["image"] ?? $0.attributes["name"] ?? "" } ?? text
    return name.isEmpty ? nil : document.image(named: name)
  }

  /// A case by its name, which most values of Interface Builder have.
  func named<Choice: RawRepresentable>(_ type: Choice.Type, or others: [String: Choice] = [:]) -> Choice?
  where Choice.RawValue: FixedWidthInteger {
    others[text] ?? (0...101).lazy.compactMap { Choice(rawValue: Choice.RawValue($0)) }.first { "\($0)" == text }
  }

  func number(_ name: String) -> CGFloat { element?.attributes[name].flatMap(Double.init).map { CGFloat($0) } ?? 0 }
  var point: CGPoint { CGPoint(x: number("x"), y: number("y")) }
  var size: CGSize { CGSize(width: number("width"), height: number("height")) }
  var rect: CGRect { CGRect(origin: point, size: size) }
  var insets: UIEdgeInsets {
    UIEdgeInsets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
  }
  var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
  }
  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top"), leading: number("leading"), bottom: number("bottom"), trailing: number("trailing"))
  }

  var color: UIColor? {
    guard let element, element.name == "color" else { return nil }
    let attributes = element.attributes
    if let name = attributes["systemColor"] ?? attributes["xcode11CocoaTouchSystemColor"] ?? attributes["cocoaTouchSystemColor"] {
      return UIColor(paletteName: name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name)
    }
    if let name = attributes["name"] { return UIColor(named: name) }
    let alpha = attributes["alpha"] == nil ? 1 : number("alpha")
    if attributes["white"] != nil { return UIColor(white: number("white"), alpha: alpha) }
    return UIColor(red: number("red"), green: number("green"), blue: number("blue"), alpha: alpha)
  }

  var font: UIFont? {
    guard let element, element.name == "fontDescription" || element.name == "font" else { return nil }
    let attributes = element.attributes
    let size = CGFloat((attributes["pointSize"] ?? attributes["size"]).flatMap(Double.init) ?? 17)
    if let style = attributes["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    if let name = attributes["name"] { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
    switch attributes["type"] ?? attributes["metaFont"] {
    case "boldSystem", "systemBold", "smallSystemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight(attributes["weight"]))
    }
  }

  private func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// Fragments with their attributes.
  var attributedString: NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in element.all("fragment") {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for part in fragment.inside("attributes") {
        let value = NibValue(text: "", element: part, document: document)
        switch part.key {
        case "NSFont": attributes[.font] = value.font
        case "NSColor": attributes[.foregroundColor] = value.color
        case "NSBackgroundColor": attributes[.backgroundColor] = value.color
        case "NSParagraphStyle": attributes[.paragraphStyle] = value.paragraphStyle
        case "NSKern": attributes[.kern] = value.number("value")
        default:
          attributes[NSAttributedString.Key(part.key ?? part.name)] = part.text.isEmpty ? part.attributes["value"] : part.text
        }
      }
      let text = fragment.attributes["content"] ?? fragment.child(key: "content")?.text ?? ""
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let attributes = element?.attributes ?? [:]
    if let name = attributes["alignment"] { style.alignment = NibChoices.alignment(name) }
    if let name = attributes["lineBreakMode"] { style.lineBreakMode = NibChoices.lineBreak(name) }
    if attributes["lineSpacing"] != nil { style.lineSpacing = number("lineSpacing") }
    if attributes["lineHeightMultiple"] != nil { style.lineHeightMultiple = number("lineHeightMultiple") }
    if attributes["paragraphSpacing"] != nil { style.paragraphSpacing = number("paragraphSpacing") }
    return style
  }
}

/// Names that several elements use.
enum NibChoices {
  static func alignment(_ name: String) -> NSTextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }
  static func lineBreak(_ name: String) -> NSLineBreakMode {
    switch name {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }
}

/// Parts of a file that hold for one size class only.
@MainActor enum NibVariations {
  /// Attributes that apply now, by name.
  static func attributes(of element: NibElement, _ traits: UITraitCollection = .current) -> [String: String] {
    var result = element.attributes
    for variation in element.all("variation") where applies(variation.key ?? "", traits) {
      result.merge(variation.attributes.filter { $0.key != "key" }) { _, new in new }
    }
    return result
  }

  /// Of the attributes that are not the same in all size classes.
  static func names(of element: NibElement) -> Set<String> {
    let variations = element.all("variation").filter { $0.key != "default" }
    return Set(variations.flatMap(\.attributes.keys)).subtracting(["key"])
  }

  /// Ids of subviews or constraints that are not installed now.
  static func excluded(from kind: String, _ element: NibElement) -> Set<String> {
    var result: Set<String> = []
    for variation in element.all("variation") where applies(variation.key ?? "", .current) {
      for mask in variation.all("mask") where mask.key == kind {
        for entry in mask.children {
          guard let id = entry.attributes["reference"] else { continue }
          if entry.name == "exclude" { result.insert(id) } else { result.remove(id) }
        }
      }
    }
    return result
  }

  /// `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact`.
  private static func applies(_ key: String, _ traits: UITraitCollection) -> Bool {
    guard key != "default" else { return true }
    return key.split(separator: "-").allSatisfy { part in
      let parts = part.split(separator: "=")
      guard parts.count == 2 else { return false }
      let sizeClass: UIUserInterfaceSizeClass = parts[0] == "widthClass" ? traits.horizontalSizeClass : traits.verticalSizeClass
      return parts[1] == (sizeClass == .compact ? "compact" : "regular")
    }
  }
}
