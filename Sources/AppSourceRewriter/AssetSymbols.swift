import Foundation

/// The constants that Xcode writes for what is in an app's asset catalogs: `ImageResource.logo`, `UIColor.brand`.
struct AssetSymbols {
  private var images: [Asset] = []
  private var colors: [Asset] = []

  private struct Asset: Hashable {
    /// As the app asks for it: `Icons/logo`.
    var name: String
    /// Enumerations around the constant, from outside in.
    var around: [String] = []
    var constant: String
  }

  init(catalogs: [String]) {
    for catalog in catalogs { collect(catalog, [], "") }
    images = AssetSymbols.unique(images)
    colors = AssetSymbols.unique(colors)
  }

  /// The file.
  /// - Parameter isTaken: True for names that the app has already given to something.
  func text(isTaken: (String) -> Bool) -> String {
    """
    import SwiftUI
    nonisolated private let resourceBundle = Foundation.Bundle.main

    nonisolated extension ImageResource {
    \(resources(images, "ImageResource"))}
    nonisolated extension ColorResource {
    \(resources(colors, "ColorResource"))}
    nonisolated extension UIKit.UIImage {
    \(shorthands(images, "UIKit.UIImage", isTaken))}
    nonisolated extension UIKit.UIColor {
    \(shorthands(colors, "UIKit.UIColor", isTaken))}
    nonisolated extension SwiftUI.Color {
    \(shorthands(colors, "SwiftUI.Color", isTaken, initializer: "ColorResource."))}
    nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
    \(shorthands(colors, "SwiftUI.Color", { isTaken($0) || Self.styleNames.contains($0) }, initializer: "ColorResource."))}

    """
  }

  // MARK: Machinery

  private mutating func collect(_ folder: String, _ around: [String], _ prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset", "symbolset":
        images.append(Asset(name: prefix + stem, around: around, constant: AssetSymbols.constant(stem, dropping: "Image")))
      case "colorset":
        colors.append(Asset(name: prefix + stem, around: around, constant: AssetSymbols.constant(stem, dropping: "Color")))
      case "":
        let isNamespace = AssetSymbols.providesNamespace(path)
        let type = isNamespace ? AssetSymbols.typeName(stem) : ""
        collect(path, around + (isNamespace ? [type] : []), prefix + (isNamespace ? stem + "/" : ""))
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = json["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }

  private static func words(_ name: String) -> [Substring] { name.split { !$0.isLetter && !$0.isNumber } }

  private static func typeName(_ name: String) -> String {
    let text = words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// `ic-star fill` is `icStarFill`; a word for the kind at the end is left off.
  private static func constant(_ name: String, dropping kind: String) -> String {
    if let code = spelled(name) { return code }
    let words = words(name)
    var text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if text.hasSuffix(kind), text.count > kind.count { text.removeLast(kind.count) }
    // What begins small stays as it is written: `iOSBlue` is `iOSBlue`.
    if let first = words.first?.first, first.isLowercase { return first.lowercased() + text.dropFirst() }
    // A word in capitals becomes small as a whole: `URLIcon` is `urlIcon`.
    let capitals = text.prefix { $0.isUppercase }.count
    let small = capitals <= 1 || capitals == text.count ? max(1, capitals) : capitals - 1
    text = text.prefix(small).lowercased() + text.dropFirst(small)
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// A name of capitals and numbers such as `A3A3A3`: each run of either is a word, and stays as it is. So does a colour's code that
  /// has no number, such as `FFFFFF`.
  private static func spelled(_ name: String) -> String? {
    guard name.allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber) }) else { return nil }
    let isMixed = name.contains { $0.isNumber } && name.contains { $0.isUppercase }
    let isCode = [6, 8].contains(name.count) && name.allSatisfy { $0.isHexDigit }
    guard isMixed || isCode else { return nil }
    var text = ""
    for letter in name {
      if let last = text.last, last.isNumber != letter.isNumber { text.append("_") }
      text.append(letter)
    }
    return text.first?.isNumber == true ? "_" + text : text
  }

  private static func unique(_ assets: [Asset]) -> [Asset] {
    var seen: Set<[String]> = []
    return assets.filter { !$0.constant.isEmpty && seen.insert($0.around + [$0.constant]).inserted }
  }

  /// Those of a namespace are in enumerations, one inside of the other.
  private func resources(_ assets: [Asset], _ type: String, depth: Int = 0) -> String {
    let own = assets.filter { $0.around.count == depth }.map { asset in
      "  static let `\(asset.constant)` = \(type)(name: \(literal(asset.name)), bundle: resourceBundle)\n"
    }
    let inner = Dictionary(grouping: assets.filter { $0.around.count > depth }) { $0.around[depth] }
    let groups = inner.keys.sorted().map { name in
      "  nonisolated enum \(name) {\n\(resources(inner[name] ?? [], type, depth: depth + 1))  }\n"
    }
    return (own + groups).joined()
  }

  private func shorthands(
    _ assets: [Asset], _ type: String, _ isTaken: (String) -> Bool, initializer: String = "resource: ."
  ) -> String {
    assets.filter { $0.around.isEmpty && !isTaken($0.constant) && !AssetSymbols.systemNames.contains($0.constant) }.map { asset in
      "  static var `\(asset.constant)`: \(type) { .init(\(initializer)\(asset.constant)) }\n"
    }.joined()
  }

  /// Colours and pictures that the frameworks have by these names; Xcode writes no constant over them either.
  private static let systemNames: Set<String> = [
    "accentColor", "actions", "add", "black", "blue", "brown", "checkmark", "clear", "cyan", "darkGray", "darkText",
    "gray",
    "green", "groupTableViewBackground", "indigo", "label", "lightGray", "lightText", "link", "magenta", "mint",
    "opaqueSeparator",
    "orange", "pink", "placeholderText", "primary", "purple", "quaternaryLabel", "quaternarySystemFill", "red", "remove",
    "secondary",
    "secondaryLabel", "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "separator",
    "strokedCheckmark", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo",
    "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "teal",
    "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint", "tintColor", "white", "yellow",
  ]
  /// Styles that SwiftUI has by these names: a colour called so is a constant of the colours only.
  private static let styleNames: Set<String> = [
    "background", "foreground", "selection", "fill", "windowBackground", "placeholder",
  ]
}
