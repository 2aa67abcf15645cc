import Foundation

/// The classes an app registered by identifier (LC-30).
@MainActor final class ViewRegistry {
  private var classes: [ReusePool.Key: UICollectionReusableView.Type] = [:]

  /// Registers a class, or takes a registration back.
  func register(_ viewClass: AnyClass?, _ key: ReusePool.Key) {
    classes[key] = viewClass as? UICollectionReusableView.Type
  }

  /// The class for an identifier, if somebody registered one.
  func viewClass(for key: ReusePool.Key) -> UICollectionReusableView.Type? { classes[key] }

  /// Identifiers registered for a kind, sorted.
  func identifiers(of kind: String) -> [String] { classes.keys.filter { $0.kind == kind }.map(\.identifier).sorted() }
}
