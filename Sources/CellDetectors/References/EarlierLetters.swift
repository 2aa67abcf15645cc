import CellTrace

/// The answer to the first letters of a text that came after the one to the whole text, and took its place: all was typed at once, and
/// the rows in the end are those of its beginning.
///
/// Its reference types the same letters, and waits after each: there the end is another, and after fewer letters the rows are exactly those
/// that the main run ends with. The main run must have had the right rows, and lost them again while nobody did anything: a list that only
/// asks for the first letters, or counts how often it was asked, never had them.
///
/// One more run types the letters, each with its wait, and then once more from an empty field. An answer follows from the text, and is the
/// same: what is kept of each pause, as the versions of a note, is more by then, and where it ends has nothing to do with the text.
struct EarlierLetters: SuspectedReference {
  static let searchName: String? = "answer to fewer letters"
  static let meaning = """
    A text is typed at once, and the answer to its first letters, which came last, takes the place of the whole text's, whose rows \
    were there before; where each letter waits for its answer, the whole text's rows stay.
    """

  /// The step that typed, and the text.
  var step: Int
  var text: String
  /// How many letters the shown rows belong to, and the rows that stay where each letter waits; nil before the other run told.
  private var told: (letters: Int, expected: String)?
  /// The first row that is there.
  var row: Appearance?

  /// Longer texts cost more than they tell.
  private static let longest = 16

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [EarlierLetters] {
    if trace.isHurried { return [] }
    return trace.steps.filter { $0.index > 0 && $0.index <= trace.lastCompletedStep }.compactMap { step in
      guard case .type(let text, _, _, _) = step.interaction, (2...longest).contains(text.count),
        isShownTwice(in: step, since: trace.step(step.index - 1))
      else { return nil }
      return EarlierLetters(step: step.index, text: text, row: step.checkpoint.first { $0.item != step.interaction.target })
    }
  }

  private init(step: Int, text: String, row: Appearance?) { (self.step, self.text, self.row) = (step, text, row) }

  /// True if the step showed rows, and then others.
  private static func isShownTwice(in step: StepTrace, since before: StepTrace?) -> Bool {
    var (shown, states) = (Set(before?.checkpoint.map(\.item) ?? []), 0)
    var hasChanged = false
    var reloads: [Int: Int] = [:]
    for event in step.events.map(\.kind) {
      if event.beginsUpdate, hasChanged {
        states += shown.isEmpty ? 0 : 1
        hasChanged = false
      }
      if case .willDisplay(_, let item, _) = event {
        hasChanged = shown.insert(item).inserted || hasChanged
      } else if case .didEndDisplaying(_, let item, _) = event {
        hasChanged = shown.remove(item) != nil || hasChanged
      } else if case .snapshotApplied(let list, _, _, _, _, _, _) = event {
        reloads[list, default: 0] += 1
      }
    }
    return states + (hasChanged ? 1 : 0) > 1 || reloads.values.contains { $0 > 1 }
  }

  // MARK: Letter by letter

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let lead = script.through(step: step - 1)
    return ReferenceRequest(
      script: lead + script[step: step].letters, configuration: runs.main.configuration,
      purpose: FindingText.eachLetterWaits(runs.words(forStep: step))
    ).recording(from: lead.count)
  }

  /// The same letters once more, after those.
  private func again(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let lead = script.through(step: step - 1)
    let letters = script[step: step].letters
    let again = letters.enumerated().map { $0.offset == 0 ? $0.element.clearing : $0.element }
    return ReferenceRequest(
      script: lead + letters + again, configuration: runs.main.configuration,
      purpose: FindingText.typedAgain(runs.words(forStep: step))
    ).recording(from: lead.count + letters.count + again.count)
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> EarlierLetters? {
    let made = try runs.run(request(in: runs))
    guard let letters = letters(in: made, main: runs.main), let right = made.lastIfFinished,
      let again = try runs.run(again(in: runs)).lastIfFinished, titles(again) == titles(right)
    else { return nil }
    var result = self
    let rows = right.checkpoint.filter { $0.item != right.interaction.target }
    result.told = (letters, rows.first?.title ?? FindingText.nothing)
    let shown = runs.main.step(step)?.checkpoint.filter { $0.item != right.interaction.target } ?? []
    result.row = shown.first { one in !rows.contains { $0.title == one.title } } ?? row
    return result
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { letters(in: trace, main: main) != nil }

  /// How many letters the rows belong to; nil if they are right, or nobody's.
  private func letters(in trace: Trace, main: Trace) -> Int? {
    guard let right = trace.lastIfFinished, let shown = main.step(step) else { return nil }
    let here = titles(shown)
    guard here != titles(right),
      EarlierAnswer.wereThere(right, since: step, until: step, main)
        || EarlierAnswer.wasReloaded(to: right, since: step, until: step, main)
    else { return nil }
    return (1..<text.count).last { letters in trace.step(step - 1 + letters).map { titles($0) == here } ?? false }
  }

  /// The row that is typed in says what is asked for.
  private func titles(_ step: StepTrace) -> [String] {
    step.checkpoint.filter { $0.item != step.interaction.target }.map(\.title)
  }
}

extension Interaction {
  /// The letters of a text that is typed, one by one.
  fileprivate var letters: [Interaction] {
    guard case .type(let text, let item, let element, let clearing) = self else { return [self] }
    return text.enumerated().map { .type(String($0.element), item, element, clearing: clearing && $0.offset == 0) }
  }

  /// The same in an empty field.
  fileprivate var clearing: Interaction {
    guard case .type(let text, let item, let element, _) = self else { return self }
    return .type(text, item, element, clearing: true)
  }
}

extension EarlierLetters {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }

  fileprivate var beginning: String { String(text.prefix(told?.letters ?? 1)) }
  fileprivate var expected: String { told?.expected ?? FindingText.nothing }
}

extension LateAsyncResult {
  static func finding(_ answer: EarlierLetters, _ trace: Trace) -> Finding {
    let words = FindingText.step(answer.step, trace.title(ofStep: answer.step))
    let shown = answer.row?.title ?? FindingText.nothing
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.earlierLetters(answer.beginning, of: answer.text),
      item: answer.row?.item ?? .screen, itemTitle: answer.row?.title ?? trace.screen, cellType: trace.screen,
      cell: answer.row?.cell, property: "rows", observed: shown, expected: answer.expected, originStep: answer.step,
      seenStep: answer.step, seen: FindingText.earlierLettersSeen(shown: shown, step: words, expected: answer.expected),
      evidence: [FindingText.earlierLettersEvidence(answer.beginning)], shape: ["earlier answer"])
    finding.fix = FindingText.fixEarlierAnswer
    return finding
  }
}
