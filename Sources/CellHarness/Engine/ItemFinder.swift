import CellTrace
@_spi(CellHarness) import UIKit

/// Finds what scripts name by identity or by what it shows.
@MainActor struct ItemFinder {
  let lists: [ListProbe]
  /// Numbers of the lists that a presented screen hides. What they show is meant where nothing in front is called so.
  let covered: Set<Int>

  /// An item found on screen or in the data.
  struct Located {
    var list: ListProbe
    var item: CellItemID
    var slot: Slot
    /// The item in messages.
    var name: String { "\"\(item)\"" }
  }

  /// Finds an item in the data or, by its text, on screen.
  /// - Parameter includingHeaders: A text that no row shows may be that of a header or footer.
  func locate(_ locator: ItemLocator, includingHeaders: Bool = false) throws -> Located {
    guard !lists.isEmpty else { throw StepFailure.noList }
    let matches = matches(for: locator, includingHeaders: includingHeaders)
    guard let first = matches.first else {
      throw StepFailure.noSuchItem(Self.words(locator), nearest: nearest(to: Self.text(of: locator)))
    }
    guard matches.count == 1 else {
      throw StepFailure.ambiguousItem(
        "\"\(Self.text(of: locator))\"", matches: matches.map { "\($0.title) (\($0.located.item))" })
    }
    return first.located
  }

  /// Finds an item whose cell is on screen.
  func locateVisible(_ locator: ItemLocator) throws -> (located: Located, cell: UIView) {
    let located = try locate(locator)
    guard let visible = located.list.visible().first(where: { $0.item == located.item }) else {
      throw StepFailure.itemNotVisible(located.name)
    }
    return (Located(list: located.list, item: located.item, slot: visible.slot), visible.cell)
  }

  /// True if nothing on screen or in the data is meant by the locator.
  func isUnknown(_ locator: ItemLocator) -> Bool { matches(for: locator, includingHeaders: false).isEmpty }

  /// True if a text is one that an item shows as a whole: a button "Load" beside a row "Loading…" goes by its own name.
  func shows(_ text: String) -> Bool {
    let inSight = lists.filter { !covered.contains($0.list) }
    return !ItemNames.same(text, among: inSight.flatMap { $0.appearances(measuring: false) }).isEmpty
  }

