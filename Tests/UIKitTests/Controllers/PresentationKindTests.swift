import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Controllers of presentations before they are shown") struct PresentationKindTests {
  @Test("each style has its own, which is made when it is first asked for and stays the same")
  func kinds() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    let plain = try #require(controller.presentationController)
    #expect(type(of: plain) == UIPresentationController.self)
    #expect(plain.presentedViewController === controller && plain === controller.presentationController)
    controller.modalPresentationStyle = .pageSheet
    #expect(controller.presentationController is UISheetPresentationController)
    controller.modalPresentationStyle = .overFullScreen
    #expect(controller.presentationController.map { type(of: $0) == UIPresentationController.self } == true)
    controller.modalPresentationStyle = .popover
    #expect(controller.presentationController is UIPopoverPresentationController)
  }

  @Test("an app may override the sheet's property with the presentation controller: neither asks for the other one's public form")
  func overridden() {
    final class Form: UIViewController {
      override var sheetPresentationController: UISheetPresentationController {
        presentationController as! UISheetPresentationController
      }
    }
    let form = Form()
    form.sheetPresentationController.detents = [.medium()]
    #expect(
      form.presentationController === form.sheetPresentationController && form.sheetPresentationController.detents.count == 1)
    // On screen nobody asks the override, whose answer would be none.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let covering = Form()
    covering.modalPresentationStyle = .fullScreen
    window.rootViewController?.present(covering, animated: false)
    #expect(!(covering.presentationController is UISheetPresentationController) && SheetDriver.cover(in: window) === covering)
  }

  @Test("a delegate of a split view need not be an object of Objective-C's")
  func splitView() {
    final class Judge: UISplitViewControllerDelegate {}
    let (split, judge) = (UISplitViewController(), Judge())
    split.delegate = judge
    #expect(split.delegate === judge)
  }
}
