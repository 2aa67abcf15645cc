import CellDetectors
import CellTrace
import Foundation
import Testing

@testable import CellReports

@Suite("how much of a page recordings take") struct ViewerRoomTests {
  /// A run whose texts take about so many bytes, which no other run shares.
  private static func recording(
    _ name: String, bytes: Int, rank: ScenarioRecording.Rank = .silent, of text: String = "w"
  ) -> ScenarioRecording {
    var recording = Sample.recording()
    recording.key.scenario = name
    recording.rank = rank
    recording.reused.steps[0].events = [
      TraceEvent(sequence: 1, kind: .warning(ledgerID: "", text: name + String(repeating: text, count: bytes)))
    ]
    return recording
  }

  private static func added(_ recordings: [ScenarioRecording], room: Int) -> ViewerData {
    var data = ViewerData(room: room)
    data.add(recordings)
    return data
  }

  @Test("a page with many recordings has at most five million bytes, and says how many found no room")
  func wholePage() throws {
    let recordings = (0..<400).map { index in
      Self.recording("notes/\(index)", bytes: 10_000, rank: index < 20 ? .unexpected : .expected, of: "<")
    }
    let findings = (0..<300).map { index in Sample.reported(Sample.finding { $0.summary = "finding \(index)" }) }
    let html = HTMLReporter.text(ReportDocument(Sample.report([Sample.scenario(findings: findings)]), recordings: recordings))
    #expect(html.utf8.count > 3_500_000 && html.utf8.count <= PageRoom.page)
    #expect(html.contains("\"omitted\":") && !html.contains("\"omitted\":0,"))
  }

  @Test("bytes are counted as they are written, escapes and all, and no more than there is room for")
  func counted() throws {
    let texts = ["<b>&amp;</b>", "]]>-->", "\"quoted\" \\ \n\t\r\u{1}\u{8}\u{C}\u{7F}", "ü 🥝 \u{2028}", "a/b", ""]
    for text in texts { #expect(ScriptJSON.size(of: text) == ScriptJSON.bytes(text).count, "\(text)") }
    let recordings = texts.enumerated().map { Self.recording("r\($0)", bytes: 1_000, of: $1) }
    let data = Self.added(recordings, room: 1_000_000)
    #expect(data.omitted.isEmpty && data.recordings.count == texts.count)
    #expect(data.json.count <= data.bytes && data.bytes - data.json.count < 300)
    let read = try #require(try JSONSerialization.jsonObject(with: Data(data.json)) as? [String: Any])
    #expect((read["recordings"] as? [Any])?.count == texts.count)
    let less = Self.added(recordings, room: 20_000)
    #expect(!less.omitted.isEmpty && less.json.count <= 20_000)
  }

  @Test("a recording that finds no room leaves nothing behind")
  func nothingLeft() {
    let data = Self.added([Self.recording("a", bytes: 10), Self.recording("large", bytes: 200_000)], room: 50_000)
    let alone = Self.added([Self.recording("a", bytes: 10)], room: 50_000)
    #expect(data.omitted.map(\.scenario) == ["large"])
    #expect(data.texts.all == alone.texts.all && data.drawings.all == alone.drawings.all && data.bytes == alone.bytes)
  }

  @Test("what was found comes first, and a large run waits for the small ones of its rank only")
  func order() {
    let data = Self.added(
      [
        Self.recording("large and silent", bytes: 90_000), Self.recording("small and silent", bytes: 100),
        Self.recording("large and found", bytes: 60_000, rank: .unexpected),
        Self.recording("small and found", bytes: 100, rank: .unexpected), Self.recording("expected", bytes: 100, rank: .expected),
      ], room: 100_000)
    #expect(data.recordings.map(\.scenario) == ["small and found", "large and found", "expected", "small and silent"])
    #expect(data.omitted.map(\.scenario) == ["large and silent"])
  }

  @Test("a full page asks for no further run")
  func full() {
    let recordings = (0..<2_000).map { Self.recording("r\($0)", bytes: 40_000) }
    let data = Self.added(recordings, room: 100_000)
    #expect(data.recordings.count == 2 && data.omitted.count == 1_998)
  }

  @Test("text of a page leaves less room for recordings, but always some")
  func besidesText() {
    #expect(PageRoom.recordings(besides: 100_000) == 4_000_000)
    #expect(PageRoom.recordings(besides: 2_500_000) == 2_500_000)
    #expect(PageRoom.recordings(besides: 9_000_000) == 1_000_000)
  }
}
