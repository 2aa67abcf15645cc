import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// An item found on screen or in the data.
struct Located {
  var probe: ListProbe
  var item: ItemID
  var slot: Slot
}

extension HostEngine {
  /// Replaces what a locator shows by what it names, so that re-runs act on the same things.
  func resolve(_ interaction: Interaction) throws -> Interaction {
    func item(_ locator: ItemLocator) throws -> ItemLocator { .resolved(try locate(locator).item) }
    // What can be touched may stand in a header, too.
    func touched(_ locator: ItemLocator) throws -> ItemLocator { .resolved(try locate(locator, around: true).item) }
    switch interaction {
    case .scrollTo(let locator):
      // Looking for the item scrolls already.
      try requireReachable()
      return .scrollTo(try scrollingUntilFound(locator))
    case .tap(let locator, nil) where isOutside(locator):
      return interaction
    case .type(_, let locator, nil, clearing: _) where searchField(locator) != nil:
      return interaction
    case .tap(let locator, let element):
      return .tap(try touched(locator), try element.map { .path(try self.element($0, in: locator).path) })
    case .select(let locator): return .select(try item(locator))
    case .deselect(let locator): return .deselect(try item(locator))
    case .swipe(let locator, let edge): return .swipe(try item(locator), edge)
    case .type(let text, let locator, let element, let clearing):
      return .type(
        text, try touched(locator), try element.map { .path(try self.element($0, in: locator).path) }, clearing: clearing)
    case .toggle(let locator, let element, let on):
      return .toggle(try touched(locator), .path(try toggleElement(locator, element).path), to: on)
    case .longPress(let locator, let element):
      return .longPress(try touched(locator), try element.map { .path(try self.element($0, in: locator).path) })
    case .openMenu(let locator, let element):
      return .openMenu(try touched(locator), try element.map { .path(try self.element($0, in: locator).path) })
    case .reorder(let locator, let side, let other): return .reorder(try item(locator), side, try item(other))
    case .selectAcross(let locator, let other): return .selectAcross(try item(locator), to: try item(other))
    case .drag(let locator, let place): return .drag(try item(locator), try place.resolved(item))
    case .setState(let locator, let flag, let on): return .setState(try locator.map(item), flag, on)
    case .open, .scrollBy, .scrollToTop, .scrollToEnd, .tapAction, .closeActions, .chooseMenuItem, .closeMenu, .tapAlert,
      .typeInAlert, .pullToRefresh, .rotate, .enterBackground, .enterForeground, .simulateMemoryWarning, .changeTrait, .mutate,
      .wait,
      .setEditing, .cycleCellStates, .refreshVisibleCells, .rebuildVisibleCells:
      return interaction
    }
  }

  /// Finds an item in the data or, by its text, on screen.
  /// - Parameter around: a text that no row shows may be that of a header or footer.
  func locate(_ locator: ItemLocator, around: Bool = false) throws -> Located {
    guard !probes.isEmpty else { throw StepFailure.noList }
    switch locator {
    case .resolved(let id):
      for probe in probes {
        if let found = probe.items().first(where: { $0.item == id }) {
          return Located(probe: probe, item: id, slot: found.slot)
        }
        if let found = probe.supplementary().first(where: { $0.item == id }) {
          return Located(probe: probe, item: id, slot: found.slot)
        }
      }
      throw StepFailure.noSuchItem("with identifier \"\(id)\"", nearest: nearest(to: id.key))
    case .identity(let key):
      for probe in probes {
        if let found = probe.items().first(where: { $0.item.key == key }) {
          return Located(probe: probe, item: found.item, slot: found.slot)
        }
      }
      throw StepFailure.noSuchItem("with identifier \"\(key)\"", nearest: nearest(to: key))
    case .showing(let text):
      return try locate(showing: text, around: around)
    }
  }

  /// Rows come first: what a row shows names the row, whatever its header says.
  private func locate(showing text: String, around: Bool) throws -> Located {
    do {
      return try locate(showing: text) { $0.appearances(measuring: false) }
    } catch StepFailure.noSuchItem(let words, let nearest) where around {
      guard let found = try? locate(showing: text, in: { $0.supplementaryAppearances() }) else {
        throw StepFailure.noSuchItem(words, nearest: nearest)
      }
      return found
    }
  }

