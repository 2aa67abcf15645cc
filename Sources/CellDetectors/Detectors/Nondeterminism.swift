import CellTrace

/// Two runs with the same seed differ.
package enum Nondeterminism: Detector {
  package static let id = "nondeterminism"
  package static let summary = "Fires when the same script with the same seed shows something else in a second run."
  package static let severity = Severity.warning

  package static let page = DetectorPage(
    meaning: """
      The script was run twice and only the seed of Hashable changed. Something a person can see differs, so it depends on the \
      order of a set or dictionary or on a source that the host does not own. A third run with every seed as in the first tells \
      which. Other detectors do not compare it; the finding names those that would have.
      """,
    example: "label.text = tags.joined(separator: \", \")          // tags is a Set",
    fix: "sort before showing, and take times and random numbers from sources that a test can set.",
    silentFor: [
      "random numbers and UUIDs, which the host seeds", "dates and clocks, which the host owns",
    ])

  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  /// The control run, and where that differs a third one, which tells why.
  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    let control = ReferenceRequest.control(of: runs)
    let differs = runs[control].map { isSuspected(main: runs.main, control: $0) } ?? false
    return [control] + (differs ? [.repeated(of: runs)] : [])
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let control = try runs.run(.control(of: runs))
    let mask = Mask(main: runs.main, control: control)
    let source = Source(runs)
    let masked = mask.differs(in: runs.main, control) ? masked(in: runs) : []
    var result = mask.entries.map { property($0, source, masked) }
    if let limit = mask.limit, limit < min(runs.main.steps.count, control.steps.count) {
      result.append(items(limit, runs.main, source, masked))
    } else if result.isEmpty, endsDiffer(runs.main, control) {
      result.append(end(runs.main, control, source))
    }
    return result
  }

  /// Ids of the detectors that take what differs for nobody's doing: those that ask for the control.
  static func masked(in runs: RunSet) -> [String] {
    let control = ReferenceRequest.control(of: runs)
    return DetectorCatalog.all.filter { $0.id != id && $0.isAsked(about: runs) && $0.references(runs).contains(control) }.map {
      $0.id
    }
  }

  /// True if the main run and its control differ: then a run with every seed equal tells why.
  static func isSuspected(main: Trace, control: Trace) -> Bool {
    let mask = Mask(main: main, control: control)
    if !mask.entries.isEmpty { return true }
    return mask.limit.map { $0 < min(main.steps.count, control.steps.count) } ?? false || endsDiffer(main, control)
  }

  /// What the difference comes from, as far as a third run tells.
  private enum Source {
    case hashOrder, unowned, unknown

    init(_ runs: RunSet) {
      guard let repeated = runs[.repeated(of: runs)] else {
        self = .unknown
        return
      }
      self = isSuspected(main: runs.main, control: repeated) ? .unowned : .hashOrder
    }

    var evidence: [String] {
      switch self {
      case .hashOrder: [FindingText.hashOrder]
      case .unowned: [FindingText.unknownSource]
      case .unknown: []
      }
    }

    var shape: [String] {
      switch self {
      case .hashOrder: ["hash order"]
      case .unowned: ["unowned"]
      case .unknown: []
      }
    }
  }

  private static func property(_ entry: Mask.Entry, _ source: Source, _ masked: [String]) -> Finding {
    let title = entry.main.title
    let difference = entry.difference
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.nondeterminism(property: difference.property, title: title), item: entry.main.item,
      itemTitle: title, cellType: entry.main.cellType, cell: entry.main.cell, property: difference.property,
      observed: difference.observed, expected: difference.expected, seenStep: entry.step,
      seen: FindingText.seen(title, difference, reference: FindingText.inSecondRun), element: difference.path,
      evidence: source.evidence + [FindingText.masked(by: masked)], shape: source.shape)
  }

  private static func items(_ step: Int, _ trace: Trace, _ source: Source, _ masked: [String]) -> Finding {
    let words = FindingText.step(step, trace.title(ofStep: step))
    return Finding(
      detector: id, severity: severity, summary: FindingText.nondeterministicItems(step: words), item: .screen,
      itemTitle: trace.screen, cellType: trace.screen, property: "items", observed: words, expected: FindingText.nothing,
      seenStep: step, seen: FindingText.nondeterministicItems(step: words),
      evidence: source.evidence + [source == .hashOrder ? FindingText.sameSeed : FindingText.maskedFrom(step: words, by: masked)],
      shape: source.shape)
  }

  private static func end(_ main: Trace, _ control: Trace, _ source: Source) -> Finding {
    let (here, there) = (describe(main.end), describe(control.end))
    let summary = FindingText.nondeterministicEnd(main: here, control: there)
    return Finding(
      detector: id, severity: severity, summary: summary, item: .screen, itemTitle: main.screen, cellType: main.screen,
      property: "end", observed: here, expected: there, seenStep: main.steps.last?.index ?? 0, seen: summary,
      evidence: source.evidence, shape: source.shape)
  }

  /// A control run repeats only the steps that the main run completed, so its finishing there says nothing.
  private static func endsDiffer(_ main: Trace, _ control: Trace) -> Bool {
    switch (main.end, control.end) {
    case (.trapped(let step, _, _), .finished), (.exception(let step, _, _, _), .finished), (.stepFailed(let step, _), .finished),
      (.inconclusive(let step, _), .finished):
      control.steps.count > step
    case (.finished, _), (.trapped, _), (.exception, _), (.stepFailed, _), (.inconclusive, _):
      describe(main.end) != describe(control.end)
    }
  }

  private static func describe(_ end: RunEnd) -> String {
    switch end {
    case .finished: "one finishes"
    case .trapped(let step, _, _): "one crashes in step \(step)"
    case .exception(let step, let id, _, _): "one throws in step \(step) (\(id))"
    case .stepFailed(let step, _): "one can't perform step \(step)"
    case .inconclusive(let step, _): "one stops in step \(step)"
    }
  }
}
