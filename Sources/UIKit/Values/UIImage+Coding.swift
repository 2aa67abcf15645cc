import CoreGraphics
import Foundation

extension UIImage: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// A picture is kept by what it is known by, with its size, its mode and its tint; the configuration of a symbol is not kept.
  public func encode(with coder: NSCoder) {
    coder.encode(identity as NSString, forKey: Kept.name)
    coder.encode(isSymbol, forKey: Kept.symbol)
    coder.encode(storedMode.rawValue, forKey: Kept.mode)
    for (part, key) in zip([baseSize.width, baseSize.height, fitting.scale], Kept.sizes) {
      coder.encode(Double(part), forKey: key)
    }
    if let tint { coder.encode(tint, forKey: Kept.tint) }
  }

  /// What an archive has of a picture.
  struct Kept {
    static let name = "UIImageName"
    static let symbol = "UISymbolImage"
    static let mode = "UIRenderingMode"
    static let sizes = ["UIImageWidth", "UIImageHeight", "UIScale"]
    static let tint = "UITintColor"

    let identity: String
    let isSymbol: Bool
    let size: CGSize
    let mode: RenderingMode
    let scale: CGFloat
    let tint: UIColor?

    /// Asking for what is not there fails the whole archive.
    init?(_ coder: NSCoder) {
      guard coder.containsValue(forKey: Self.name), let name = coder.decodeObject(of: NSString.self, forKey: Self.name) else {
        return nil
      }
      let sizes = Self.sizes.map { CGFloat(coder.decodeDouble(forKey: $0)) }
      identity = "\(name)"
      isSymbol = coder.decodeBool(forKey: Self.symbol)
      mode = RenderingMode(rawValue: coder.decodeInteger(forKey: Self.mode)) ?? .automatic
      size = CGSize(width: sizes[0], height: sizes[1])
      scale = sizes[2]
      tint = coder.containsValue(forKey: Self.tint) ? coder.decodeObject(of: UIColor.self, forKey: Self.tint) : nil
    }
  }
}
