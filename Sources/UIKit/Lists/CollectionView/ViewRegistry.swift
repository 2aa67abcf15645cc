import CoreGraphics
import Foundation

/// The classes and nibs an app registered by identifier (LC-30).
@MainActor final class ViewRegistry {
  private enum Source {
    case type(UICollectionReusableView.Type)
    case nib(UINib)
  }
  private var sources: [ReusePool.Key: Source] = [:]

  /// Registers a class, or takes a registration back.
  func register(_ viewClass: AnyClass?, _ key: ReusePool.Key) {
    sources[key] = (viewClass as? UICollectionReusableView.Type).map { .type($0) }
  }

  /// Registers an interface file, or takes a registration back.
  func register(_ nib: UINib?, _ key: ReusePool.Key) { sources[key] = nib.map { .nib($0) } }

  /// Makes views of an identifier, with a frame; nil if nobody registered it.
  func maker(for key: ReusePool.Key) -> ((CGRect) -> UICollectionReusableView)? {
    switch sources[key] {
    case .type(let type): { ViewConstruction.make(type, frame: $0) }
    case .nib(let nib):
      { frame in
        let view = nib.reusable(UICollectionReusableView.self, key.identifier)
        view.frame = frame
        return view
      }
    case nil: nil
    }
  }

  /// Identifiers registered for a kind, sorted.
  func identifiers(of kind: String) -> [String] { sources.keys.filter { $0.kind == kind }.map(\.identifier).sorted() }
}
