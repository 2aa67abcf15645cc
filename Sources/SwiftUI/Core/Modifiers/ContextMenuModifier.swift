import CellTrace
import HeadlessCore

nonisolated extension View {
  /// Adds a menu that a long press opens. Its entries are recorded with the content; they are read anew when it opens.
  public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a menu with a preview that a long press opens.
  public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
  where M: View, P: View { modifier(ContextMenuModifier(items: menuItems())) }
}

nonisolated struct ContextMenuModifier<Items: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let items: Items
  var name = "contextMenu"
  /// How the menu opens.
  var opening = Opening.longPress

  enum Opening {
    case tap, longPress, never
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ContextMenuNode(view, inputs) }
}

/// The node of a menu: opens it after a tap or a long press, and records what it offers.
@MainActor
private final class ContextMenuNode<Content: View, Items: View>: ModifierNode<
  Content, ContextMenuModifier<Items>
>, TouchResponder, MenuSource, RowMenu
{
  private var hold: HostLoop.Token?
  private var isDown = false
  private var hasOpened = false

  private func entries() -> [MenuEntry] { MenuContent.entries(of: view.modifier.items, for: self) }

  /// Inside another menu, a menu is a submenu, and a context menu is not there.
  func menuEntries() -> [MenuEntry] {
    var below: [MenuEntry] = []
    forEachPart { below += MenuContent.entries(below: $0) }
    guard view.modifier.name == "menu" else { return below }
    let names = LabelNames.of(self)
    return [MenuEntry(title: names.text ?? names.image ?? "", image: names.image, kind: .submenu(entries()))]
  }

  // MARK: Touches

  override var responder: (any TouchResponder)? {
    switch view.modifier.opening {
    case .tap, .longPress: self
    case .never: nil
    }
  }

  /// A menu that a tap opens belongs to its label: the label's own button must not react.
  var hasHighPriority: Bool { view.modifier.opening == .tap }
  var reactsToHoldsOnly: Bool { view.modifier.opening == .longPress }
  var belongsToRow: Bool { view.modifier.name == "contextMenu" }

  /// A menu that a tap opens does not wait for the finger to be lifted if it stays.
  func touchBegan() {
    isDown = true
    hasOpened = false
    hold = HostLoop.schedule(after: 0.5, label: view.modifier.name) { [weak self] in
      MainThread.assume { self?.held() }
    }
  }

  private func held() {
    hold = nil
    guard isDown else { return }
    open()
  }

  private func open() {
    hasOpened = true
    TouchRules.fired(self, view.modifier.name)
    let entries = entries()
    guard !entries.isEmpty else { return }
    // What is under the finger gives up: the menu takes the touch.
    graph.cancelTouches(except: self)
    if graph.platform?.openMenu(entries) != true {
      Probe.post(.unowned("the \(view.modifier.name) with \(MenuContent.titles(entries).joined(separator: ", "))"))
    }
  }

  func touchMoved(isInside: Bool, distance: Double) { if distance > 10 { endHold() } }

  func touchEnded(isInside: Bool) -> Bool {
    endHold()
    defer { isDown = false }
    switch view.modifier.opening {
    case .tap:
      if hasOpened { return true }
      guard isDown, isInside else { return false }
      open()
      return true
    case .longPress, .never: return hasOpened
    }
  }

  func touchCancelled() {
    isDown = false
    endHold()
  }

  private func endHold() {
    if let hold { HostLoop.cancel(hold) }
    hold = nil
  }

  override func willLeave() { endHold() }

  // MARK: Appearance

  override func describe(_ pass: inout DescribePass) {
    let titles = MenuContent.titles(entries())
    let record = RecordedModifier(name: view.modifier.name, value: titles.joined(separator: ", "))
    let saved = pass.enter(.visible, frame, (record, nil))
    describeContent(&pass)
    pass.leave(saved)
  }
}
