import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Tabs that an app's animator changes, and what is asked only when a screen goes.
@MainActor @Suite("Transitions of tabs", .serialized) struct TabTransitionTests {
  init() { RunState.begin() }

  private let stage = TestWindow()
  private let history = History()
  private let mover = Mover()

  private func tabs(_ names: String...) -> (UITabBarController, [RecordingController]) {
    let pages = names.map { RecordingController($0, history) }
    let controller = UITabBarController()
    controller.viewControllers = pages
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

  @Test("The delegate's animator changes the tab, whether a finger or the app chose it", arguments: [true, false])
  func animated(byFinger: Bool) throws {
    let (controller, pages) = tabs("A", "B")
    if byFinger { controller.userChooses(1) } else { controller.selectedIndex = 1 }
    let context = try #require(mover.context)
    #expect(mover.asked == ["A B"] && controller.selectedIndex == 1)
    #expect(context.containerView.subviews == [pages[0].view, pages[1].view])
    #expect(context.finalFrame(for: pages[1]) == context.containerView.bounds)
    HostLoop.settle()
    #expect(!appearances().contains("B.viewDidAppear"))
    context.completeTransition(true)
    HostLoop.settle()
    #expect(appearances() == ["A.viewDidDisappear", "B.viewDidAppear"])
    #expect(pages[1].view.superview === controller.view && pages[0].view.superview == nil)
    #expect(pages[1].view.frame.maxY == controller.tabBar.frame.minY && context.containerView.superview == nil)
  }

  @Test("A change that a gesture takes back leaves the tab where it was")
  func cancelled() {
    let (controller, pages) = tabs("A", "B")
    let led = UIPercentDrivenInteractiveTransition()
    mover.leader = led
    controller.selectedIndex = 1
    led.update(0.3)
    led.cancel()
    HostLoop.settle()
    #expect(controller.selectedIndex == 0 && pages[0].view.superview === controller.view && pages[1].view.window == nil)
    #expect(appearances().suffix(2) == ["A.viewDidAppear", "B.viewDidDisappear"] || appearances().isEmpty)
  }

  @Test("Without an animator, and outside of a window, the tab changes at once")
  func plain() {
    let (controller, pages) = tabs("A", "B")
    mover.animates = false
    controller.selectedIndex = 1
    #expect(pages[1].view.superview === controller.view && mover.asked == ["A B"])
    let hidden = UITabBarController()
    hidden.viewControllers = [UIViewController(), UIViewController()]
    hidden.delegate = mover
    hidden.loadViewIfNeeded()
    hidden.selectedIndex = 1
    #expect(mover.asked == ["A B"])
  }

  @Test("Other tabs: what was selected stays it; else the animator brings what has its place")
  func otherTabs() throws {
    let (controller, pages) = tabs("A", "B", "C")
    controller.selectedIndex = 1
    mover.context?.completeTransition(true)
    HostLoop.settle()
    controller.setViewControllers([pages[1], pages[2]], animated: true)
    #expect(controller.selectedViewController === pages[1] && mover.asked == ["A B"])
    let new = [RecordingController("D", history), RecordingController("E", history)]
    controller.setViewControllers(new, animated: true)
    #expect(mover.asked == ["A B", "B D"])
    mover.context?.completeTransition(true)
    HostLoop.settle()
    #expect(new[0].view.superview === controller.view && pages[1].parent == nil && controller.children == new)
  }

  @Test("A screen presented without an animator is dismissed by that of a delegate it got since")
  func lateDelegate() throws {
    let shown = RecordingController("S", history)
    stage.root.present(shown, animated: true)
    HostLoop.settle()
    shown.transitioningDelegate = mover
    var isDone = false
    shown.dismiss(animated: true) { isDone = true }
    let context = try #require(mover.context)
    #expect(context.viewController(forKey: .from) === shown && context.view(forKey: .from) === shown.view)
    HostLoop.settle()
    #expect(!isDone && shown.view.window != nil)
    context.completeTransition(true)
    HostLoop.settle()
    #expect(isDone && shown.view.window == nil && stage.root.presentedViewController == nil)
  }

  @Test("Pages made without a style are those of a book, and can be shown")
  func plainPages() {
    let pages = UIPageViewController()
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    let first = UIViewController()
    pages.setViewControllers([first], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    HostLoop.settle()
    #expect(first.view.window === stage.window)
  }
}

@MainActor
private final class Mover: NSObject, UITabBarControllerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var animates = true
  var leader: UIPercentDrivenInteractiveTransition?
  var asked: [String] = []
  var context: (any UIViewControllerContextTransitioning)?

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append([fromVC, toVC].map { ($0 as? RecordingController)?.name ?? "" }.joined(separator: " "))
    return animates ? self : nil
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    context = transitionContext
    guard leader != nil else { return }
    UIView.animate(
      withDuration: 0.2, animations: { transitionContext.view(forKey: .from)?.alpha = 0 },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
