import CoreGraphics

extension UIImage {
  /// A picture that a library of the system's has under this name.
  @_spi(CellHarness) public convenience init(picture name: String, size: CGSize) { self.init(identity: name, size: size) }
}
