import Testing

@testable import UIKit

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

  @Test("a delegate of a split view need not be an object of Objective-C's")
  func splitView() {
    final class Judge: UISplitViewControllerDelegate {}
    let (split, judge) = (UISplitViewController(), Judge())
    split.delegate = judge
    #expect(split.delegate === judge)
  }
}
