import Foundation
import HeadlessCore

/// What `init?(coder:)` gets for an object of an interface file.
///
/// Classes of UIKit take their values from the file at the end of their own initialiser, as on a phone: what an app's `init?(coder:)`
/// does after `super.init(coder:)` comes later and finds the values and subviews there.
final class NibCoder: NSCoder {
  let loading: NibLoading
  let element: NibElement

  init(_ loading: NibLoading, _ element: NibElement) {
    self.loading = loading
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject() -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension NSCoder {
  /// An attribute of the object's element, for what must be known before the object is there.
  @MainActor func nibValue(_ name: String) -> NibValue? {
    guard let coder = self as? NibCoder, let text = coder.element.attributes[name] else { return nil }
    return coder.loading.value(text)
  }

  /// What the object's element holds under a key.
  @MainActor func nibObject(_ key: String) -> AnyObject? {
    guard let coder = self as? NibCoder, let element = coder.element.child(key: key) else { return nil }
    return coder.loading.object(of: element)
  }

  @MainActor var nibCellStyle: UITableViewCell.CellStyle {
    switch nibValue("style")?.text {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}

extension UIView {
  /// Called at the end of the initialisers with a coder of UIKit's classes: the one of the nearest class takes the values.
  func takeValues(from coder: NSCoder, as type: UIView.Type) {
    guard let coder = coder as? NibCoder, NibCoder.nearest(Swift.type(of: self)) == ObjectIdentifier(type) else { return }
    coder.loading.fill(self, coder.element)
  }
}

extension UIViewController {
  func takeValues(from coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return }
    coder.loading.fill(self, coder.element)
  }
}

extension NibCoder {
  /// Classes whose initialiser does something after that of their superclass.
  @MainActor private static let finishing: Set<ObjectIdentifier> = Set(
    [
      UIView.self, UIScrollView.self, UITableView.self, UICollectionView.self, UITableViewCell.self, UICollectionViewCell.self,
      UITableViewHeaderFooterView.self, UIImageView.self, UILabel.self, UIStackView.self, UIVisualEffectView.self,
    ].map { ObjectIdentifier($0 as AnyClass) })

  @MainActor fileprivate static func nearest(_ type: AnyClass) -> ObjectIdentifier {
    var present: AnyClass = type
    while !finishing.contains(ObjectIdentifier(present)), let above = DeclaredMethods.superclass(of: present) { present = above }
    return ObjectIdentifier(present)
  }
}
