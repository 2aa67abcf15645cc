import Foundation

/// The classes an app registered by identifier (LC-30).
@MainActor final class ViewRegistry {
  private var classes: [ReusePool.Key: UICollectionReusableView.Type] = [:]

  /// Registers a class, or takes a registration back.
  func register(_ viewClass: AnyClass?, _ key: ReusePool.Key) {
    classes[key] = viewClass as? UICollectionReusableView.Type
  }

  /// Registers an interface file, or takes a registration back. The view it holds can't be made here.
  func register(_ nib: UINib?, _ key: ReusePool.Key) {
    nibs[key] = nib?.name
    if nib != nil { classes[key] = nil }
  }

  private var nibs: [ReusePool.Key: String] = [:]

  /// The class for an identifier; the app ends if there is none (LC-X01).
  func viewClass(for key: ReusePool.Key) -> UICollectionReusableView.Type {
    if classes[key] == nil, let nib = nibs[key] { missing("the nib \(nib)") }
    guard let found = classes[key] else { raise("LC-X01", ListTexts.notRegistered(key.kind, key.identifier)) }
    return found
  }
}
