import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Presentations of the app's own", .serialized) struct CustomTransitionTests {
  init() { RunState.begin() }

  private let stage = TestWindow()
  private var root: UIViewController { stage.root }
  private var window: UIWindow { stage.window }

  @Test("A presentation controller places the view and hears of the beginning and the end")
  func placement() {
    let transitions = Transitions(animates: false)
    let shown = UIViewController()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitions
    var isPresented = false
    root.present(shown, animated: true) { isPresented = true }
    HostLoop.settle()
    #expect(isPresented)
    #expect(shown.view.frame == CGRect(x: 0, y: 500, width: 390, height: 344))
    #expect(shown.presentationController === transitions.controller)
    shown.dismiss(animated: true)
    HostLoop.settle()
    #expect(shown.view.window == nil)
    #expect(transitions.history == ["will begin", "did end true", "will dismiss", "did dismiss true"])
  }

  @Test("A presentation controller has the traits of what it presents, and hears of a change after it was told there")
  func traits() {
    let transitions = Transitions(animates: false)
    let shown = UIViewController()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitions
    root.present(shown, animated: true)
    HostLoop.settle()
    let before = transitions.history.count
    window.overrideUserInterfaceStyle = .dark
    HostLoop.settle()
    #expect(transitions.controller?.traitCollection.userInterfaceStyle == .dark)
    #expect(transitions.history.dropFirst(before) == ["was light"])
  }

  @Test("A transition with an animator ends when the animator says so, and not before")
  func animator() {
    let transitions = Transitions(animates: true)
    let shown = Appearing()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitions
    root.present(shown, animated: true)
    HostLoop.settle()
    #expect(!shown.hasAppeared)
    transitions.finish?()
    HostLoop.settle()
    #expect(shown.hasAppeared)
    #expect(shown.view.superview === transitions.controller?.containerView)
  }

  @Test("Another style than custom asks for no presentation controller")
  func otherStyle() {
    let transitions = Transitions(animates: false)
    let shown = UIViewController()
    shown.transitioningDelegate = transitions
    root.present(shown, animated: true)
    HostLoop.settle()
    #expect(transitions.controller == nil)
    #expect(shown.view.frame == window.bounds)
  }

  @Test("A sheet's own height is worked out from the greatest one")
  func detents() {
    let sheet = UIViewController().sheetPresentationController
    let third = UISheetPresentationController.Detent.custom(identifier: .init("third")) { $0.maximumDetentValue / 3 }
    sheet?.detents = [third, .medium()]
    #expect(sheet?.detents.map { $0.resolvedValue(in: Context()) } == [200, 300])
    #expect(third.identifier.rawValue == "third")
  }
}

private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection = UITraitCollection.current
  let maximumDetentValue: CGFloat = 600
}

private final class Appearing: UIViewController {
  var hasAppeared = false
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }
}

@MainActor
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let animates: Bool
  var controller: Drawer?
  var finish: (() -> Void)?
  var history: [String] { controller?.history ?? [] }

  init(animates: Bool) {
    self.animates = animates
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = Drawer(presentedViewController: presented, presenting: presenting)
    controller = made
    return made
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    finish = { transitionContext.completeTransition(true) }
  }
}

private final class Drawer: UIPresentationController {
  var history: [String] = []
  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 390, height: 344) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    history.append("was \(previousTraitCollection?.userInterfaceStyle == .light ? "light" : "other")")
  }
  override func presentationTransitionWillBegin() { history.append("will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { history.append("did end \(completed)") }
  override func dismissalTransitionWillBegin() { history.append("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { history.append("did dismiss \(completed)") }
}
