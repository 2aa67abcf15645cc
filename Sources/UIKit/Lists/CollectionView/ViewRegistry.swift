import Foundation

/// The classes an app registered by identifier (LC-30).
@MainActor final class ViewRegistry {
  private var classes: [ReusePool.Key: UICollectionReusableView.Type] = [:]

  /// Registers a class, or takes a registration back.
  func register(_ viewClass: AnyClass?, _ key: ReusePool.Key) {
    classes[key] = viewClass as? UICollectionReusableView.Type
  }

  /// The class for an identifier; the app ends if there is none (LC-X01).
  func viewClass(for key: ReusePool.Key) -> UICollectionReusableView.Type {
    guard let found = classes[key] else { raise("LC-X01", ListTexts.notRegistered(key.kind, key.identifier)) }
    return found
  }
}
