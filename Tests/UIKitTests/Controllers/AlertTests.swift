import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Alerts", .serialized) struct AlertTests {
  init() { RunState.begin() }

  private let history = History()
  private let stage = TestWindow()
  private var root: UIViewController { stage.root }
  private var window: UIWindow { stage.window }

  private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [history] _ in history.add("delete") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [history] _ in history.add("cancel") })
    return alert
  }

  @Test("What an alert shows is in the trace when it appears, and which button closed it")
  func trace() {
    let alert = alert(.actionSheet)
    let (_, events) = recording {
      root.present(alert, animated: true)
      HostLoop.settle()
      alert.choose(alert.actions[1])
      HostLoop.settle()
    }
    #expect(
      events == [
        .alertShown(
          nil, AlertContent(title: "Delete?", message: "For ever", buttons: ["Delete", "Cancel"], isSheet: true)),
        .alertClosed(button: "Cancel"), .controlFired(nil, path: "UIAlertController", control: "Cancel"),
      ])
    #expect(history.take() == ["cancel"])
  }

  @Test("The handler runs once, after the alert is gone; it may present another one")
  func handlerPresents() {
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    let second = alert()
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { [history, root] _ in
        history.add("next presenting:\(root.presentedViewController != nil)")
        root.present(second, animated: true)
      })
    root.present(first, animated: true)
    HostLoop.settle()
    first.choose(first.actions[0])
    #expect(history.take() == [])
    HostLoop.settle()
    #expect(history.take() == ["next presenting:false"])
    #expect(UIAlertController.presented(in: window) === second)
  }

  @Test("An alert that the app dismisses itself runs no handler")
  func dismissed() {
    let alert = alert()
    let (_, events) = recording {
      root.present(alert, animated: true)
      HostLoop.settle()
      root.dismiss(animated: true)
      HostLoop.settle()
    }
    #expect(events.last == .alertClosed(button: nil))
    #expect(history.take() == [])
  }

  @Test("The first text field has the keyboard; what is typed reaches the actions of the field")
  func textField() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { [history] field in
      field.placeholder = "Name"
      field.addAction(UIAction { history.add(($0.sender as? UITextField)?.text ?? "-") }, for: .editingChanged)
    }
    root.present(alert, animated: true)
    HostLoop.settle()
    let field = alert.textFields?.first
    #expect(field?.isFirstResponder == true)
    field?.insertText("A")
    #expect(history.take() == ["A"])
    root.dismiss(animated: true)
    HostLoop.settle()
    #expect(field?.isFirstResponder == false)
  }

  @Test("An alert that an action on an item presents is for that item, and as old as the action")
  func forItem() {
    let screen = ListScreen(rows: [0, 1, 2])
    let controller = UIViewController()
    screen.window.rootViewController = controller
    screen.window.makeKeyAndVisible()
    controller.view.addSubview(screen.list)
    HostLoop.settle()
    let alert = alert()
    final class Selecting: NSObject, UICollectionViewDelegate {
      var present: () -> Void = {}
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { present() }
    }
    let delegate = Selecting()
    delegate.present = { controller.present(alert, animated: true) }
    screen.list.delegate = delegate
    let (_, events) = recording {
      TouchDriver.tap(at: CGPoint(x: 100, y: 150), in: screen.window)
      HostLoop.settle()
      screen.show([9, 0, 1, 2])
      alert.choose(alert.actions[0])
      HostLoop.settle()
    }
    let told = lines(events).filter { $0.hasPrefix("alert") || $0.hasPrefix("fire") }
    #expect(told == ["alert 1 Delete? [\"Delete\", \"Cancel\"]", "alert closed Delete", "fire Delete on 1 1→2"])
  }
}
