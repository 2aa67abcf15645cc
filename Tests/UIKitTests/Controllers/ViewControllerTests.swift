import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite struct ViewControllerTests {
  init() { RunState.begin() }

  let history = History()

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    return window
  }

  private func warnings(_ body: () -> Void) -> [String] {
    var texts: [String] = []
    Probe.sink = { if case .warning(let id, let text) = $0 { texts.append("\(id) \(text)") } }
    defer { Probe.sink = nil }
    body()
    return texts
  }

  @Test("VC-01 the first read of view loads it once, viewIfLoaded never")
  func loading() {
    let controller = RecordingController("a", history)
    #expect(controller.viewIfLoaded == nil)
    #expect(history.take() == [])
    _ = controller.view
    _ = controller.view
    #expect(history.take() == ["a.loadView", "a.viewDidLoad"])
    #expect(controller.isViewLoaded)
  }

  @Test("VC-02 VC-03 VC-04 appearing: will, hierarchy, isAppearing, layout, did")
  func appearing() {
    let controller = RecordingController("a", history)
    let window = shown(controller)
    #expect(
      history.take() == [
        "a.loadView", "a.viewDidLoad", "a.viewWillAppear window:false", "a.viewIsAppearing window:true",
        "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews", "a.viewDidAppear",
      ])
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(history.take() == ["a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews"])
  }

  @Test("VC-03 viewIsAppearing comes even when no layout is needed")
  func appearingWithoutLayout() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    HostLoop.settle()
    let controller = RecordingController("a", history)
    controller.view.frame = window.bounds
    controller.view.layoutIfNeeded()
    _ = history.take()
    window.addSubview(controller.view)
    HostLoop.settle()
    #expect(
      history.take() == ["a.viewWillAppear window:false", "a.viewIsAppearing window:true", "a.viewDidAppear"])
  }

  @Test("VC-05 disappearing: will, removed, did")
  func disappearing() {
    let controller = RecordingController("a", history)
    let window = shown(controller)
    _ = history.take()
    window.rootViewController = nil
    #expect(history.take() == ["a.viewWillDisappear window:true", "a.viewDidDisappear window:false"])
  }

  @Test("VC-06 addChild tells willMove, removeFromParent tells didMove; a child has one parent")
  func children() {
    let first = RecordingController("p", history)
    let second = RecordingController("q", history)
    let child = RecordingController("c", history)
    first.addChild(child)
    #expect(history.take() == ["c.willMove parent"])
    child.didMove(toParent: first)
    _ = history.take()
    second.addChild(child)
    #expect(history.take() == ["c.willMove nil", "c.willMove parent"])
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(history.take() == ["c.willMove nil", "c.didMove nil"])
    #expect(child.parent == nil)
  }

  @Test("VC-07 a view added without its controller still brings appearance calls")
  func viewWithoutController() {
    let parent = RecordingController("p", history)
    let window = shown(parent)
    let child = RecordingController("c", history)
    child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    _ = history.take()
    parent.view.addSubview(child.view)
    HostLoop.settle()
    #expect(
      history.take().filter { $0.hasPrefix("c.") && !$0.contains("Layout") } == [
        "c.viewWillAppear window:false", "c.viewIsAppearing window:true", "c.viewDidAppear",
      ])
    _ = window
  }

  @Test("VC-09 a view has one controller at a time")
  func oneController() {
    let first = UIViewController()
    let second = RecordingController("b", history)
    let texts = warnings { second.view = first.view }
    #expect(
      texts == [
        "VC-09 A view can only be associated with at most one view controller at a time! View <UIView> is associated "
          + "with <UIViewController>. Clear this association before associating this view with <RecordingController>."
      ])
  }

  @Test("VC-10 presenting from outside the window, or twice, is only logged")
  func presentingInVain() {
    let alone = RecordingController("a", history)
    _ = alone.view
    var completed = false
    let outside = warnings { alone.present(UIViewController(), animated: false) { completed = true } }
    #expect(
      outside == [
        "VC-10 Warning: Attempt to present <UIViewController> on <RecordingController> whose view is not in the window "
          + "hierarchy!"
      ])
    let window = shown(alone)
    alone.present(UIViewController(), animated: false)
    HostLoop.settle()
    let twice = warnings { alone.present(UIViewController(), animated: false) { completed = true } }
    #expect(
      twice == [
        "VC-10 Warning: Attempt to present <UIViewController> on <RecordingController> which is already presenting "
          + "<UIViewController>"
      ])
    HostLoop.settle()
    #expect(!completed)
    _ = window
  }

  @Test("VC-11 parent before child when appearing")
  func parentFirst() {
    let parent = RecordingController("p", history)
    let child = RecordingController("c", history)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = history.take()
    let window = shown(parent)
    #expect(
      history.take().filter { !$0.contains("Layout") } == [
        "p.viewWillAppear window:false", "c.viewWillAppear window:false", "p.viewIsAppearing window:true",
        "c.viewIsAppearing window:true", "p.viewDidAppear", "c.viewDidAppear",
      ])
    _ = window
  }

  @Test("Pushing and popping: the leaving one goes first, both end together")
  func navigation() {
    let first = RecordingController("a", history)
    let navigation = UINavigationController(rootViewController: first)
    let window = shown(navigation)
    _ = history.take()
    let second = RecordingController("b", history)
    navigation.pushViewController(second, animated: true)
    HostLoop.settle()
    #expect(
      history.take().filter { !$0.contains("Layout") } == [
        "b.willMove parent", "b.loadView", "b.viewDidLoad", "a.viewWillDisappear window:true",
        "b.viewWillAppear window:false", "b.viewIsAppearing window:true", "a.viewDidDisappear window:false",
        "b.viewDidAppear", "b.didMove parent",
      ])
    #expect(first.view.window == nil)
    #expect(second.navigationController === navigation)
    navigation.popViewController(animated: false)
    HostLoop.settle()
    #expect(
      history.take().filter { !$0.contains("Layout") } == [
        "b.willMove nil", "b.viewWillDisappear window:true", "a.viewWillAppear window:false",
        "a.viewIsAppearing window:true", "b.viewDidDisappear window:false", "a.viewDidAppear", "b.didMove nil",
      ])
    _ = window
  }

  @Test("The content of a navigation controller stands below its bar")
  func belowBar() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = shown(navigation)
    #expect(content.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    navigation.setNavigationBarHidden(true, animated: false)
    HostLoop.settle()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    _ = window
  }

  @Test("A presented controller appears above, and dismissing calls back")
  func presenting() {
    let root = RecordingController("r", history)
    let window = shown(root)
    let sheet = RecordingController("s", history)
    _ = history.take()
    root.present(sheet, animated: true) { self.history.add("presented") }
    #expect(root.presentedViewController === sheet)
    HostLoop.settle()
    root.dismiss(animated: true) { self.history.add("dismissed") }
    HostLoop.settle()
    #expect(
      history.take().filter { !$0.contains("Layout") } == [
        "s.loadView", "s.viewDidLoad", "s.viewWillAppear window:false", "s.viewIsAppearing window:true",
        "s.viewDidAppear", "presented", "s.viewWillDisappear window:true", "s.viewDidDisappear window:false", "dismissed",
      ])
    #expect(root.presentedViewController == nil)
    _ = window
  }

  @Test("What a dismissed controller presents goes with it, and neither holds the other")
  func presentedByDismissed() {
    let root = UIViewController()
    let window = shown(root)
    weak var form: UIViewController?
    weak var alert: UIAlertController?
    do {
      let (shownForm, shownAlert) = (RecordingController("f", history), UIAlertController())
      shownAlert.addAction(UIAlertAction(title: "Leave", style: .default) { _ in shownForm.dismiss(animated: true) })
      root.present(shownForm, animated: false)
      HostLoop.settle()
      shownForm.present(shownAlert, animated: false)
      HostLoop.settle()
      (form, alert) = (shownForm, shownAlert)
      #expect(UIAlertController.presented(in: window) === shownAlert)
      root.dismiss(animated: false)
      HostLoop.settle()
      #expect(shownForm.presentedViewController == nil)
      #expect(shownAlert.presentingViewController == nil)
    }
    #expect(form == nil)
    #expect(alert == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test("An alert's button dismisses it, then runs its handler")
  func alert() {
    let root = UIViewController()
    let window = shown(root)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [history] in history.add($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    HostLoop.settle()
    #expect(UIAlertController.presented(in: window) === alert)
    #expect(alert.content == AlertContent(title: "Delete?", message: "", buttons: ["Delete", "Cancel"]))
    alert.choose(alert.actions[0])
    #expect(history.take() == [])
    HostLoop.settle()
    #expect(history.take() == ["Delete"])
    #expect(root.presentedViewController == nil)
  }

  @Test("A tab controller shows one controller at a time")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [RecordingController("a", history), RecordingController("b", history)]
    let window = shown(tabs)
    _ = history.take()
    tabs.selectedIndex = 1
    HostLoop.settle()
    #expect(
      history.take().filter { !$0.contains("Layout") } == [
        "a.viewWillDisappear window:true", "a.viewDidDisappear window:false", "b.loadView", "b.viewDidLoad",
        "b.viewWillAppear window:false", "b.viewIsAppearing window:true", "b.viewDidAppear",
      ])
    #expect(tabs.children.count == 2)
    _ = window
  }

  @Test("The edit button toggles editing and its own title")
  func editButton() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    button.trigger()
    #expect(controller.isEditing)
    #expect(button.title == "Done")
  }

  @Test("VC-14 registered trait changes and traitCollectionDidChange come before layout")
  func traits() {
    final class Watcher: UIViewController {
      var history: History?
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        history?.add("did change to \(traitCollection.userInterfaceStyle)")
      }
      override func viewWillLayoutSubviews() { history?.add("layout") }
    }
    let controller = Watcher()
    let window = shown(controller)
    controller.history = history
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (owner: Watcher, old) in
      owner.history?.add("registered, was \(old.userInterfaceStyle)")
    }
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (owner: Watcher, _) in
      owner.history?.add("must not run")
    }
    window.overrideUserInterfaceStyle = .dark
    HostLoop.settle()
    #expect(history.take() == ["did change to dark", "registered, was light", "layout"])
  }
}
