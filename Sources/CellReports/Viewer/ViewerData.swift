import CellTrace

/// What the script of the HTML report knows of the runs: each drawing and each title once, the rest as numbers that refer to them.
struct ViewerData: Encodable {
  /// Drawings of cells and headers, from 0, 0.
  private(set) var drawings: [String] = []
  /// Sentences and names that steps refer to.
  private(set) var texts: [String] = []
  /// The recordings, in the order of the report.
  private(set) var recordings: [Recording] = []
  /// Recordings that found no room.
  private(set) var omitted: [String] = []

  private var knownDrawings: [String: Int] = [:]
  private var knownTexts: [String: Int] = [:]
  private var bytes = 0

  /// Bytes that recordings may take: a report stays a file that opens at once.
  static let budget = 4_000_000

  private enum CodingKeys: String, CodingKey { case drawings, texts, recordings, omitted }

  /// One scenario under one profile and policy.
  struct Recording: Encodable {
    var key: String
    var scenario: String
    var screen: String
    var profile: String
    var policy: String
    /// Titles of items; steps and reuses refer to them.
    var items: [String]
    /// Their ids, in the same order.
    var ids: [String]
    /// Names of cells, as `cell #2`.
    var cells: [String]
    var steps: [Step]
    var reuses: [Reuse]
  }

  /// One step.
  struct Step: Encodable {
    var title: String
    /// What it is to the steps around it: `acts`, `movesViewport` …
    var kind: String
    /// Virtual seconds since the run began.
    var time: Double
    /// What the lists show, in the run with reused cells.
    var reused: [Picture]
    /// The same with fresh cells; nil if that run was not made or ended before.
    var fresh: [Picture]?
    /// What is in front of the list.
    var cover: Cover?
    /// What happened, a sentence each.
    var events: [Int]
    /// Configuration updates and handlers: what ran, the cell, the item, the state.
    var updates: [[Int]]
  }

  /// A list.
  struct Picture: Encodable {
    var width: Double
    var height: Double
    var ground: String
    /// For each part: drawing, x, y, width, height, item, cell; -1 for headers and footers.
    var parts: [[Double]]
  }

  /// An alert, an action sheet or a menu.
  struct Cover: Encodable {
    var title: String
    var message: String
    var buttons: [String]
  }

  /// A cell that went from one item to the next.
  struct Reuse: Encodable {
    var ordinal: Int
    var step: Int
    var cell: Int
    /// -1 for a cell that had served none.
    var from: Int
    var to: Int
  }

  /// Adds a recording if there is room for it.
  mutating func add(_ recording: ScenarioRecording) {
    guard bytes < Self.budget else { return omitted.append("\(recording.key)") }
    var builder = RecordingBuilder(recording)
    let made = builder.make(&self)
    bytes += made.steps.reduce(0) { sum, step in
      let pictures = step.reused + (step.fresh ?? [])
      return sum + 200 + pictures.reduce(0) { $0 + 60 + $1.parts.count * 30 } + (step.events.count + step.updates.count * 4) * 6
    }
    recordings.append(made)
  }

  /// The number of a drawing.
  mutating func drawing(_ svg: String) -> Int { Self.number(of: svg, in: &drawings, &knownDrawings, &bytes) }

  /// The number of a text.
  mutating func text(_ text: String) -> Int { Self.number(of: text, in: &texts, &knownTexts, &bytes) }

  private static func number(
    of text: String, in all: inout [String], _ known: inout [String: Int], _ bytes: inout Int
  ) -> Int {
    if let index = known[text] { return index }
    known[text] = all.count
    all.append(text)
    bytes += text.utf8.count
    return all.count - 1
  }
}
