import CoreGraphics
import Foundation

/// An entry of the old edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
  open var title: String
  open var action: Selector
}

/// The old edit menu, of which there is one. It offers what the first responder, and those above it, can do.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  open class var shared: UIMenuController { UIKitRunState.current.menuController }

  public enum ArrowDirection: Int, Sendable {
    case `default` = 0, up, down, left, right
  }

  open var menuItems: [UIMenuItem]?
  open var arrowDirection: ArrowDirection = .default
  open private(set) var menuFrame: CGRect = .zero
  open var isMenuVisible: Bool {
    get { session != nil }
    set { setMenuVisible(newValue, animated: true) }
  }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    source = targetView
    menuFrame = targetRect
    show()
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    source = targetView
    menuFrame = targetRect
  }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }
  open func hideMenu() { session?.close() }
  open func hideMenu(from targetView: UIView) { if source === targetView { hideMenu() } }
  open func update() {}

  public nonisolated static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")

  private weak var source: UIView?
  private weak var session: MenuSession?

  /// A phone shows nothing either while nobody is first responder, or nobody can do anything.
  private func show() {
    guard let source, let responder = UIResponder.firstResponder else { return }
    let own = (menuItems ?? []).filter { responder.target(forAction: $0.action, withSender: self) != nil }
      .map { UICommand(title: $0.title, action: $0.action) }
    let elements: [UIMenuElement] = EditCommands.of(responder) + own
    guard !elements.isEmpty else { return }
    post(Self.willShowMenuNotification)
    let offer = MenuOffer(
      configuration: UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements) }),
      subject: Acting.on(source),
      willEnd: { [weak self] _ in
        self?.post(Self.willHideMenuNotification)
        self?.post(Self.didHideMenuNotification)
      })
    session = MenuSession.open(offer, from: source)
    post(Self.didShowMenuNotification)
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// The commands that every responder has, as far as one says that it can do them.
@MainActor enum EditCommands {
  static func of(_ responder: UIResponder) -> [UIMenuElement] {
    let all: [(String, String, (UIResponder) -> Void)] = [
      ("Cut", "cut:", { $0.cut(nil) }), ("Copy", "copy:", { $0.copy(nil) }), ("Paste", "paste:", { $0.paste(nil) }),
      ("Delete", "delete:", { $0.delete(nil) }),
    ]
    return all.compactMap { title, name, run in
      guard let target = responder.target(forAction: Selector(name), withSender: nil) as? UIResponder else { return nil }
      return UIAction(title: title) { [weak target] _ in if let target { run(target) } }
    }
  }
}
