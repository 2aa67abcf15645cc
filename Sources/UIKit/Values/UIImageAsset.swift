import Foundation
import HeadlessCore

/// The pictures that stand for one another in other traits: in the dark, at another scale.
open class UIImageAsset: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  init(of image: UIImage) {
    pictures = [(UITraitCollection(), image)]
    super.init()
  }

  private var pictures: [(traits: UITraitCollection, image: UIImage)] = []

  /// The picture with the most traits among those whose traits are all asked for; without one, the first.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = pictures.filter { traitCollection.containsTraits(in: $0.traits) }
    // One has more traits than another if it has that one's too; of two that are as good the later one.
    func covered(_ traits: UITraitCollection) -> Int { fitting.count { traits.containsTraits(in: $0.traits) } }
    let most = fitting.map { covered($0.traits) }.max()
    let found = fitting.last { covered($0.traits) == most } ?? pictures.first
    return found?.image ?? UIImage()
  }
  /// From now on the picture has this asset, and an image view shows the one of its own traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    pictures.append((traitCollection, image))
    image.storedAsset = self
  }
  open func unregisterImage(with traitCollection: UITraitCollection) {
    pictures.removeAll { $0.traits == traitCollection }
  }
}

extension UIImage {
  /// Nil for a symbol. A picture that no asset was given for has one of its own, with itself in it.
  public var imageAsset: UIImageAsset? {
    if let storedAsset { return storedAsset }
    guard !isSymbol else { return nil }
    let asset = UIImageAsset(of: self)
    storedAsset = asset
    return asset
  }
  /// The picture that its asset has for these traits; without an asset, itself.
  func resolved(for traits: UITraitCollection) -> UIImage { storedAsset?.image(with: traits) ?? self }

  // MARK: As before iOS 6

  /// The point behind the caps is what stretches. Nought stretches the whole picture.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
  public var leftCapWidth: Int { Int(capInsets.left) }
  public var topCapHeight: Int { Int(capInsets.top) }

  /// Pictures whose names end in numbers from nought or one on, as one that moves; nil if there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    // Where no folder is named every name is taken to exist: the series would not end.
    let most = AppResources.isNamed ? 1024 : 0
    var pictures: [UIImage] = []
    for number in 0...most {
      if let picture = UIImage(named: "\(name)\(number)") { pictures.append(picture) } else if number > 0 { break }
    }
    return animatedImage(with: pictures, duration: duration)
  }
}
