import CellTrace
import HeadlessCore

/// Rows that leave under one identifier and come back under another: seen here, judged by who reads the trace.
extension DiffableCore {
  typealias Contents = SnapshotContents<Section, Item>

  /// Posts rows that a change seems to have given other identifiers. Nothing is looked at unless items left and others came.
  func noteReidentified(from old: Contents, _ diff: SnapshotDiff) {
    guard diff.deletedCount > 0, diff.insertedCount > 0, Probe.sink != nil, let host else { return }
    let isPlain = Item.self is any FixedWidthInteger.Type || Item.self == String.self
    guard !isPlain else { return }
    let gone = rows(of: old) { diff.newItem[$0] < 0 }
    let come = rows(of: current.contents) { diff.oldItem[$0] < 0 }
    let stayed = rows(of: current.contents) { diff.oldItem[$0] >= 0 }
    let pairs = IdentityPairs.find(gone, come, stayed: stayed)
    let list = host.list
    let found = pairs.map { old, new, sign in
      Reidentified(
        old: ItemID(list: list, key: identities.key(of: old.item)), new: ItemID(list: list, key: identities.key(of: new.item)),
        oldSlot: old.slot, newSlot: new.slot, sign: sign)
    }
    let sections = Set(found.map(\.newSlot.section))
    // Rows that are nobody's, such as a switch above the others, keep identifiers that say nothing of how those are made.
    let kept = stayed.count { row in
      found.isEmpty
        ? row.facets != nil || isBorn(row.item) : sections.contains(row.slot.section) && (row.facets?.isBorn ?? false)
    }
    // Identifiers without fields tell nothing by themselves; that all of them changed at once is worth a note.
    let areBare = gone.allSatisfy { $0.facets == nil && isBorn($0.item) } && come.allSatisfy { $0.facets == nil }
    guard !found.isEmpty || (areBare && kept == 0) else { return }
    let generation = host.generation + 1
    Probe.post(.rowsReidentified(list: list, generation: generation, rows: found, kept: kept))
  }

  private func isBorn(_ item: Item) -> Bool {
    type(of: item as Any) is AnyClass || ItemIdentities.containsUUID("\(item)")
  }

  /// Rows of a snapshot that meet a condition on their number, at most so many.
  private func rows(of contents: Contents, where isWanted: (Int) -> Bool) -> [IdentityPairs<Item>.Row] {
    var result: [IdentityPairs<Item>.Row] = []
    var number = 0
    for (section, entry) in contents.sections.enumerated() {
      for (place, item) in entry.items.enumerated() {
        defer { number += 1 }
        guard isWanted(number) else { continue }
        result.append(.init(item: item, slot: Slot(section: section, item: place), facets: IdentifierFacets(item)))
        if result.count == 200 { return result }
      }
    }
    return result
  }
}

/// Which of the rows that came stand for rows that left.
enum IdentityPairs<Item: Hashable> {
  /// A row with what its identifier says.
  struct Row {
    var item: Item
    var slot: Slot
    var facets: IdentifierFacets?
  }

  private struct Key: Hashable {
    var path: String
    var value: AnyHashable
  }

  /// Pairs in the order of the new rows: by the same `id`, of the rest by the same fields under an id made in the run, and of
  /// rows without any id by the field that tells all rows apart.
  static func find(_ gone: [Row], _ come: [Row], stayed: [Row]) -> [(old: Row, new: Row, sign: Reidentified.Sign)] {
    var byID: [Key: Row] = [:]
    var byContent: [Key: [Row]] = [:]
    var byName: [AnyHashable: Row] = [:]
    for row in gone {
      guard let facets = row.facets else { continue }
      if let id = facets.id { byID[Key(path: facets.path, value: id)] = row }
      if facets.isBorn, facets.saysSomething {
        byContent[Key(path: facets.path, value: facets.content), default: []].append(row)
      }
    }
    let name = NameField.find(gone, come, stayed)
    if let name {
      for row in gone { if let value = name.value(row.facets) { byName[value] = row } }
    }
    var result: [(old: Row, new: Row, sign: Reidentified.Sign)] = []
    for row in come {
      guard let facets = row.facets else { continue }
      if !facets.isBorn, let value = name?.value(facets), let old = byName[value], let before = old.facets {
        result.append((old, row, .sameID(changed: facets.differences(from: before))))
        continue
      }
      if let id = facets.id, let old = byID[Key(path: facets.path, value: id)], let before = old.facets {
        result.append((old, row, .sameID(changed: facets.differences(from: before))))
        continue
      }
      guard facets.isBorn, facets.saysSomething else { continue }
      let key = Key(path: facets.path, value: facets.content)
      guard var waiting = byContent[key], !waiting.isEmpty else { continue }
      let old = waiting.removeFirst()
      byContent[key] = waiting
      result.append((old, row, .sameFields(but: facets.id == nil ? "" : facets.idName)))
    }
    return result
  }
}

/// The field of values without an id that names them: a text or number that no two rows share, before and after.
private struct NameField {
  private var place: Int

  static func find<Item>(
    _ gone: [IdentityPairs<Item>.Row], _ come: [IdentityPairs<Item>.Row], _ stayed: [IdentityPairs<Item>.Row]
  ) -> NameField? {
    let all = (gone + come + stayed).map(\.facets)
    // One value of one row says too little: among others it must be what tells them apart.
    guard all.count > 2, let first = all.first ?? nil,
      all.allSatisfy({ $0.map { $0.id == nil && $0.path == first.path } ?? false })
    else { return nil }
    return first.fields.indices.lazy.map(NameField.init).first { field in
      [gone + stayed, come + stayed].allSatisfy { rows in
        let values = rows.compactMap { field.value($0.facets) }
        return values.count == rows.count && Set(values).count == values.count
      }
    }
  }

  func value(_ facets: IdentifierFacets?) -> AnyHashable? {
    guard let facets, facets.fields.indices.contains(place) else { return nil }
    let value = facets.fields[place].value
    if let text = value as? String { return text.isEmpty ? nil : AnyHashable(text) }
    return (value as? any FixedWidthInteger).map { AnyHashable("\($0)") }
  }
}
