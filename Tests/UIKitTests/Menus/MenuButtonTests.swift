import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Menus of views and buttons", .serialized)
@MainActor
struct MenuButtonTests {
  init() { RunState.begin() }

  private let window: UIWindow = {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.isHidden = false
    return window
  }()
  private let history = History()

  private func button(_ titles: [String]) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: titles.map { title in UIAction(title: title) { [history] _ in history.add(title) } })
    button.addAction(UIAction { [history] _ in history.add("tapped") }, for: .primaryActionTriggered)
    window.addSubview(button)
    return button
  }

  private func press(seconds: Double) {
    TouchDriver.touchDown(at: CGPoint(x: 50, y: 20), in: window)
    HostLoop.advance(by: seconds)
    TouchDriver.touchUp()
  }

  private final class Chooser: UIControl {
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      let below = super.menuAttachmentPoint(for: configuration)
      return CGPoint(x: below.x, y: below.y + 8)
    }
  }

  @Test("A control says where its menu begins: below its middle, or where its class wants it")
  func attachment() {
    let frame = CGRect(x: 5, y: 5, width: 100, height: 30)
    let menu = UIContextMenuConfiguration(actionProvider: { _ in nil })
    #expect(UIControl(frame: frame).menuAttachmentPoint(for: menu) == CGPoint(x: 50, y: 30))
    #expect(Chooser(frame: frame).menuAttachmentPoint(for: menu) == CGPoint(x: 50, y: 38))
  }

  @Test("A button's menu opens by a long press, which is no tap; a tap does what the button does")
  func longPress() {
    _ = button(["Name", "Date"])
    press(seconds: 0.1)
    #expect(history.take() == ["tapped"])
    #expect(MenuSession.current(in: window) == nil)
    press(seconds: 0.8)
    #expect(history.take() == [])
    #expect(MenuSession.current(in: window)?.titles == ["Name", "Date"])
    #expect(MenuSession.current(in: window)?.choose(["Date"]) == .chosen)
    #expect(history.take() == ["Date"])
  }

  @Test("A button that shows its menu as primary action opens it at touch down and does nothing else")
  func primary() {
    let button = button(["Name", "Date"])
    button.showsMenuAsPrimaryAction = true
    TouchDriver.touchDown(at: CGPoint(x: 50, y: 20), in: window)
    #expect(MenuSession.current(in: window)?.titles == ["Name", "Date"])
    HostLoop.advance(by: 1)
    TouchDriver.touchUp()
    #expect(MenuSession.current(in: window)?.choose(["Name"]) == .chosen)
    #expect(history.take() == ["Name"])
  }

  @Test("A pop-up button shows the chosen entry, the first one until then")
  func popUp() {
    let button = button(["Name", "Date"])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.shownTitle == "Name")
    press(seconds: 0.1)
    _ = MenuSession.current(in: window)?.choose(["Date"])
    #expect(button.shownTitle == "Date")
    #expect(button.menu?.selectedElements.map(\.title) == ["Date"])
  }

  @Test("Of the entries of a single-selection menu the chosen one is on")
  func singleSelection() {
    let actions = ["S", "M", "L"].map { UIAction(title: $0, state: $0 == "S" ? .on : .off) { _ in } }
    let menu = UIMenu(options: .singleSelection, children: actions)
    let session = MenuSession.open(menu, from: button([]))
    #expect(session?.choose(["L"]) == .chosen)
    #expect(actions.map(\.state) == [.off, .off, .on])
  }

  @Test("MENU-03 a view's interaction asks its delegate with the place of the press; its inner view's goes first")
  func interaction() {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      let title: String
      var places: [CGPoint] = []
      init(_ title: String) { self.title = title }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        places.append(location)
        return UIContextMenuConfiguration(actionProvider: { [title] _ in UIMenu(children: [UIAction(title: title) { _ in }]) })
      }
    }
    let outer = UIView(frame: CGRect(x: 10, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    window.addSubview(outer)
    let delegates = [Delegate("outer"), Delegate("inner")]
    outer.addInteraction(UIContextMenuInteraction(delegate: delegates[0]))
    let interaction = UIContextMenuInteraction(delegate: delegates[1])
    inner.addInteraction(interaction)
    press(seconds: 0.8)
    #expect(MenuSession.current(in: window)?.titles == ["inner"])
    #expect(delegates.map(\.places) == [[], [CGPoint(x: 40, y: 20)]])
    interaction.dismissMenu()
    #expect(MenuSession.current(in: window) == nil)
    inner.removeInteraction(interaction)
    press(seconds: 0.8)
    #expect(MenuSession.current(in: window)?.titles == ["outer"])
  }

  @Test("A command without a selector table makes the run inconclusive instead of doing nothing")
  func command() {
    // Nobody knows all methods of this class: it is of a module whose files register none.
    final class Page: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let page = Page()
    window.addSubview(page)
    page.becomeFirstResponder()
    defer { page.resignFirstResponder() }
    let command = UICommand(title: "Share", action: Selector("share:"))
    let session = MenuSession.open(UIMenu(children: [command]), from: button([]))
    let (choice, events) = recording { session?.choose(["Share"]) }
    #expect(choice == .chosen)
    #expect(events.contains { if case .unowned = $0 { true } else { false } })
  }
}
