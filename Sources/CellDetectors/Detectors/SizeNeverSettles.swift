import CellTrace

/// Sizes or configurations of cells keep asking for another pass.
public enum SizeNeverSettles: Detector {
  public static let id = "size-never-settles"
  public static let summary = "Fires when self-sizing or configuration updates feed back without end."
  public static let severity = Severity.error

  public static let page = DetectorPage(
    meaning: """
      A cell answers the same question for its size with another height each time, or its layout or configuration asks for \
      another layout or configuration, without end. On a phone the app hangs, or UIKit ends it. The finding names who asked \
      for the next pass, and how often.
      """,
    example: """
      override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = bounds.height + 1      // the cell is measured again, and again
        invalidateIntrinsicContentSize()
      }
      """,
    fix: "make the size a function of the content and the width alone, and ask for a new one only when the content has changed.",
    silentFor: [
      "content that is resized a few times and then rests, for example when an image arrives",
      "a cell that asks for a new size once for each state it goes through",
      "animations, which ask for frames but not for other sizes",
    ])

  public static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    for (_, trace) in runs.repetitions {
      if let end = Exception(trace), end.isLoop { return [finding(end, trace)] }
    }
    return []
  }

  private static func finding(_ end: Exception, _ trace: Trace) -> Finding {
    let context = RunEndContext(ofStep: end.step, in: trace)
    var evidence: [String] = []
    if let cause = end.cause { evidence.append(FindingText.fault(cause)) }
    let heights = end.heights(in: trace)
    if heights.count > 1 { evidence.append(FindingText.heights(heights)) }
    evidence.append(FindingText.ledgerRow(end.ledgerID))
    return end.finding(
      detector: id, severity: severity, in: trace,
      summary: FindingText.neverSettles(title: context.itemTitle, step: FindingText.step(end.step, context.stepTitle)),
      evidence: evidence)
  }
}

extension Exception {
  /// The last heights that cells took in the step that did not end, at most six.
  fileprivate func heights(in trace: Trace) -> [Double] {
    let all = (trace.step(step)?.events ?? []).compactMap { event -> Double? in
      if case .cellResized(_, _, _, let height) = event.kind { height } else { nil }
    }
    return all.suffix(6)
  }
}
