import CoreGraphics
import Foundation

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(identity: "asset:\(name)", size: CGSize(width: 24, height: 24))
  }
}
