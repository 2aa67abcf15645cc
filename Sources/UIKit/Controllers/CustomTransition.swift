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
    container = ContainerView(frame: .zero)
    container.controller = self.controller
    self.controller.storedContainer = container
  }

  let controller: UIPresentationController

  func present(in window: UIWindow, after duration: TimeInterval, then end: @escaping @MainActor () -> Void) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    controller.presentationTransitionWillBegin()
    let frame = controller.frameOfPresentedViewInContainerView
    controller.presentedView?.frame = frame
    let done: @MainActor () -> Void = { [controller] in
      controller.presentationTransitionDidEnd(true)
      end()
    }
    let context = TransitionContext(container, from: presenter, to: presented, frame: frame, isPresenting: true, done)
    if let presentingAnimator {
      context.animator = presentingAnimator
      presentingAnimator.animateTransition(using: context)
    } else {
      if let view = controller.presentedView { container.addSubview(view) }
      UIView.later(duration, "presentation of \(type(of: presented))", done)
    }
  }

  func dismiss(animated: Bool, after duration: TimeInterval, then end: @escaping @MainActor () -> Void) {
    controller.dismissalTransitionWillBegin()
    let done: @MainActor () -> Void = { [controller, container] in
      container.removeFromSuperview()
      controller.dismissalTransitionDidEnd(true)
      end()
    }
    let frame = controller.frameOfPresentedViewInContainerView
    let context = TransitionContext(container, from: presented, to: presenter, frame: frame, isPresenting: false, done)
    if animated, let animator = presented.transitioningDelegate?.animationController(forDismissed: presented) {
      context.animator = animator
      animator.animateTransition(using: context)
    } else {
      UIView.later(duration, "dismissal of \(type(of: presented))", done)
    }
  }

  private let presented: UIViewController
  private let presenter: UIViewController
  private let presentingAnimator: (any UIViewControllerAnimatedTransitioning)?
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

private final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  init(
    _ container: UIView, from: UIViewController, to: UIViewController, frame: CGRect, isPresenting: Bool,
    _ end: @escaping @MainActor () -> Void
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.frame = frame
    self.isPresenting = isPresenting
    self.end = end
    super.init()
  }

  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let targetTransform = CGAffineTransform.identity
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var presentationStyle: UIModalPresentationStyle { (isPresenting ? to : from).modalPresentationStyle }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    end()
    animator?.animationEnded(didComplete)
  }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .from ? from : to }
  /// The presenter's view stays where it is, so that only the presented one is handed out.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    isPresenting == (key == .to) ? (isPresenting ? to : from).viewIfLoaded : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect { isPresenting && vc === to ? .zero : vc.viewIfLoaded?.frame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === (isPresenting ? to : from) ? frame : vc.viewIfLoaded?.frame ?? .zero
  }

  private let from: UIViewController
  private let to: UIViewController
  private let frame: CGRect
  private let isPresenting: Bool
  private var end: (@MainActor () -> Void)?
}
