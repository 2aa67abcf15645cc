import CellTrace
import Foundation

/// What the script of the HTML report knows of the runs: each drawing and each title once, the rest as numbers that refer to them.
///
/// It counts the bytes that the page will hold, escapes included, before it keeps a recording: one that finds no room leaves nothing
/// behind. Runs that show a finding come first, and no large run keeps the small ones of its rank out.
struct ViewerData {
  /// Pieces of drawings: an element, or a text with the end of its element. Rows of a list differ in few of them.
  private(set) var fragments = NumberedTexts()
  /// Drawings of cells and headers, from 0, 0: numbers of fragments.
  private(set) var drawings = NumberedTexts.Sequences()
  /// Sentences and names that steps refer to.
  private(set) var texts = NumberedTexts()
  /// The recordings, in the order of the report.
  private(set) var recordings: [Recording] = []
  /// Recordings that found no room.
  private(set) var omitted: [ScenarioRecording.Key] = []

  /// Bytes that all of it may take.
  let room: Int
  private var encoded: [[UInt8]] = []
  private var encodedBytes = 0

  /// Creates data that takes no more than some bytes.
  init(room: Int = PageRoom.recordings) { self.room = room }

  /// One scenario under one profile and policy.
  struct Recording: Encodable {
    var key: String
    var scenario: String
    var screen: String
    var profile: String
    var policy: String
    /// Titles of items, as numbers of texts; steps and reuses refer to their places here.
    var items: [Int]
    /// Their ids, in the same order.
    var ids: [String]
    /// Names of cells, as `cell #2`: numbers of texts.
    var cells: [Int]
    /// Cells and headers at their places, which pictures refer to: drawing, x, y, width, height, item; -1 for headers and footers.
    var parts: [[Double]]
    /// What lists showed, which steps refer to: most steps leave a list as it is.
    var pictures: [Picture]
    var steps: [Step]
    /// Cells that went from one item to the next: ordinal, step, cell, item before, item after; -1 where a cell had served none.
    var reuses: [[Int]]
  }

  /// One step.
  struct Step: Encodable {
    var title: String
    /// What it is to the steps around it: `acts`, `movesViewport` …
    var kind: String
    /// Virtual seconds since the run began.
    var time: Double
    /// What the lists show, in the run with reused cells: pictures.
    var reused: [Int]
    /// The same with fresh cells; nil if that run was not made or ended before.
    var fresh: [Int]?
    /// For each picture of `reused` the cells of its parts; -1 for headers and footers.
    var cells: [[Int]]
    /// What is in front of the list.
    var cover: Cover?
    /// What happened, a sentence each: texts, and below zero a reuse (-1 is the first).
    var events: [Int]
    /// Configuration updates and handlers: what ran, the cell, the item, the state.
    var updates: [[Int]]
  }

  /// A list.
  struct Picture: Encodable, Hashable {
    var width: Double
    var height: Double
    var ground: String
    /// From the back to the front.
    var parts: [Int]
  }

  /// An alert, an action sheet or a menu.
  struct Cover: Encodable {
    var title: String
    var message: String
    var buttons: [String]
  }

  // MARK: Adding

  /// Adds what finds room: rank by rank, and in each first the runs that leave room for others.
  mutating func add(_ recordings: [ScenarioRecording]) {
    for rank in ScenarioRecording.Rank.allCases {
      let ranked = recordings.filter { $0.rank == rank }
      let large = add(ranked, each: room / PageRoom.share)
      omitted += add(large, each: room).map(\.key)
    }
  }

  /// - Returns: Those that found no room, or would take more than each may.
  private mutating func add(_ recordings: [ScenarioRecording], each limit: Int) -> [ScenarioRecording] {
    var refused: [ScenarioRecording] = []
    var refusedInARow = 0
    for recording in recordings {
      // Drawing a run takes time, also one that is then refused: a page that is full asks no more.
      let isFull = bytes > room - room / 100 || refusedInARow == PageRoom.attempts
      guard !isFull, add(recording, within: limit) else {
        refused.append(recording)
        refusedInARow += isFull ? 0 : 1
        continue
      }
      refusedInARow = 0
    }
    return refused
  }

  private mutating func add(_ recording: ScenarioRecording, within limit: Int) -> Bool {
    let marks = (fragments.count, drawings.count, texts.count)
    let before = bytes
    var builder = RecordingBuilder(recording)
    let made = builder.make(&self)
    let json = ScriptJSON.bytes(made)
    let taken = bytes + json.count + 1 - before
    guard taken <= limit, before + taken <= room else {
      fragments.remove(from: marks.0)
      drawings.remove(from: marks.1)
      texts.remove(from: marks.2)
      return false
    }
    recordings.append(made)
    encoded.append(json)
    encodedBytes += json.count + 1
    return true
  }

  /// The number of a drawing.
  mutating func drawing(_ svg: String) -> Int {
    drawings.number(of: SVGFragments.of(svg).map { fragments.number(of: $0) })
  }

  /// The number of a text.
  mutating func text(_ text: String) -> Int { texts.number(of: text) }

  // MARK: Writing

  /// The bytes of ``json``.
  var bytes: Int { frame + fragments.bytes + drawings.bytes + texts.bytes + encodedBytes }

  /// Names, brackets and what else is there without a recording.
  private let frame = 300

  /// As JSON that ends no script and is no markup, whatever an app's texts hold.
  var json: [UInt8] {
    var json = Array("{\"drawings\":".utf8) + ScriptJSON.bytes(drawings.all)
    json += Array(",\"fragments\":".utf8) + ScriptJSON.bytes(fragments.all)
    json += Array(",\"omitted\":\(omitted.count),\"recordings\":[".utf8) + encoded.joined(separator: [UInt8(ascii: ",")])
    json += Array("],\"reuses\":".utf8) + ScriptJSON.bytes(EventText.reuses)
    return json + Array(",\"texts\":".utf8) + ScriptJSON.bytes(texts.all) + [UInt8(ascii: "}")]
  }
}

/// How much a page may hold: it stays a file that opens at once.
enum PageRoom {
  /// The whole page, as far as its text leaves that.
  static let page = 5_000_000
  /// Recordings, on a page with little text.
  static let recordings = 4_000_000
  /// Recordings, on a page whose text alone takes the room: it is opened to step through runs.
  static let leastRecordings = 1_000_000
  /// A run that takes more than this part of the room waits until the others of its rank are in.
  static let share = 8
  /// After so many runs that found no room nobody looks for a smaller one.
  static let attempts = 32

  /// What is left for recordings beside a text.
  static func recordings(besides text: Int) -> Int { max(leastRecordings, min(recordings, page - text)) }
}
