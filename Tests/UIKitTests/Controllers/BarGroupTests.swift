import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Groups of bar items, and sheets that choose something", .serialized) struct BarGroupTests {
  init() { RunState.begin() }

  private let test = TestWindow()

  private final class Asked: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
    var heard: [String] = []
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      heard.append("colour \(viewController.selectedColor == .red)")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { heard.append("font") }
  }

  @Test("The buttons of groups stand in the bar, in their order; those of a hidden group do not")
  func groups() {
    func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }
    let controller = UIViewController()
    let bar = controller.navigationItem
    bar.rightBarButtonItem = item("Add")
    bar.leadingItemGroups = [.fixedGroup(items: [item("Back"), item("Forward")])]
    bar.centerItemGroups = [
      .movableGroup(customizationIdentifier: "m", items: [item("Bold")]),
      .optionalGroup(customizationIdentifier: "o", isInDefaultCustomization: false, items: [item("Rare")]),
    ]
    bar.pinnedTrailingGroup = item("Search").creatingFixedGroup()
    #expect(BarProbe.buttons(of: controller).map(\.title) == ["Add", "Back", "Forward", "Bold", "Search"])
    bar.centerItemGroups[1].isHidden = false
    #expect(BarProbe.buttons(of: controller).map(\.title) == ["Add", "Back", "Forward", "Bold", "Rare", "Search"])
  }

  @Test("COL-01: a sheet that chooses a colour shows the present one, and tells of a finger's closing, not of the app's")
  func sheets() throws {
    let asked = Asked()
    let colours = UIColorPickerViewController()
    colours.delegate = asked
    colours.selectedColor = .blue
    test.root.present(colours, animated: false)
    HostLoop.settle()
    colours.selectedColor = .red
    #expect(colours.view.subviews.first?.backgroundColor == .red && asked.heard.isEmpty)
    #expect(try #require(ChoiceSheet.presented(in: test.window)).choose("Close"))
    HostLoop.settle()
    #expect(asked.heard == ["colour true"])
    for isFingers in [false, true] {
      let fonts = UIFontPickerViewController()
      fonts.delegate = asked
      test.root.present(fonts, animated: false)
      HostLoop.settle()
      let sheet = try #require(ChoiceSheet.presented(in: test.window))
      if isFingers { #expect(sheet.choose("Close")) } else { fonts.dismiss(animated: false) }
      HostLoop.settle()
      #expect(asked.heard == ["colour true"] + (isFingers ? ["font"] : []))
    }
  }

  @Test("Keys that are added to a controller are among its keys until they are removed")
  func keys() {
    let (controller, key) = (UIViewController(), UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new")))
    #expect(controller.keyCommands == nil)
    controller.addKeyCommand(key)
    #expect(controller.keyCommands == [key])
    controller.removeKeyCommand(key)
    #expect(controller.keyCommands == nil)
  }
}
