import CellTrace

/// What a sweep over all states of a cell consists of.
enum Sweep {
  /// Every flag of `UICellConfigurationState`, on and off again, in all visible cells; other interactions are their own part.
  static func parts(of interaction: Interaction) -> [Interaction] {
    guard interaction == .cycleCellStates else { return [interaction] }
    return CellFlags.all.flatMap { entry in
      [Interaction.setState(nil, entry.flag, true), .setState(nil, entry.flag, false)]
    }
  }
}
