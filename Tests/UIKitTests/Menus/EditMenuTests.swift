import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Edit menus", .serialized)
@MainActor
struct EditMenuTests {
  /// A view that can copy itself and translate.
  private final class Bubble: UIView, UIEditMenuInteractionDelegate {
    var heard: [String] = []
    var offersOwnMenu = false
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "translate"].contains(action.description)
    }
    override func copy(_ sender: Any?) { heard.append("copied") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      guard offersOwnMenu else { return nil }
      return UIMenu(children: suggestedActions + [UIAction(title: "Reply") { [weak self] _ in self?.heard.append("replied") }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { heard.append("shows") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { heard.append("goes") }
  }

  private func make() -> (UIWindow, Bubble) {
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let bubble = Bubble(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    window.addSubview(bubble)
    window.isHidden = false
    return (window, bubble)
  }

  @Test("MENU-03 an edit menu offers what the view can do, or what its delegate makes of that; choosing runs it")
  func interaction() {
    let (window, bubble) = make()
    let menu = UIEditMenuInteraction(delegate: bubble)
    bubble.addInteraction(menu)
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 6)))
    #expect(MenuSession.current(in: window)?.titles == ["Copy"])
    #expect(menu.location(in: bubble) == CGPoint(x: 5, y: 6))
    bubble.offersOwnMenu = true
    menu.reloadVisibleMenu()
    #expect(MenuSession.current(in: window)?.titles == ["Copy", "Reply"])
    #expect(MenuSession.current(in: window)?.choose(["Reply"]) == .chosen)
    #expect(bubble.heard == ["shows", "goes", "replied"])
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: "again", sourcePoint: .zero))
    #expect(MenuSession.current(in: window)?.choose(["Copy"]) == .chosen)
    #expect(bubble.heard.last == "copied")
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    menu.dismissMenu()
    #expect(MenuSession.current(in: window) == nil)
  }

  @Test("SEL-31 the old edit menu asks the first responder, and offers the app's own entries that it can do")
  func menuController() {
    let (window, bubble) = make()
    let shared = UIMenuController.shared
    shared.menuItems = [UIMenuItem(title: "Translate", action: "translate"), UIMenuItem(title: "Never", action: "never")]
    shared.showMenu(from: bubble, rect: bubble.bounds)
    #expect(!shared.isMenuVisible)
    bubble.becomeFirstResponder()
    shared.showMenu(from: bubble, rect: bubble.bounds)
    #expect(shared.isMenuVisible && MenuSession.current(in: window)?.titles == ["Copy", "Translate"])
    #expect(MenuSession.current(in: window)?.choose(["Copy"]) == .chosen)
    #expect(bubble.heard == ["copied"] && !shared.isMenuVisible)
    bubble.resignFirstResponder()
  }
}
