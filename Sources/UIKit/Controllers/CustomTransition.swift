import CoreGraphics
import Foundation

/// A presentation of the app's own: with its presentation controller, its animators, or both.
@MainActor final class CustomTransition {
  /// Nil if the presented controller leaves its presentation to UIKit.
  init?(_ presented: UIViewController, by presenter: UIViewController, source: UIViewController, animated: Bool) {
    guard let delegate = presented.transitioningDelegate else { return nil }
    let controller =
      presented.modalPresentationStyle == .custom
      ? delegate.presentationController(forPresented: presented, presenting: presenter, source: source) : nil
    let animator =
      animated ? delegate.animationController(forPresented: presented, presenting: presenter, source: source) : nil
    guard controller != nil || animator != nil else { return nil }
    self.presented = presented
    self.presenter = presenter
    self.controller = controller ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    presentingAnimator = animator
    dismissingAnimator = nil
    container = ContainerView(frame: .zero)
    container.controller = self.controller
    self.controller.storedContainer = container
  }

  /// For a presentation that UIKit made, and whose delegate came later: it is dismissed by the app's animator. Nil if it has none.
  init?(dismissing presented: UIViewController, from presenter: UIViewController, in window: UIWindow, animated: Bool) {
    guard animated, let view = presented.viewIfLoaded, let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented)
    else { return nil }
    self.presented = presented
    self.presenter = presenter
    controller = UIPresentationController(presentedViewController: presented, presenting: presenter)
    presentingAnimator = nil
    dismissingAnimator = animator
    container = ContainerView(frame: window.bounds)
    container.controller = controller
    controller.storedContainer = container
    window.addSubview(container)
    container.addSubview(view)
  }

  let controller: UIPresentationController

  func present(in window: UIWindow, after duration: TimeInterval, then end: @escaping @MainActor () -> Void) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    controller.presentationTransitionWillBegin()
    let frame = controller.frameOfPresentedViewInContainerView
    controller.presentedView?.frame = frame
    let done: @MainActor (Bool) -> Void = { [controller] _ in
      controller.presentationTransitionDidEnd(true)
      end()
    }
    let context = TransitionContext(container, .presentation, from: presenter, to: presented, frame: frame, done)
    if let presentingAnimator {
      context.begin(presentingAnimator, ledBy: nil)
    } else {
      if let view = controller.presentedView { container.addSubview(view) }
      UIView.later(duration, "presentation of \(type(of: presented))") { done(true) }
    }
  }

  /// - Parameter cancelled: The user took the dismissal back.
  func dismiss(
    animated: Bool, after duration: TimeInterval, then end: @escaping @MainActor () -> Void,
    cancelled: @escaping @MainActor () -> Void
  ) {
    controller.dismissalTransitionWillBegin()
    let done: @MainActor (Bool) -> Void = { [controller, container] didComplete in
      if didComplete { container.removeFromSuperview() }
      controller.dismissalTransitionDidEnd(didComplete)
      didComplete ? end() : cancelled()
    }
    let frame = controller.frameOfPresentedViewInContainerView
    let context = TransitionContext(container, .dismissal, from: presented, to: presenter, frame: frame, done)
    context.coordinator = presented.coordinator
    let delegate = presented.transitioningDelegate
    guard animated, let animator = dismissingAnimator ?? delegate?.animationController(forDismissed: presented) else {
      UIView.later(duration, "dismissal of \(type(of: presented))") { done(true) }
      return
    }
    context.begin(animator, ledBy: delegate?.interactionControllerForDismissal(using: animator))
  }

  private let presented: UIViewController
  private let presenter: UIViewController
  private let presentingAnimator: (any UIViewControllerAnimatedTransitioning)?
  /// The one that was asked for already.
  private let dismissingAnimator: (any UIViewControllerAnimatedTransitioning)?
  private let container: ContainerView
}

/// Holds the presented view and tells the presentation controller when it is laid out.
private final class ContainerView: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
