import Foundation

/// A picture of an asset catalog; Xcode writes one constant for each.
public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
  @_spi(CellHarness) public var assetName: String { name }
  let name: String
  private let bundle: Bundle
}

/// A color of an asset catalog; Xcode writes one constant for each.
public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
  @_spi(CellHarness) public var assetName: String { name }
  let name: String
  private let bundle: Bundle
}

extension UIImage {
  /// The picture with that name; like every picture here it is known by it.
  public convenience init(resource: ImageResource) {
    let named = UIImage(named: resource.name)
    self.init(identity: named?.identity ?? resource.name, size: named?.baseSize ?? .zero)
  }

  // Pictures that UIKit itself has: symbols with a name.
  public class var add: UIImage { system("plus.circle.fill") }
  public class var remove: UIImage { system("minus.circle.fill") }
  public class var checkmark: UIImage { system("checkmark") }
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }
  public class var actions: UIImage { system("ellipsis") }

  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIColor {
  /// The color with that name; like every color of an asset catalog here it is known by it.
  public convenience init(resource: ColorResource) { self.init(storage: .asset(resource.name)) }
}