  /// The element a locator names in an item.
  func element(_ locator: ElementLocator, in item: ItemLocator) throws -> Element {
    let appearance = try appearance(of: item)
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
      let part = ElementParts.named(text, in: appearance).first
      if let found = matching.last(where: \.isInteractive) ?? part ?? matching.first { return found }
      let texts = appearance.elements.compactMap { $0["text"] ?? $0["accessibilityLabel"] ?? $0["image"] }
      throw StepFailure.noSuchElement("\"\(text)\"", item: "\"\(appearance.title)\"", elements: texts)
    }
  }

  /// True if a locator names a part of a control, such as the half of a stepper.
  func isPart(_ locator: ElementLocator, in item: ItemLocator) throws -> Bool {
    ElementParts.isPart(try element(locator, in: item), of: try appearance(of: item))
  }

  /// The control that shows a text in the one header, footer or other supplementary view that does; nil if none does.
  func controlOfHeader(_ locator: ItemLocator) -> (item: CellItemID, path: String)? {
    guard case .showing(let text) = locator else { return nil }
    let shown = ItemNames.matches(text, among: lists.flatMap { $0.supplementaryAppearances() }, ignoringCase: false)
    guard shown.count == 1, let item = shown.first?.item,
      let control = try? element(.showing(text), in: .resolved(item)), control.isInteractive
    else { return nil }
    return (item, control.path)
  }

  /// What a person perceives of an item on screen.
  func appearance(of item: ItemLocator) throws -> Appearance {
    let located = try locate(item, includingHeaders: true)
    guard let appearance = located.list.perceived(located.item) else {
      throw StepFailure.itemNotVisible(located.name)
    }
    return appearance
  }

  /// Where a person would touch the item, or an element in it, in the window's coordinates.
  ///
  /// - Parameter part: Where between the left end and the right one; the middle if nothing is said.
  func touchPoint(_ item: ItemLocator, _ locator: ElementLocator?, across part: Double = 0.5) throws -> CGPoint {
    let located = try locate(item)
    guard let visible = (located.list.visible() + located.list.supplementary()).first(where: { $0.item == located.item })
    else {
      throw StepFailure.itemNotVisible(located.name)
    }
    var target = visible.cell.bounds
    var center = CGPoint(x: target.midX, y: target.midY)
    if let locator {
      let frame = try element(locator, in: item).frame
      target = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      // The ends themselves are no longer the element's.
      let along = min(max(frame.width * part, 0.5), max(frame.width - 0.5, 0.5))
      center = CGPoint(x: frame.x + along, y: frame.y + frame.height / 2)
    }
    guard let point = TouchableArea(of: target, in: visible.cell).point(near: center) else {
      throw locator == nil ? StepFailure.itemNotVisible(located.name) : .elementNotVisible(item: located.name)
    }
    return point
  }

  // MARK: Matching

  private typealias Match = (located: Located, title: String)

  private func matches(for locator: ItemLocator, includingHeaders: Bool) -> [Match] {
    func first(_ places: (ListProbe) -> (item: CellItemID, slot: Slot)?) -> [Match] {
      for list in lists {
        if let found = places(list) { return [(Located(list: list, item: found.item, slot: found.slot), "")] }
      }
      return []
    }
    switch locator {
    case .resolved(let id):
      return first { list in
        list.items().first { $0.item == id } ?? list.supplementary().first { $0.item == id }.map { ($0.item, $0.slot) }
      }
    case .identity(let key):
      return first { list in list.items().first { $0.item.key == key } }
    case .showing(let text):
      // Rows come first: what a row shows names the row, whatever its header says.
      let rows = matches(showing: text) { $0.appearances(measuring: false) }
      guard rows.isEmpty else { return rows }
      // Nothing shows it; then it may be an identifier.
      let identified = matches(for: .identity(text), includingHeaders: false)
      return identified.isEmpty && includingHeaders ? matches(showing: text) { $0.supplementaryAppearances() } : identified
    }
  }

  private func matches(showing text: String, in appearances: (ListProbe) -> [Appearance]) -> [Match] {
    let inFront = matches(showing: text, among: lists.filter { !covered.contains($0.list) }, in: appearances)
    if !inFront.isEmpty || covered.isEmpty { return inFront }
    return matches(showing: text, among: lists.filter { covered.contains($0.list) }, in: appearances)
  }

  private func matches(
    showing text: String, among lists: [ListProbe], in appearances: (ListProbe) -> [Appearance]
  ) -> [Match] {
    let shown = lists.flatMap { list in appearances(list).map { (list: list, appearance: $0) } }
    let items = Set(ItemNames.matches(text, among: shown.map(\.appearance)).map(\.item))
    let found = shown.filter { items.contains($0.appearance.item) }
    return innermost(found).map { shown in
      (Located(list: shown.list, item: shown.appearance.item, slot: shown.appearance.slot), shown.appearance.title)
    }
  }

  /// What a list in a row shows is shown by the row as well: the text means the item of the list inside.
  private func innermost(
    _ found: [(list: ListProbe, appearance: Appearance)]
  ) -> [(list: ListProbe, appearance: Appearance)] {
    guard Set(found.map(\.list.list)).count > 1 else { return found }
    let cells = found.map { one in one.list.visible().first { $0.item == one.appearance.item }?.cell }
    return found.indices.filter { index in
      guard let cell = cells[index] else { return true }
      return !cells.indices.contains { $0 != index && cells[$0]?.isDescendant(of: cell) == true }
    }.map { found[$0] }
  }

  /// Titles of visible items and keys of others, the closest in spelling first.
  private func nearest(to text: String) -> [String] {
    let titles = lists.flatMap { $0.appearances(measuring: false).map(\.title) }
    let keys = lists.flatMap { list in list.items().prefix(200).map(\.item.key) }
    return ItemNames.nearest(to: text, among: titles + keys)
  }

  private static func text(of locator: ItemLocator) -> String {
    switch locator {
    case .resolved(let id): id.key
    case .identity(let text), .showing(let text): text
    }
  }

  private static func words(_ locator: ItemLocator) -> String {
    switch locator {
    case .resolved(let id): "with identifier \"\(id)\""
    case .identity(let key): "with identifier \"\(key)\""
    case .showing(let text): "that shows \"\(text)\""
    }
  }
}

extension StepFailure {
  /// - Parameter nearest: Texts of items that come close.
  static func noSuchItem(_ wanted: String, nearest: [String]) -> StepFailure {
    StepFailure(
      "no item \(wanted)" + (nearest.isEmpty ? "; the list is empty" : "; nearest: \(quoted(nearest))")
        + ". Name an item by its identifier or by a text it shows now; scroll to it first if it is off screen")
  }

  static func ambiguousItem(_ wanted: String, matches: [String]) -> StepFailure {
    StepFailure(
      "\(matches.count) items match \(wanted): \(quoted(matches)). Use the identifier, or a text that only one item shows")
  }

  static func itemNotVisible(_ item: String) -> StepFailure {
    StepFailure("item \(item) is not on screen. Scroll to it first")
  }

  static func elementNotVisible(item: String) -> StepFailure {
    StepFailure("the part of item \(item) that is meant is cut off, so that no finger reaches it. Scroll until it is on screen")
  }

  static func noSuchElement(_ wanted: String, item: String, elements: [String]) -> StepFailure {
    StepFailure(
      "item \(item) shows no element \(wanted)"
        + (elements.isEmpty ? "; it shows nothing" : "; it shows \(quoted(elements))")
        + ". Use a text or an accessibility label that the item shows now")
  }
}
