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

  @available(*, deprecated)
  @Test("Text styles, kinds of controls, levels of windows and insets have today's values")
  func kinds() {
    func font(_ style: UIFontTextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
    func picker(_ mode: UIDatePickerMode) -> UIDatePicker.Mode { mode }
    #expect(font(.headline) == UIFont.preferredFont(forTextStyle: .headline) && picker(.time) == .time)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIWindowLevelAlert > UIWindowLevelNormal && UIBackgroundTaskInvalid == .invalid)
    #expect(NSNotification.Name.UITextViewTextDidChange == UITextView.textDidChangeNotification)
  }

  @Test("A colour literal is what a layer takes, too")
  func literals() {
    let view = UIView()
    view.layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(view.layer.borderColor?.components == [1, 0.5, 0, 0.25])
    view.layer.borderColor = .black
    #expect(view.layer.borderColor == CGColor.black)
  }

  @Test("An entry of the home screen's menu has what it was made with; one that can be changed is changed")
  func shortcuts() {
    let icon = UIApplicationShortcutIcon(systemImageName: "plus")
    let item = UIApplicationShortcutItem(
      type: "add", localizedTitle: "Add", localizedSubtitle: "a row", icon: icon, userInfo: ["row": NSString("a")])
    #expect(item.type == "add" && item.localizedSubtitle == "a row" && item.userInfo?["row"] as? NSString == "a")
    #expect(item.icon == UIApplicationShortcutIcon(systemImageName: "plus") && icon != UIApplicationShortcutIcon(type: .add))
    let changed = UIMutableApplicationShortcutItem(type: "add", localizedTitle: "Add")
    changed.localizedTitle = "Add a row"
    changed.icon = icon
    UIApplication.shared.shortcutItems = [changed]
    #expect(UIApplication.shared.shortcutItems?.first?.localizedTitle == "Add a row" && changed.icon == icon)
    UIApplication.shared.shortcutItems = nil
  }
}
