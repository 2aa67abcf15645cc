import Testing

@_spi(CellHarness) @testable import UIKit

/// Code of projects whose language version is 4, as they write it.
@available(*, deprecated)
private final class OlderController: UIViewController {
  let child = UIViewController()
  func application(launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool { launchOptions == nil }
  func style() -> UITableViewCellStyle { .subtitle }
  func state(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizerState { recognizer.state }
  func rows(_ table: UITableView) { table.rowHeight = UITableViewAutomaticDimension }
  func add() {
    addChildViewController(child)
    view.addSubview(child.view)
    child.didMove(toParentViewController: self)
    view.bringSubview(toFront: child.view)
  }
}

@MainActor @Suite("Names of Swift 4", .serialized) struct OlderNameTests {
  @available(*, deprecated)
  @Test("They stand for today's names")
  func names() {
    let controller = OlderController()
    let table = UITableView()
    controller.rows(table)
    #expect(table.rowHeight == UITableView.automaticDimension && controller.style() == UITableViewCell.CellStyle.subtitle)
    controller.add()
    #expect(controller.children == [controller.child] && controller.childViewControllers.count == 1)
    #expect(controller.view.subviews.last === controller.child.view && controller.application(launchOptions: nil))
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    controller.child.removeFromParentViewController()
    #expect(controller.children.isEmpty)
  }
}
