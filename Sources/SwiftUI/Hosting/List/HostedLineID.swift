import CellTrace

/// Who a line of a hosted list is: its element's id, with what tells it apart from other lines of the same element.
nonisolated struct HostedLineID: Hashable, @unchecked Sendable, CustomStringConvertible, CustomReflectable {
  let ids: [AnyHashable]
  /// The line's place among those of its element; the number that a line without an element was given when it came.
  let ordinal: Int
  let part: SectionPart
  /// Which of several containers in one scroll view the line is in.
  var container = 0

  /// The element's id alone where that says it all.
  var description: String {
    let name = ids.last.map { "\($0.base)" } ?? "row"
    switch part {
    case .content:
      if ids.isEmpty { return CellItemID.structureKey(ordinal + 1) }
      return ordinal > 0 ? "\(name) \(ordinal + 1)" : name
    case .header: return "header \(name) \(ordinal + 1)"
    case .footer: return "footer \(name) \(ordinal + 1)"
    }
  }

  /// As its element's id, so that reports speak of that.
  var customMirror: Mirror { Mirror(reflecting: ids.last?.base ?? ordinal) }
}

/// Gives the lines of a list their identities: the same line keeps its one for as long as its node lives.
@MainActor final class HostedLineIDs {
  private var rows = NodeNumbers()
  private var owners = NodeNumbers()

  /// A section with its lines.
  struct Section {
    var id: HostedLineID
    var lines: [(id: HostedLineID, line: ListLine)] = []
    var header: (id: HostedLineID, line: ListLine)?
    var footer: (id: HostedLineID, line: ListLine)?
  }

  /// Sections in order. Lines outside of sections form one with their neighbours.
  func sections(of lines: [ListLine]) -> [Section] {
    var sections: [Section] = []
    var open: ObjectIdentifier?
    var taken: [[AnyHashable]: Int] = [:]
    for line in lines {
      let owner = line.section.map { ObjectIdentifier($0) }
      if sections.isEmpty || owner != open {
        let number = line.section.map { owners.number(of: $0) } ?? -1 - sections.count
        sections.append(Section(id: HostedLineID(ids: [], ordinal: number, part: .header)))
        open = owner
      }
      let last = sections.count - 1
      let number: Int
      if line.part != .content {
        number = sections[last].id.ordinal
      } else if line.ids.isEmpty {
        number = rows.number(of: line.item.node)
      } else {
        number = taken[line.ids, default: 0]
        taken[line.ids] = number + 1
      }
      let id = HostedLineID(ids: line.ids, ordinal: number, part: line.part)
      switch line.part {
      case .content: sections[last].lines.append((id, line))
      case .header: sections[last].header = (id, line)
      case .footer: sections[last].footer = (id, line)
      }
    }
    return sections
  }

  /// A line that is written out was made anew: it is the same line.
  func pass(from old: ViewNode, to new: ViewNode) { rows.pass(from: old, to: new) }
}

/// Numbers of nodes, in the order in which they came. A node that is gone leaves its place in memory to another, and its number to none.
@MainActor private struct NodeNumbers {
  private struct Known {
    weak var node: ViewNode?
    var number: Int
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var count = 0
  /// Those that are gone are left out when there are as many again: each costs a few looks, however many there are.
  private var limit = 32

  mutating func number(of node: ViewNode) -> Int {
    if let entry = known[ObjectIdentifier(node)], entry.node === node { return entry.number }
    if known.count >= limit {
      known = known.filter { $0.value.node != nil }
      limit = max(32, known.count * 2)
    }
    known[ObjectIdentifier(node)] = Known(node: node, number: count)
    count += 1
    return count - 1
  }

  mutating func pass(from old: ViewNode, to new: ViewNode) {
    guard let entry = known.removeValue(forKey: ObjectIdentifier(old)), entry.node === old else { return }
    known[ObjectIdentifier(new)] = Known(node: new, number: entry.number)
  }
}
