import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Changes of screens that an app's animator makes, and those that a gesture leads.
@MainActor @Suite("Transitions that an app leads", .serialized) struct LedTransitionTests {
  init() { RunState.begin() }

  private let stage = TestWindow()
  private let history = History()
  private let mover = Mover()

  private func navigation(_ names: String...) -> (UINavigationController, [RecordingController]) {
    let pages = names.map { RecordingController($0, history) }
    let controller = UINavigationController()
    controller.setViewControllers(pages, animated: false)
    controller.delegate = mover
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    HostLoop.settle()
    _ = history.take()
    return (controller, pages)
  }
  private func appearances() -> [String] {
    history.take().map { String($0.prefix { $0 != " " }) }.filter { $0.lowercased().hasSuffix("appear") }
  }

  @Test("A push with the delegate's animator ends when the animator says so; then the page stands below the bar")
  func push() throws {
    let (controller, pages) = navigation("A")
    let next = RecordingController("B", history)
    controller.pushViewController(next, animated: true)
    HostLoop.settle()
    let context = try #require(mover.context)
    #expect(mover.operations == ["push A B"])
    #expect(!appearances().contains("B.viewDidAppear"))
    #expect(context.containerView.subviews == [pages[0].view, next.view])
    #expect(context.view(forKey: .from) === pages[0].view && context.finalFrame(for: next) == context.containerView.bounds)
    context.completeTransition(!context.transitionWasCancelled)
    HostLoop.settle()
    #expect(appearances() == ["A.viewDidDisappear", "B.viewDidAppear"])
    #expect(next.view.superview === controller.view && pages[0].view.superview == nil && context.containerView.superview == nil)
    #expect(next.view.frame.minY == controller.navigationBar.frame.maxY)
    #expect(mover.shown == ["B"] && mover.ended == [true])
  }

  @Test("Without animation, and where the delegate has no animator, the page changes as ever")
  func plain() {
    let (controller, _) = navigation("A")
    controller.pushViewController(RecordingController("B", history), animated: false)
    HostLoop.settle()
    mover.animates = false
    controller.popViewController(animated: true)
    HostLoop.settle()
    #expect(mover.operations == ["pop B A"] && mover.context == nil)
    #expect(appearances().suffix(2) == ["B.viewDidDisappear", "A.viewDidAppear"])
  }

  @Test("A pop that a gesture leads and takes back leaves the page where it was")
  func cancelledPop() {
    let (controller, pages) = navigation("A", "B")
    let led = UIPercentDrivenInteractiveTransition()
    mover.leader = led
    controller.popViewController(animated: true)
    var heard: [Bool] = []
    let coordinator = pages[1].transitionCoordinator
    coordinator?.notifyWhenInteractionEnds { heard.append($0.isCancelled) }
    #expect(coordinator?.initiallyInteractive == true)
    led.update(0.4)
    HostLoop.settle()
    #expect(led.percentComplete == 0.4 && coordinator?.percentComplete == 0.4 && heard == [])
    led.cancel()
    #expect(heard == [true] && coordinator?.isCancelled == true)
    HostLoop.settle()
    #expect(controller.viewControllers == pages && controller.navigationBar.items?.count == 2)
    #expect(pages[1].view.superview === controller.view && pages[1].parent === controller && pages[0].view.window == nil)
    #expect(
      appearances() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
        "A.viewDidDisappear",
      ])
    #expect(mover.shown == [] && mover.ended == [false])
  }

  @Test("A pop that a gesture leads to its end shows the page below")
  func finishedPop() {
    let (controller, pages) = navigation("A", "B")
    let led = UIPercentDrivenInteractiveTransition()
    mover.leader = led
    mover.endsAtOnce = true
    controller.popViewController(animated: true)
    HostLoop.settle()
    #expect(mover.shown == [])
    led.update(2)
    led.finish()
    HostLoop.settle()
    #expect(controller.viewControllers == [pages[0]] && pages[1].parent == nil && pages[0].view.superview === controller.view)
    #expect(mover.shown == ["A"] && mover.ended == [true])
  }

  @Test("A dismissal that a gesture leads can be taken back, and done")
  func dismissal() {
    let led = UIPercentDrivenInteractiveTransition()
    mover.endsAtOnce = true
    let shown = RecordingController("S", history)
    shown.transitioningDelegate = mover
    stage.root.present(shown, animated: true)
    HostLoop.settle()
    mover.leader = led
    shown.dismiss(animated: true)
    led.update(0.3)
    led.cancel()
    HostLoop.settle()
    #expect(stage.root.presentedViewController === shown && shown.view.window != nil)
    #expect(appearances().suffix(3) == ["S.viewWillDisappear", "S.viewWillAppear", "S.viewDidAppear"])
    shown.dismiss(animated: true)
    led.finish()
    HostLoop.settle()
    #expect(stage.root.presentedViewController == nil && shown.view.window == nil)
  }

  @Test("A presentation controller hears that what it presents wishes another size, and that the device is turned")
  func sizes() {
    let shown = UIViewController()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = mover
    mover.animates = false
    mover.presents = true
    stage.root.present(shown, animated: true)
    HostLoop.settle()
    shown.preferredContentSize = CGSize(width: 300, height: 120)
    #expect(shown.view.frame.height == 120)
    #expect(SystemDriver.rotate(to: .landscape, in: stage.window))
    HostLoop.settle()
    #expect(mover.drawer?.widths == [844])
  }
}

@MainActor
private final class Mover: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var animates = true
  var endsAtOnce = false
  var presents = false
  var leader: UIPercentDrivenInteractiveTransition?
  var operations: [String] = []
  var shown: [String] = []
  var ended: [Bool] = []
  var context: (any UIViewControllerContextTransitioning)?
  var drawer: Drawer?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let names = [fromVC, toVC].map { ($0 as? RecordingController)?.name ?? "" }
    operations.append("\(operation) \(names[0]) \(names[1])")
    return animates ? self : nil
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { shown.append((viewController as? RecordingController)?.name ?? "") }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animates ? self : nil
  }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    drawer = presents ? Drawer(presentedViewController: presented, presenting: presenting) : nil
    return drawer
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    context = transitionContext
    guard endsAtOnce else { return }
    UIView.animate(
      withDuration: 0.2, animations: { transitionContext.view(forKey: .from)?.alpha = 0 },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class Drawer: UIPresentationController {
  var widths: [CGFloat] = []
  override var frameOfPresentedViewInContainerView: CGRect {
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: containerView?.bounds.size ?? .zero)
    return CGRect(origin: .zero, size: size)
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width, height: max(50, container.preferredContentSize.height)) }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    widths.append(size.width)
  }
}
