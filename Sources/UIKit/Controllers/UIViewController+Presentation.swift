import CoreGraphics
import Foundation
import HeadlessCore

/// What code may do alongside a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var transitionDuration: TimeInterval { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations and completions alongside a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Hears of the end of a gesture, as what replaced it does.
  @available(iOS, deprecated: 10.0, renamed: "notifyWhenInteractionChanges(_:)")
  public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    notifyWhenInteractionChanges(handler)
  }
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// The one coordinator there is: animations apply at once, or when the new size is there; completions wait for the end.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  private(set) var isCancelled = false
  /// True while a gesture leads.
  var isInteractive = false {
    didSet { if isInteractive { initiallyInteractive = true } }
  }
  private(set) var initiallyInteractive = false
  var percentComplete: CGFloat = 0
  var transitionDuration: TimeInterval { isAnimated ? TransitionCoordinator.duration : 0 }
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  static let duration = 0.35

  /// Animations that wait for the size to change; nil if they need not.
  private var waiting: [(any UIViewControllerTransitionCoordinatorContext) -> Void]?

  private weak var from: UIViewController?
  private weak var to: UIViewController?

  init(isAnimated: Bool, changesSize: Bool = false, from: UIViewController? = nil, to: UIViewController? = nil) {
    self.isAnimated = isAnimated
    (self.from, self.to) = (from, to)
    waiting = changesSize ? [] : nil
    super.init()
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation, waiting?.append(animation) == nil { animation(self) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  private var awaitingInteraction: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    awaitingInteraction.append(handler)
  }
  /// The gesture that led is over.
  func endInteraction(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isInteractive = false
    for handler in awaitingInteraction { handler(self) }
  }

  let isInterruptible = false
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  var presentationStyle: UIModalPresentationStyle { to?.modalPresentationStyle ?? .none }
  var containerView: UIView { to?.viewIfLoaded?.superview ?? from?.viewIfLoaded?.superview ?? UIView() }
  let targetTransform = CGAffineTransform.identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  /// The size has changed: what runs alongside does now.
  func runAnimations() {
    let animations = waiting ?? []
    waiting = nil
    for animation in animations { animation(self) }
  }

  func finish() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}

extension UIViewController {
  func show(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let window = storedView?.window else {
      return warn(
        "Warning: Attempt to present <\(type(of: presented))> on <\(type(of: self))> whose view is not in the window "
          + "hierarchy!")
    }
    // A presentation belongs to the outermost container.
    var presenter = self
    while let parent = presenter.storedParent ?? (presenter as? UISearchController)?.screenBelowResults { presenter = parent }
    if let present = presenter.storedPresented {
      return warn(
        "Warning: Attempt to present <\(type(of: presented))> on <\(type(of: presenter))> which is already presenting "
          + "<\(type(of: present))>")
    }
    presenter.storedPresented = presented
    presented.storedPresenting = presenter
    presented.presentationPhase = .presenting
    presented.loadViewIfNeeded()
    guard let view = presented.storedView else { return }
    let coversAll = presented.modalPresentationStyle == .fullScreen
    let transition = TransitionCoordinator(isAnimated: animated, from: presenter, to: presented)
    presented.coordinator = transition
    if coversAll {
      presenter.coordinator = transition
      presenter.beginTransition(false, animated)
    }
    presented.beginTransition(true, animated)
    let end: @MainActor () -> Void = {
      if coversAll { presenter.storedView?.removeFromSuperview() }
      presented.coordinator = nil
      presented.endTransition()
      if coversAll {
        presenter.coordinator = nil
        presenter.endTransition()
      }
      presented.presentationPhase = .none
      transition.finish()
      completion?()
    }
    if let custom = CustomTransition(presented, by: presenter, source: self, animated: animated) {
      presented.customTransition = custom
      presented.storedPresentation = custom.controller
      return custom.present(in: window, after: transition.transitionDuration, then: end)
    }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    UIView.later(transition.transitionDuration, "presentation of \(type(of: presented))", end)
  }

  /// The controller that presents something, or the nearest of its parents that does.
  private var nearestThatPresents: UIViewController? {
    var next: UIViewController? = self
    while let present = next, present.storedPresented == nil { next = present.storedParent }
    return next
  }

  private func warn(_ text: String) { Probe.post(.warning(ledgerID: "VC-10", text: text)) }

  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    // Asked of the presented controller itself (or something inside it), the message goes to who presents it.
    var presenter = self
    while presenter.storedPresented == nil {
      if let above = presenter.storedPresenting {
        presenter = above
        break
      }
      if let parent = presenter.storedParent {
        presenter = parent
        continue
      }
      let search = presenter as? UISearchController
      // What results present is shown by the searched screen: that goes first, and the search stays.
      if let owner = search?.screenBelowResults?.nearestThatPresents {
        presenter = owner
        continue
      }
      // A search, or results, that are told to leave and present nothing end the search.
      if let search, search.storedPresenting == nil { search.isActive = false }
      completion?()
      return
    }
    guard let presented = presenter.storedPresented else { return }
    if let inner = presented.storedPresented { inner.storedView?.removeFromSuperview() }
    presented.presentationPhase = .dismissing
    let transition = TransitionCoordinator(isAnimated: animated, from: presented, to: presenter)
    presented.coordinator = transition
    presented.beginTransition(false, animated)
    let window = presented.storedView?.window
    let comesBack = presented.modalPresentationStyle == .fullScreen
    if comesBack, let window, let view = presenter.storedView {
      presenter.coordinator = transition
      presenter.beginTransition(true, animated)
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
    presenter.storedPresented = nil
    presented.storedPresenting = nil
    let end: @MainActor () -> Void = {
      presented.storedView?.removeFromSuperview()
      presented.coordinator = nil
      presented.endTransition()
      if comesBack {
        presenter.coordinator = nil
        presenter.endTransition()
      }
      presented.presentationPhase = .none
      presented.forgetPresented()
      transition.finish()
      completion?()
    }
    let custom =
      presented.customTransition
      ?? window.flatMap { CustomTransition(dismissing: presented, from: presenter, in: $0, animated: animated) }
    if let custom {
      presented.customTransition = nil
      return custom.dismiss(
        animated: animated, after: transition.transitionDuration, then: end,
        cancelled: {
          presenter.storedPresented = presented
          presented.storedPresenting = presenter
          presented.customTransition = custom
          if comesBack {
            presenter.beginTransition(false, animated)
            presenter.storedView?.removeFromSuperview()
            presenter.coordinator = nil
            presenter.endTransition()
          }
          presented.coordinator = nil
          presented.presentationPhase = .none
          presented.beginTransition(true, animated)
          presented.endTransition()
          transition.finish()
        })
    }
    UIView.later(transition.transitionDuration, "dismissal of \(type(of: presented))", end)
  }

  /// What stood in front of a controller that was dismissed is gone with it: an alert that is kept would keep by its handlers who asked.
  private func forgetPresented() {
    guard let inner = storedPresented else { return }
    inner.forgetPresented()
    inner.storedView?.removeFromSuperview()
    inner.storedPresenting = nil
    storedPresented = nil
  }
}
