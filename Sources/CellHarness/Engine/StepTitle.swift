import CellTrace
@_spi(CellHarness) import UIKit

/// The words reports use for a step.
@MainActor enum StepTitle {
  static func text(for interaction: Interaction, in engine: HostEngine) -> String {
    func name(_ locator: ItemLocator) -> String {
      guard let located = try? engine.locate(locator) else { return "an item" }
      let shown = located.probe.appearances(measuring: false).first { $0.item == located.item }
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
    case .mutate(let what): return "data: \(what)"
    case .wait(let seconds): return "wait \(seconds) s"
    case .setEditing(let editing): return editing ? "enter edit mode" : "leave edit mode"
    case .sweepStates: return "sweep all cell states"
    case .setState(let item, let flag, let on):
      return "state \(flag) \(on ? "on" : "off") in \(item.map(name) ?? "all visible cells")"
    case .refreshVisibleCells: return "reference: configure all visible cells again"
    case .rebuildVisibleCells: return "reference: rebuild all visible cells"
    }
  }
}
