/// Headings of sections, and what a reader must know to understand one.
enum SectionText {
  static func title(_ kind: ReportSection.Kind) -> String {
    switch kind {
    case .verdict: "Verdict"
    case .findings: "Findings"
    case .unmetExpectations: "Expectations not met"
    case .notRun: "Scenarios that could not be run"
    case .notJudged: "Not judged"
    case .pending: "Still pending"
    case .expected: "Found as expected"
    case .policies: "Policies besides lifo"
    case .search: "Search"
    case .cellStates: "Cell states"
    case .scenarios: "Scenarios"
    case .metadata: "Metadata (please include in bug reports)"
    }
  }

  static func note(_ kind: ReportSection.Kind) -> String? {
    switch kind {
    case .pending:
      "This had not ended when a step had waited for 10 s of virtual time, or a minute after the screen was taken down. "
        + "To skip a line, put a part of its text into the screen's static var ignoredWork."
    case .cellStates:
      "How many configuration updates and handlers ran for each state, and how many items changed or stayed changed."
    case .search:
      "Screens that were searched without a script. States count once for each structure that a screen showed, whatever its texts."
    case .verdict, .findings, .unmetExpectations, .notRun, .notJudged, .expected, .policies, .scenarios, .metadata: nil
    }
  }

  static func searched(_ scenario: String, _ search: SearchRecord) -> String {
    let courses = search.courses.compactMap(\.last)
    let states = courses.map { "\($0.states) states in \($0.steps) steps" }.joined(separator: ", ")
    return "\(scenario): \(search.walks) walks, \(states.isEmpty ? "no step" : states)"
  }

  static func unmet(_ scenario: String, _ detector: String) -> String { "\(scenario) expects \(detector), which did not fire" }
  static func notRun(_ scenario: String, _ error: String) -> String { "\(scenario) could not be run: \(error)" }
}
