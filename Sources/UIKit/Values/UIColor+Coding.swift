import CoreGraphics
import Foundation

extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Colours of the palette and of the app's assets go by their names, others by their components; a closure can't be kept: what it makes
  /// of the present traits is.
  func write(to coder: NSCoder) {
    switch storage {
    case .named(let name): coder.encode(name as NSString, forKey: CodingName.palette)
    case .asset(let name): coder.encode(name as NSString, forKey: CodingName.asset)
    case .components, .faded, .dynamic:
      for (part, key) in zip(components(.current), CodingName.parts) { coder.encode(Double(part), forKey: key) }
    }
  }

  static func storage(in coder: NSCoder) -> Storage? {
    if let name = text(CodingName.palette, in: coder) { return .named(name) }
    if let name = text(CodingName.asset, in: coder) { return .asset(name) }
    guard coder.containsValue(forKey: CodingName.parts[0]) else { return nil }
    let parts = CodingName.parts.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    return .components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Asking for what is not there fails the whole archive.
  private static func text(_ key: String, in coder: NSCoder) -> String? {
    guard coder.containsValue(forKey: key) else { return nil }
    return coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" }
  }

  private enum CodingName {
    static let palette = "UISystemColorName"
    static let asset = "UIAssetColorName"
    static let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
  }
}
