/// Who wrote a value, and when: the last write before the value was read.
package struct WriteProvenance: Hashable, Codable, Sendable {
  /// The item the cell served when the value was written; nil while the cell was being constructed.
  package var item: CellItemID?
  /// The step during which it was written.
  package var step: Int
  /// The cell's state when it was written.
  package var flags: CellFlags
  /// The item whose work wrote the value, if that was started for another one than ``item``: a late result.
  package var startedFor: CellItemID?
  /// True if the cell's update handler wrote the value, or put the content there that did.
  package var byHandler = false
  /// The code that wrote, as ``CodeMark`` has it: of a late result, and of everything in a run that records places. Empty for all
  /// others.
  package var writtenAt: [UInt32] = []
  /// Where the work was started that wrote a late result; empty for all others.
  package var startedAt: [UInt32] = []

  /// Creates a provenance.
  package init(item: CellItemID?, step: Int, flags: CellFlags = [], startedFor: CellItemID? = nil, byHandler: Bool = false) {
    self.byHandler = byHandler
    self.item = item
    self.step = step
    self.flags = flags
    self.startedFor = startedFor
  }
}

/// One perceivable property of an element, with its last writer.
package struct Property: Hashable, Codable, Sendable {
  /// The property's name as the framework spells it, for example `text` or `textColor`.
  package var name: String
  /// Its value as text.
  package var value: String
  /// The last write, if the runtime can tell.
  package var provenance: WriteProvenance?

  /// Creates a property.
  package init(_ name: String, _ value: String, provenance: WriteProvenance? = nil) {
    self.name = name
    self.value = value
    self.provenance = provenance
  }
}

/// One thing a user can perceive in a cell.
package struct Element: Hashable, Codable, Sendable {
  /// What kind of thing it is.
  package enum Role: String, Codable, Sendable, CaseIterable {
    case cell, background, text, image, button, textField, toggle, slider, stepper, progress, accessory, shape, divider, view
  }

  /// The place in the cell's view structure, stable between runs: type names with sibling ordinals, joined by `/`.
  package var path: String
  /// What kind of thing it is.
  package var role: Role
  /// Frame in the cell's coordinates.
  package var frame: TraceRect
  /// Perceivable properties in a fixed order.
  package var properties: [Property]
  /// True if a touch at its centre does something of its own.
  package var isInteractive: Bool
  /// When the element was put into the cell, if the runtime can tell.
  package var provenance: WriteProvenance?

  /// Creates an element.
  package init(
    path: String, role: Role, frame: TraceRect, properties: [Property] = [], isInteractive: Bool = false,
    provenance: WriteProvenance? = nil
  ) {
    self.path = path
    self.role = role
    self.frame = frame
    self.properties = properties
    self.isInteractive = isInteractive
    self.provenance = provenance
  }

  /// The value of the property `name`.
  package subscript(name: String) -> String? { properties.first { $0.name == name }?.value }
}

/// One stored value of a hosted view (`@State` and its kin) as it stood at a checkpoint.
package struct StateCell: Hashable, Codable, Sendable {
  /// The place of the view that owns it, as in ``Element/path``.
  package var path: String
  /// The view's type.
  package var viewType: String
  /// The property's name, without the leading underscore.
  package var property: String
  /// The value as text.
  package var value: String
  /// When the value was created.
  package var birth: WriteProvenance
  /// The last write after birth, if any.
  package var lastWrite: WriteProvenance?
  /// Where the property is declared, if known.
  package var place: SourcePlace?
  /// True if an explicit identity (`.id(_:)`) above the view decides how long the value lives.
  package var isIdentified = false
  /// Which branches of `if` and `switch` above the view are taken, as one number; nil if it stands below none.
  package var branches: Int?

  /// Creates a state cell record.
  package init(
    path: String, viewType: String, property: String, value: String, birth: WriteProvenance, lastWrite: WriteProvenance? = nil,
    place: SourcePlace? = nil, isIdentified: Bool = false, branches: Int? = nil
  ) {
    self.isIdentified = isIdentified
    self.branches = branches
    self.path = path
    self.viewType = viewType
    self.property = property
    self.value = value
    self.birth = birth
    self.lastWrite = lastWrite
    self.place = place
  }
}

/// A write that shaped what can't be compared by itself: a view that was hidden, a subview that was taken away.
///
/// Kept only if it was written for another item than the one shown, or in another state. Never compared: it tells who is to
/// blame for something that is missing.
package struct Evidence: Hashable, Codable, Sendable {
  /// The view's place, as in ``Element/path``.
  package var path: String
  /// What was written, for example `isHidden` or `subviews`.
  package var property: String
  /// Who wrote it, and in which step.
  package var provenance: WriteProvenance

  /// Creates a record.
  package init(path: String, property: String, provenance: WriteProvenance) {
    self.path = path
    self.property = property
    self.provenance = provenance
  }
}

