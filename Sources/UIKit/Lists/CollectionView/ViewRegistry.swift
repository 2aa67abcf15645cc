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

  /// The class for an identifier, if somebody registered one.
  func viewClass(for key: ReusePool.Key) -> UICollectionReusableView.Type? {
    if classes[key] == nil, let nib = nibs[key] { missing("the nib \(nib)") }
    return classes[key]
  }

  /// Identifiers registered for a kind, sorted.
  func identifiers(of kind: String) -> [String] { classes.keys.filter { $0.kind == kind }.map(\.identifier).sorted() }
}
