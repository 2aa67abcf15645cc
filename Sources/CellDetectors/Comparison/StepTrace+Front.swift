import CellTrace

/// What came in front of a list.
extension StepTrace {
  /// True if another screen did.
  var showsScreen: Bool { events.contains { if case .screenShown = $0.kind { true } else { false } } }

  /// What can be read on it.
  var shownTexts: [String] { outcomes.filter { $0.kind == .screen }.flatMap(\.texts) }

  /// True if another screen did, or an alert.
  var comesInFront: Bool {
    showsScreen || events.contains { if case .alertShown = $0.kind { true } else { false } }
  }

  /// True if each row that is on screen in both steps shows the same.
  func showsSameRows(as other: StepTrace) -> Bool {
    checkpoint.allSatisfy { row in
      other[row.item].map { AppearanceDiff.contentDifferences(of: row, from: $0).isEmpty } ?? true
    }
  }
}

extension Interaction {
  /// True for what is chosen among what a row has offered: its swipe's actions, its menu.
  var choosesOfRow: Bool {
    if case .tapAction = self { return true }
    if case .chooseMenuItem = self { return true }
    return false
  }
}