/// All that a user can perceive or do at one item.
package struct Appearance: Hashable, Codable, Sendable {
  /// The item that it is the appearance of.
  package var item: CellItemID
  /// Where it stood.
  package var slot: Slot
  /// The cell object that showed it.
  package var cell: CellID
  /// The cell's type, as the app spells it (module and type).
  package var cellType: String
  /// The reuse that handed the cell to this item: its ordinal in the run, or nil for a cell that was created for it.
  package var reuse: Int?
  /// Frame in the list's content coordinates.
  package var frame: TraceRect
  /// Height the content would take now, if it was measured.
  package var idealHeight: Double?
  /// The same where the app gives the height, whatever the content takes; nil elsewhere.
  package var contentHeight: Double?
  /// The cell's state.
  package var flags: CellFlags
  /// Perceivable elements, front to back order of the view tree.
  package var elements: [Element]
  /// Stored values of hosted views: evidence, not compared by itself.
  package var stateCells: [StateCell]
  /// True while something that may still change this item is pending.
  package var isUnsettled: Bool
  /// Who hid, removed or resized what: not compared.
  package var evidence: [Evidence]

  /// Creates an appearance.
  package init(
    item: CellItemID, slot: Slot, cell: CellID, cellType: String, reuse: Int? = nil, frame: TraceRect,
    idealHeight: Double? = nil, flags: CellFlags = [], elements: [Element] = [], stateCells: [StateCell] = [],
    isUnsettled: Bool = false, evidence: [Evidence] = []
  ) {
    self.item = item
    self.slot = slot
    self.cell = cell
    self.cellType = cellType
    self.reuse = reuse
    self.frame = frame
    self.idealHeight = idealHeight
    self.flags = flags
    self.elements = elements
    self.stateCells = stateCells
    self.isUnsettled = isUnsettled
    self.evidence = evidence
  }

  /// The first line of the first text shown, by which a person would name the item; the word on a button and what only announces
  /// the words that follow ("Name:") if there is no other, and the number of its place ("3.") only if nothing else is shown. The
  /// key if nothing shows text.
  package var title: String {
    var spare: String?
    var ordinal: (text: String, isInteractive: Bool)?
    var caption: String?
    for element in elements {
      guard let line = element["text"]?.split(separator: "\n", maxSplits: 1).first else { continue }
      let text = String(line)
      if let caption {
        guard !isCaption(element, line) else { continue }
        return !element.isInteractive && element.role == .text && isName(line) ? text : caption
      } else if isOrdinal(line) {
        ordinal = ordinal ?? (text, element.isInteractive)
      } else if element.role == .button || (ordinal?.isInteractive == false && element.isInteractive) {
        spare = spare ?? text
      } else if isCaption(element, line) {
        caption = text
      } else {
        return text
      }
    }
    return caption ?? ordinal?.text ?? spare ?? item.key
  }

  /// True if the row shows a text that only numbers its place.
  package var showsOrdinal: Bool { elements.contains { $0["text"].map { isOrdinal($0[...]) } ?? false } }

  /// True for words that announce others: "Name:".
  private func isCaption(_ element: Element, _ line: Substring) -> Bool {
    line.hasSuffix(":") && line.utf8.count > 1 && element.role == .text && !element.isInteractive
  }

  /// True for words that may name an item: an amount, "On" and the like are the value of what announces them, and no name: a row that was
  /// called so would be another one as soon as it is turned off. Two letters are a name in other scripts than ours, and where they are
  /// written as one ("Bo"); as a unit is written ("kg"), or as what is shortened ("EU"), they are none.
  private func isName(_ text: Substring) -> Bool {
    if Self.values.contains(text.lowercased()) { return false }
    let letters = text.count(where: \.isLetter)
    guard letters == 2, text.utf8.allSatisfy({ $0 < 0x80 }) else { return letters > 1 }
    return text.count == 2 && text.first?.isUppercase == true && text.last?.isLowercase == true
  }

  /// What rows say of a switch or a choice.
  private static let values: Set<String> = ["on", "off", "yes", "no", "ok", "am", "pm", "none", "true", "false"]

  /// True for a text that only numbers the row's place: "3." or "#3" in the third row, and "3" unless that is what the item is called.
  private func isOrdinal(_ text: Substring) -> Bool {
    guard text.utf8.count < 8, text.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return false }
    let number = text.hasPrefix("#") ? text.dropFirst() : text.hasSuffix(".") || text.hasSuffix(")") ? text.dropLast() : text
    guard Int(number) == slot.item + 1 else { return false }
    return number.count < text.count || item.key != String(number)
  }
}
