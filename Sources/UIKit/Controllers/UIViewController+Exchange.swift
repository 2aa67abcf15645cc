import Foundation

extension UIViewController {
  /// The second view comes beside the first, which goes when the animation has ended; both controllers hear of it.
  func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard old.storedParent === self, new.storedParent === self else {
      raise(
        "VC-08",
        "Children view controllers <\(type(of: old))> and <\(type(of: new))> must have a common parent view controller when "
          + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }
    let forwards = shouldAutomaticallyForwardAppearanceMethods
    let animated = duration > 0 && UIView.areAnimationsEnabled
    if forwards {
      old.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    if new.view.superview == nil { old.view.superview?.addSubview(new.view) }
    UIView.runAnimations(duration, 0, animations ?? {}) { finished in
      old.view.removeFromSuperview()
      if forwards {
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      }
      completion?(finished)
    }
  }

  /// A property that has the controller's view loaded before it is read: `viewDidLoad()` or `loadView()` sets it.
  @propertyWrapper public struct ViewLoading<Value> {
    public init() {}
    public init(wrappedValue: Value) { stored = wrappedValue }

    private var stored: Value?

    @available(*, unavailable, message: "@ViewLoading belongs to properties of view controllers")
    public var wrappedValue: Value {
      get { preconditionFailure("@ViewLoading belongs to properties of view controllers") }
      set { stored = newValue }
    }

    @MainActor
    public static subscript<Owner: UIViewController>(
      _enclosingInstance owner: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Owner, ViewLoading<Value>>
    ) -> Value {
      get {
        if owner[keyPath: storageKeyPath].stored == nil { owner.loadViewIfNeeded() }
        guard let value = owner[keyPath: storageKeyPath].stored else {
          preconditionFailure("a @ViewLoading property of \(type(of: owner)) was read before the view had set it")
        }
        return value
      }
      set { owner[keyPath: storageKeyPath].stored = newValue }
    }
  }
}
