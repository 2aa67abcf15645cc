import CellTrace

/// Something on screen is changed by code that does not run on the main thread.
package enum BackgroundMutation: Detector {
  package static let id = "background-mutation"
  package static let summary = "Fires when a view, or state that views observe, is changed on a background thread."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      A view was changed, or an ObservableObject that a SwiftUI view observes announced a change, on a thread that is not the \
      main one. On a phone the change may come late, twice or never, layout may break, and the app may crash; the harness runs one \
      thread at a time, so the rest of the run is as if nothing had happened.
      """,
    example: """
      URLSession.shared.dataTask(with: url) { data, _, _ in
        self.photoView.image = data.flatMap(UIImage.init)    // on the session's thread
      }.resume()
      """,
    fix: "hop to the main thread first: DispatchQueue.main.async, receive(on: DispatchQueue.main), or a @MainActor method.",
    silentFor: [
      "models and caches that change on a background thread and that no view observes",
      "results that hop to the main thread before they are shown",
      "snapshots of a diffable data source that are applied on a background queue",
      "images that are decoded or drawn on a background thread",
    ])

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] { findings(in: runs.main) }

  private static let rows: Set<String> = ["ST-13", "main-thread-checker"]

  /// One for each property, and one for all published state.
  private static func findings(in trace: Trace) -> [Finding] {
    var known: Set<String> = []
    var result: [Finding] = []
    for step in trace.steps {
      for event in step.events {
        guard case .warning(let row, let text) = event.kind, rows.contains(row), known.insert(text).inserted else { continue }
        let place = row == "ST-13" ? nil : text.split(separator: " ").first.map(String.init)
        let summary = FindingText.background(place)
        result.append(
          Finding(
            detector: id, severity: severity, summary: summary, item: .screen, itemTitle: trace.screen, cellType: trace.screen,
            property: place ?? "objectWillChange", observed: "a background thread", expected: "the main thread",
            originStep: step.index, seenStep: step.index, seen: summary, evidence: [FindingText.logs(text)]))
      }
    }
    return result
  }
}
