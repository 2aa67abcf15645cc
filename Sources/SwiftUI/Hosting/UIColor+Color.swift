import Foundation
@_spi(CellHarness) import UIKit

extension UIColor {
  /// A colour of SwiftUI's: named ones become the system's of that name, components stay what they are.
  public convenience init(_ color: Color) {
    let base = UIColor.counterpart(of: color.name)
    let alpha = CGFloat(color.alpha)
    if color.alpha == 1 || color.name == "clear" {
      self.init { base.resolvedColor(with: $0) }
    } else {
      self.init { base.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The colour with the same name here, which prints as it.
  @_spi(CellHarness) public static func counterpart(of name: String) -> UIColor {
    let systemNames: Set = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    ]
    if systemNames.contains(name) { return UIColor(paletteName: "system" + name.prefix(1).uppercased() + name.dropFirst()) }
    if name.hasPrefix("asset ") { return UIColor(paletteName: String(name.dropFirst(6)), isAsset: true) }
    if name.hasPrefix("hsb("), let parts = components(of: name), parts.count == 3 {
      return UIColor(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: 1)
    }
    for space in [Color.RGBColorSpace.displayP3, .sRGBLinear] where name.hasPrefix("\(space)(") {
      guard let parts = components(of: name)?.map({ Float($0) }), parts.count == 3 else { break }
      let color = Color.Resolved(colorSpace: space, red: parts[0], green: parts[1], blue: parts[2])
      return UIColor(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: 1)
    }
    if let parts = components(of: name) {
      if parts.count == 4 { return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) }
      return parts.count == 3
        ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1) : UIColor(white: parts[0], alpha: 1)
    }
    switch name {
    case "primary": return .label
    case "secondary": return .secondaryLabel
    case "accentColor": return .tintColor
    default: return UIColor(paletteName: name)
    }
  }

  /// The numbers in `rgb(…)`, `white(…)` and the like, and in `rgba(…)`, as a colour of UIKit's without a name is called.
  private static func components(of name: String) -> [CGFloat]? {
    guard Color.spellings.contains(where: name.hasPrefix), let open = name.firstIndex(of: "(") else { return nil }
    let numbers = name[name.index(after: open)...].dropLast().split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) }
    }
    return [1, 3, 4].contains(numbers.count) ? numbers : nil
  }
}
