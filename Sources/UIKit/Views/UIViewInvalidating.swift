import Foundation

/// What of a view is stale when one of its properties has another value.
public protocol UIViewInvalidating {
  @MainActor func invalidate(view: UIView)
}

extension UIView {
  /// Kinds of what can be stale.
  public enum Invalidations {
    public struct Layout: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    public struct Display: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    public struct Constraints: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// The configuration of a cell, a header or a button.
    public struct Configuration: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) {
        switch view {
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }
    /// Two kinds at once.
    public struct Tuple<Invalidation1, Invalidation2>: UIViewInvalidating
    where Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating {
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        first = invalidation1
        second = invalidation2
      }
      private let first: Invalidation1
      private let second: Invalidation2
      @MainActor public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose changes make something of the view stale: `@Invalidating(.layout) var spacing = 8`.
  @propertyWrapper public struct Invalidating<Value, InvalidationType>
  where Value: Equatable, InvalidationType: UIViewInvalidating {
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      stored = wrappedValue
      self.invalidation = invalidation
    }
    public init<InvalidationType1, InvalidationType2>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
    )
    where
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
      InvalidationType == Invalidations.Tuple<InvalidationType1, InvalidationType2>
    {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(invalidation1, invalidation2))
    }
    public init<InvalidationType1, InvalidationType2, InvalidationType3>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3
    )
    where
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating, InvalidationType3: UIViewInvalidating,
      InvalidationType == Invalidations.Tuple<Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3>
    {
      self.init(
        wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
    }

    private var stored: Value
    private let invalidation: InvalidationType

    @available(*, unavailable, message: "@Invalidating belongs to properties of views")
    public var wrappedValue: Value {
      get { preconditionFailure("@Invalidating belongs to properties of views") }
      set { stored = newValue }
    }

    @MainActor
    public static subscript<Owner: UIView>(
      _enclosingInstance owner: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Owner, Invalidating<Value, InvalidationType>>
    ) -> Value {
      get { owner[keyPath: storageKeyPath].stored }
      set {
        guard owner[keyPath: storageKeyPath].stored != newValue else { return }
        owner[keyPath: storageKeyPath].stored = newValue
        owner[keyPath: storageKeyPath].invalidation.invalidate(view: owner)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: Self { Self() }
}
