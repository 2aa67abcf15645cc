import CellTrace

/// What an action changed at a row, as other rows show it: at the same place in them or, for a picture or text that came, wherever they
/// show it.
///
/// A row may have another picture in front of it that others lack, as a lock that only some have: then the same mark has another place in
/// each.
struct AddedMark: Hashable {
  /// What the action changed.
  var difference: Difference
  /// The row at which it did.
  private var source: Appearance
  /// What came, where it is looked for among all that a row shows; nil where the place tells.
  private var added: Element?

  /// Both ways to look for it, the place first.
  static func readings(of difference: Difference, in row: Appearance) -> [AddedMark] {
    let atPlace = AddedMark(difference: difference, source: row)
    guard difference.kind == .extra, difference.name == nil,
      let added = row.elements.first(where: { $0.path == difference.path }), added.hasWords,
      // The row had nothing else that looks like it.
      row.elements.count(where: { $0.looks(like: added) }) == 1
    else { return [atPlace] }
    return [atPlace, AddedMark(difference: difference, source: row, added: added)]
  }

  private init(difference: Difference, source: Appearance, added: Element? = nil) {
    (self.difference, self.source, self.added) = (difference, source, added)
  }

  /// What a row has of it.
  func value(in row: Appearance) -> String? {
    guard let added else { return row.value(at: key(in: row)) }
    return row.elements.contains { $0.looks(like: added) } ? FindingText.present : nil
  }

  /// Where a row shows it.
  func path(in row: Appearance) -> String {
    added.flatMap { added in row.elements.first { $0.looks(like: added) }?.path } ?? key(in: row).path
  }

  /// The words for what a row shows of it.
  func words(in row: Appearance) -> String {
    guard let added else { return row.words(at: key(in: row)) }
    return row.elements.first { $0.looks(like: added) }?.words ?? FindingText.nothing
  }

  private func key(in row: Appearance) -> PropertyKey { difference.key.moved(from: source, to: row) }
}

extension Element {
  /// True for one that says or pictures something.
  fileprivate var hasWords: Bool { ["text", "image"].contains { self[$0]?.isEmpty == false } }

  /// True if another element of the kind says and pictures the same, to people who look and to those who listen.
  fileprivate func looks(like other: Element) -> Bool {
    role == other.role && ["text", "image", "accessibilityLabel"].allSatisfy { self[$0] == other[$0] }
      && Names.type(ofPath: path) == Names.type(ofPath: other.path)
  }
}
