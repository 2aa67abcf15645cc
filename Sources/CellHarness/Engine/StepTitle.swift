import CellTrace
@_spi(CellHarness) import UIKit

/// The words reports use for a step.
@MainActor enum StepTitle {
  static func text(for interaction: Interaction, in engine: HostEngine) -> String {
    func name(_ locator: ItemLocator) -> String {
      guard let located = try? engine.locate(locator) else { return "an item" }
      let shown = located.probe.perceived().first { $0.item == located.item }
      return "\"\(shown?.title ?? located.item.description)\""
    }
    func element(_ locator: ElementLocator, _ item: ItemLocator) -> String {
      guard let found = try? engine.element(locator, in: item) else { return "an element" }
      let text = found["text"] ?? found["title"] ?? found["accessibilityLabel"] ?? found["image"]
      return text.map { "\"\($0)\"" } ?? found.role.rawValue
    }
    switch interaction {
    case .open: return "show the screen"
    case .scrollTo(let item): return "scroll to \(name(item))"
    case .scrollBy(let points): return "scroll by \(Int(points)) points"
    case .scrollToTop: return "scroll to the top"
    case .scrollToEnd: return "scroll to the end"
    case .tap(let item, let target?): return "tap \(element(target, item)) in \(name(item))"
    case .tap(let item, nil): return "tap \(name(item))"
    case .select(let item): return "select \(name(item)) through the list"
    case .deselect(let item): return "deselect \(name(item)) through the list"
    case .swipe(let item, let edge): return "swipe \(name(item)) open at the \(edge.rawValue) edge"
    case .tapAction(let title):
      let item = engine.probes.lazy.compactMap(\.openSwipeItem).first
      return "tap the action \"\(title)\"" + (item.map { " of \(name(.resolved($0)))" } ?? "")
    case .closeActions: return "close the swipe actions"
    case .type(let text, let item, _, let clearing):
      return clearing ? "replace the text in \(name(item)) by \"\(text)\"" : "type \"\(text)\" in \(name(item))"
    case .toggle(let item, _, let on):
      return "switch \(name(item))" + (on.map { $0 ? " on" : " off" } ?? " over")
    case .longPress(let item, let target?): return "press long on \(element(target, item)) in \(name(item))"
    case .longPress(let item, nil): return "press long on \(name(item))"
    case .openMenu(let item, let target?): return "open the menu of \(element(target, item)) in \(name(item))"
    case .openMenu(let item, nil): return "open the menu of \(name(item))"
    case .chooseMenuItem(let path):
      return "choose \"\(path.joined(separator: " › "))\" in the menu"
        + (engine.menu?.item.map { " of \(name(.resolved($0)))" } ?? "")
    case .closeMenu: return "close the menu"
    case .tapAlert(let title): return "tap \"\(title)\"" + (engine.alertTitle.map { " in \($0)" } ?? " in an alert")
    case .typeInAlert(let text, let field, let clearing):
      let place = engine.alertTitle.map { " in \($0)" } ?? " in an alert"
      return (clearing ? "replace the text of \(words(field)) by \"\(text)\"" : "type \"\(text)\" into \(words(field))") + place
    case .reorder(let item, let side, let other): return "move \(name(item)) \(side.rawValue) \(name(other))"
    case .selectAcross(let item, let other): return "drag two fingers from \(name(item)) to \(name(other))"
    case .drag(let item, .before(let other)): return "drag \(name(item)) before \(name(other))"
    case .drag(let item, .after(let other)): return "drag \(name(item)) after \(name(other))"
    case .drag(let item, .onto(let other)): return "drag \(name(item)) onto \(name(other))"
    case .drag(let item, .outside): return "drag \(name(item)) out of the list"
    case .pullToRefresh: return "pull to refresh"
    case .rotate(let orientation): return "rotate to \(orientation.rawValue)"
    case .enterBackground: return "leave the app"
    case .enterForeground: return "come back to the app"
    case .simulateMemoryWarning: return "memory warning"
    case .changeTrait(let change): return words(change)
    case .mutate(let what): return "data: \(what)"
    case .wait(let seconds): return "wait \(seconds) s"
    case .setEditing(let editing): return editing ? "enter edit mode" : "leave edit mode"
    case .cycleCellStates: return "sweep all cell states"
    case .setState(let item, let flag, let on):
      return "state \(flag) \(on ? "on" : "off") in \(item.map(name) ?? "all visible cells")"
    case .refreshVisibleCells: return "reference: configure all visible cells again"
    case .rebuildVisibleCells: return "reference: rebuild all visible cells"
    }
  }

  private static func words(_ field: AlertField) -> String {
    switch field {
    case .index(let index): "text field \(index + 1)"
    case .placeholder(let text): "the text field \"\(text)\""
    }
  }

  private static func words(_ change: TraitChange) -> String {
    switch change {
    case .textSize(let size): "setting: text size \(size.rawValue)"
    case .dark(let on): "setting: \(on ? "dark" : "light") appearance"
    case .rightToLeft(let on): "setting: reading direction \(on ? "right to left" : "left to right")"
    case .boldText(let on): "setting: bold text \(on ? "on" : "off")"
    case .highContrast(let on): "setting: high contrast \(on ? "on" : "off")"
    }
  }
}
