import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

extension HostEngine {
  /// Does one resolved interaction the way a user, the data or the clock would.
  func perform(_ interaction: Interaction) throws {
    if interaction.isOnScreen { try requireReachable() }
    switch interaction {
    case .open:
      window.rootViewController = screen?.rootViewController
      window.makeKeyAndVisible()
    case .scrollTo(let locator):
      try scroll(to: locator)
    case .scrollBy(let points):
      try drag(by: points)
    case .scrollToTop:
      try drag(by: -.infinity)
    case .scrollToEnd:
      try drag(by: .infinity)
    case .tap(let item, let element):
      if element == nil, let target = outside(item) { return try tap(target, item) }
      tap(at: try touchPoint(item, element))
    case .select(let locator):
      let located = try locate(locator)
      located.probe.select(located.slot)
    case .deselect(let locator):
      let located = try locate(locator)
      located.probe.deselect(located.slot)
    case .swipe(let locator, let edge):
      try swipe(locator, edge)
    case .tapAction(let title):
      try tapAction(title)
    case .closeActions:
      for probe in probes { probe.closeSwipe() }
    case .type(let text, let item, let element, let clearing):
      try type(text, item, element, clearing: clearing)
    case .toggle(let item, let element, let on):
      try toggle(item, element, to: on)
    case .longPress(let item, let element):
      longPress(at: try touchPoint(item, element))
    case .openMenu(let item, let element):
      try openMenu(item, element)
    case .chooseMenuItem(let path):
      try chooseMenuItem(path)
    case .closeMenu:
      try closeMenu()
    case .tapAlert(let title):
      try tapAlert(title)
    case .typeInAlert(let text, let field, let clearing):
      try typeInAlert(text, field, clearing: clearing)
    case .reorder(let item, let side, let other):
      try reorder(item, side, other)
    case .selectAcross(let item, let other):
      try selectAcross(item, to: other)
    case .drag(let item, let place):
      try drag(item, to: place)
    case .pullToRefresh:
      try pullToRefresh()
    case .rotate(let orientation):
      try rotate(to: orientation)
    case .enterBackground:
      try enterBackground()
    case .enterForeground:
      try enterForeground()
    case .simulateMemoryWarning:
      simulateMemoryWarning()
    case .changeTrait(let change):
      changeTrait(change)
    case .mutate(let name):
      try mutate(name)
    case .wait(let seconds):
      HostLoop.advance(by: seconds)
    case .setEditing(let editing):
      topViewController?.setEditing(editing, animated: true)
    case .cycleCellStates:
      preconditionFailure("a sweep is performed as its parts")
    case .setState(let locator, let flag, let on):
      try setState(locator, flag, on)
    case .refreshVisibleCells:
      for probe in probes { probe.refreshVisibleCells() }
    case .rebuildVisibleCells:
      rebuildVisibleCells()
    }
  }

  /// A finger stays down for a fifth of a second: long enough for the delayed highlight to show (SEL-21), shorter than a press.
  func tap(at point: CGPoint) {
    TouchDriver.touchDown(at: point, in: window)
    HostLoop.advance(by: TouchDriver.tapDuration)
    TouchDriver.touchUp()
  }

  private func swipe(_ locator: ItemLocator, _ edge: Edge) throws {
    let located = try locate(locator)
    guard located.probe.visible().contains(where: { $0.item == located.item }) else {
      throw StepFailure.itemNotVisible("\"\(located.item)\"")
    }
    guard let titles = located.probe.openSwipe(located.slot, edge: edge), !titles.isEmpty else {
      throw StepFailure.noActions(item: "\"\(located.item)\"", edge)
    }
  }

  private func tapAction(_ title: String) throws {
    guard let probe = probes.first(where: { $0.openSwipeTitles != nil }), let titles = probe.openSwipeTitles else {
      throw StepFailure.noOpenActions
    }
    guard probe.performSwipeAction(titled: title) else { throw StepFailure.noSuchAction(title, offered: titles) }
  }

  private func type(_ text: String, _ item: ItemLocator, _ element: ElementLocator?, clearing: Bool) throws {
    if element == nil, let field = searchField(item) { return press(text, on: field, clearing: clearing) }
    let located = try locate(item)
    var target = element
    if target == nil {
      let fields =
        located.probe.appearances(measuring: false).first { $0.item == located.item }?
        .elements.filter { $0.role == .textField } ?? []
      guard let field = fields.first else { throw StepFailure.notEditable(item: "\"\(located.item)\"") }
      target = .path(field.path)
    }
    tap(at: try touchPoint(item, target))
    HostLoop.settle(within: 1)
    guard let input = UIResponder.currentFirstResponder as? any UIKeyInput else {
      throw StepFailure.notEditable(item: "\"\(located.item)\"")
    }
    press(text, on: input, clearing: clearing)
  }

  /// The keys of a text, one after another.
  func press(_ text: String, on input: any UIKeyInput, clearing: Bool) {
    if clearing {
      // Bounded: a field that refuses deletion would never become empty.
      for _ in 0..<10_000 where input.hasText { input.deleteBackward() }
    }
    for character in text {
      input.insertText(String(character))
      HostLoop.runFrames()
    }
  }

  private func mutate(_ name: String) throws {
    let declared = screen?.mutations ?? []
    guard let mutation = declared.first(where: { $0.name == name }) else {
      throw StepFailure.noSuchMutation(name, declared: declared.map(\.name))
    }
    Probe.post(.mutated(name))
    if let screen { mutation.perform(on: screen) }
  }

  private func setState(_ locator: ItemLocator?, _ flag: CellFlags, _ on: Bool) throws {
    if let locator {
      let located = try locate(locator)
      located.probe.setFlag(flag, on, for: located.slot)
    } else {
      for probe in probes {
        for visible in probe.visible() { probe.setFlag(flag, on, for: visible.slot) }
      }
    }
  }

  /// The controller a person looks at: presented before pushed before root.
  var topViewController: UIViewController? {
    var top = window.rootViewController
    while let current = top {
      if let presented = current.presentedViewController {
        top = presented
      } else if let navigation = current as? UINavigationController, let visible = navigation.topViewController {
        top = visible
      } else {
        return current
      }
    }
    return nil
  }
}
