/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
