import CellDetectors

/// The steps of a finding as a ladder, the notes in a column of their own.
enum StepLadderText {
  /// Steps shown before those in the middle are skipped.
  private static let longest = 12
  /// Steps kept before and after each one that matters.
  private static let margin = 1

  static func lines(_ card: FindingCard) -> [String] {
    let kept = kept(card.steps)
    let titles = card.steps.filter { kept.contains($0.index) }.map { PlainText.line($0.title, limit: 60).count }
    let width = min(titles.max() ?? 0, 46)
    var lines: [String] = []
    var skipped = 0
    func closeGap() {
      if skipped > 0 { lines.append("┊  … \(skipped) \(skipped == 1 ? "step" : "steps")") }
      skipped = 0
    }
    for step in card.steps {
      guard kept.contains(step.index) else {
        skipped += 1
        continue
      }
      closeGap()
      let title = PlainText.line(step.title, limit: 60)
      var line = "\(lines.isEmpty ? "┬─" : "├─") step \(PlainText.padded("\(step.index)", to: 2)) "
      if let note = step.note {
        line += "\(PlainText.padded(title, to: width))   \(PlainText.line(note))"
      } else {
        line += title
      }
      lines.append(line)
    }
    closeGap()
    return lines
  }

  /// All steps of a short script; of a long one the first, the last and those with a note, with their neighbours.
  private static func kept(_ steps: [FindingCard.Step]) -> Set<Int> {
    guard steps.count > longest else { return Set(steps.map(\.index)) }
    var kept: Set<Int> = []
    for (place, step) in steps.enumerated() where place == 0 || place == steps.count - 1 || step.note != nil {
      for near in max(0, place - margin)...min(steps.count - 1, place + margin) { kept.insert(steps[near].index) }
    }
    return kept
  }
}