  private func locate(showing text: String, in appearances: (ListProbe) -> [Appearance]) throws -> Located {
    let shown = probes.flatMap { probe in appearances(probe).map { (probe: probe, appearance: $0) } }
    let matches = ItemNames.matches(text, among: shown.map(\.appearance))
    guard let first = matches.first, let probe = shown.first(where: { $0.appearance.item == first.item })?.probe else {
      // Nothing shows it; then it may be an identifier.
      if let found = try? locate(.identity(text)) { return found }
      throw StepFailure.noSuchItem("that shows \"\(text)\"", nearest: nearest(to: text))
    }
    guard matches.count == 1 else {
      throw StepFailure.ambiguousItem("\"\(text)\"", matches: ItemNames.candidates(matches))
    }
    return Located(probe: probe, item: first.item, slot: first.slot)
  }

  /// Titles of visible items and keys of others, the closest in spelling first.
  private func nearest(to text: String) -> [String] {
    let titles = probes.flatMap { $0.appearances(measuring: false).map(\.title) }
    let keys = probes.flatMap { probe in probe.items().prefix(200).map(\.item.key) }
    return ItemNames.nearest(to: text, among: titles + keys)
  }

  /// The element a locator names in an item.
  func element(_ locator: ElementLocator, in item: ItemLocator) throws -> Element {
    let located = try locate(item, around: true)
    guard let appearance = located.probe.perceived().first(where: { $0.item == located.item }) else {
      throw StepFailure.itemNotVisible("\"\(located.item)\"")
    }
    switch locator {
    case .path(let path):
      if let found = appearance.elements.first(where: { $0.path == path }) { return found }
      throw StepFailure.noSuchElement("at \(path)", item: "\"\(appearance.title)\"", elements: appearance.elements.map(\.path))
    case .showing(let text):
      let matching = appearance.elements.filter { element in
        element.properties.contains {
          $0.value == text && ["text", "accessibilityLabel", "title", "image", "placeholder"].contains($0.name)
        }
      }
      // A label inside a button names the button: the last interactive match is the innermost one.
      if let found = matching.last(where: \.isInteractive) ?? matching.first { return found }
      let texts = appearance.elements.compactMap { $0["text"] ?? $0["accessibilityLabel"] ?? $0["image"] }
      throw StepFailure.noSuchElement("\"\(text)\"", item: "\"\(appearance.title)\"", elements: texts)
    }
  }

  /// The switch a locator names in an item; its only one, if none is named.
  func toggleElement(_ item: ItemLocator, _ locator: ElementLocator?) throws -> Element {
    let named = try locator.map { try element($0, in: item) }
    if let named, named.role == .toggle { return named }
    let located = try locate(item, around: true)
    let appearance = located.probe.perceived().first { $0.item == located.item }
    guard let appearance else { throw StepFailure.itemNotVisible("\"\(located.item)\"") }
    let switches = appearance.elements.filter { $0.role == .toggle }
    guard let first = switches.first else { throw StepFailure.noToggle(item: "\"\(appearance.title)\"") }
    // A label that names a switch stands beside it, in the same row of views: the nearest one in the tree.
    if let named, let nearest = ElementNames.nearest(to: named, among: switches) { return nearest }
    guard switches.count == 1 else {
      throw StepFailure.severalToggles(item: "\"\(appearance.title)\"", paths: switches.map(\.path))
    }
    return first
  }

  /// Where a person would touch the item, or an element in it, in the window's coordinates.
  func touchPoint(_ item: ItemLocator, _ locator: ElementLocator?) throws -> CGPoint {
    let located = try locate(item)
    guard let visible = (located.probe.visible() + located.probe.supplementary()).first(where: { $0.item == located.item })
    else {
      throw StepFailure.itemNotVisible("\"\(located.item)\"")
    }
    var center = CGPoint(x: visible.cell.bounds.midX, y: visible.cell.bounds.midY)
    if let locator {
      let frame = try element(locator, in: item).frame
      center = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    }
    return visible.cell.convert(center, to: nil)
  }
}

extension DropPlace {
  fileprivate func resolved(_ resolve: (ItemLocator) throws -> ItemLocator) rethrows -> DropPlace {
    switch self {
    case .before(let item): .before(try resolve(item))
    case .after(let item): .after(try resolve(item))
    case .onto(let item): .onto(try resolve(item))
    case .outside: .outside
    }
  }
}
