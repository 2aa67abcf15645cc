import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Alerts and sheets as apps had them before controllers", .serialized) struct OldAlertTests {
  init() { RunState.begin() }

  private let stage = TestWindow()

  private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var heard: [String] = []
    func willPresent(_ alertView: UIAlertView) { heard.append("will present") }
    func didPresent(_ alertView: UIAlertView) { heard.append("did present") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { heard.append("clicked \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { heard.append("will \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { heard.append("did \(buttonIndex)") }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      heard.append(actionSheet.buttonTitle(at: buttonIndex) ?? "")
    }
  }

  @Test("An alert is shown in front, and its delegate hears of the button by its number")
  func alert() throws {
    let listener = Listener()
    _ = stage.root
    let alert = UIAlertView(
      title: "Delete?", message: "For ever", delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "Delete", "Keep")
    alert.show()
    HostLoop.settle()
    let shown = try #require(UIAlertController.presented(in: stage.window))
    #expect(shown.title == "Delete?" && shown.actions.map(\.title) == ["Cancel", "Delete", "Keep"])
    #expect(alert.isVisible && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    shown.choose(shown.actions[1])
    HostLoop.settle()
    #expect(listener.heard == ["will present", "did present", "clicked 1", "will 1", "did 1"])
    #expect(!alert.isVisible && UIAlertController.presented(in: stage.window) == nil)
  }

  @Test("What is typed into an alert's field is there when a button was tapped")
  func field() throws {
    _ = stage.root
    let alert = UIAlertView(title: "Name", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.alertViewStyle = .plainTextInput
    alert.show()
    HostLoop.settle()
    let shown = try #require(UIAlertController.presented(in: stage.window))
    try #require(shown.textFields?.first).text = "Ada"
    #expect(alert.textField(at: 0)?.text == "Ada")
    alert.dismiss(withClickedButtonIndex: 0, animated: false)
    HostLoop.settle()
    #expect(!alert.isVisible)
  }

  @Test("Whoever is taken away by the app tells of it before and after; one that is not there tells nothing")
  func dismissed() {
    let listener = Listener()
    _ = stage.root
    let alert = UIAlertView(title: "Saved", message: nil, delegate: listener, cancelButtonTitle: "OK")
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    #expect(listener.heard == [])
    alert.show()
    HostLoop.settle()
    listener.heard = []
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    #expect(listener.heard == ["will 0"])
    HostLoop.settle()
    #expect(listener.heard == ["will 0", "did 0"])
  }

  @Test("A sheet's first button deletes, its last one cancels")
  func sheet() throws {
    let listener = Listener()
    let sheet = UIActionSheet(
      title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Share")
    sheet.show(in: stage.root.view)
    HostLoop.settle()
    let shown = try #require(UIAlertController.presented(in: stage.window))
    #expect(shown.preferredStyle == .actionSheet && shown.actions.map(\.title) == ["Delete", "Share", "Cancel"])
    #expect(shown.actions.map(\.style) == [.destructive, .default, .cancel])
    shown.choose(shown.actions[0])
    HostLoop.settle()
    #expect(listener.heard == ["Delete"])
  }
}
