import CoreGraphics
import Foundation

/// Manages how a controller is presented.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }
  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .presentation) }
  }
  open var presentedViewController: UIViewController { presented }
  open var presentingViewController: UIViewController { presenting ?? presented }
  open var presentedView: UIView? { presented.viewIfLoaded }
  open var containerView: UIView? { storedContainer ?? presented.viewIfLoaded?.window }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The device is turned while the presentation is on screen.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// The traits of what is presented. A change is told to the controller right after it was told to what is presented.
  open var traitCollection: UITraitCollection { presented.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What is presented wishes another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  {
    parentSize
  }

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The view that holds a presentation of the app's own.
  weak var storedContainer: UIView?
}

@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
  var presentationCompanion: UIPresentationController? {
    if let customTransition { return customTransition.controller }
    // Not the public properties: an app may override one of them, with an answer that asks for this controller again.
    return popoverCompanion ?? sheetCompanion ?? plainPresentation
  }
  /// Of a controller that fills the screen or lies over what is there: made when it is first asked for, as every other one.
  private var plainPresentation: UIPresentationController {
    // One of a style that was set before has no say any more.
    if let present = storedPresentation, type(of: present) == UIPresentationController.self { return present }
    let made = UIPresentationController(presentedViewController: self, presenting: nil)
    storedPresentation = made
    return made
  }
  var popoverCompanion: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || self is UIAlertController || self is UIActivityViewController else { return nil }
    return presentationCompanion(UIPopoverPresentationController(presentedViewController: self, presenting: nil))
  }
  var sheetCompanion: UISheetPresentationController? {
    guard modalPresentationStyle == .pageSheet || modalPresentationStyle == .formSheet || modalPresentationStyle == .automatic
    else { return nil }
    return presentationCompanion(UISheetPresentationController(presentedViewController: self, presenting: nil))
  }

  private func presentationCompanion<T: UIPresentationController>(_ make: @autoclosure () -> T) -> T {
    if let present = storedPresentation as? T { return present }
    let made = make()
    storedPresentation = made
    return made
  }
}
