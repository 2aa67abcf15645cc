import CellTrace
import Testing

@Suite struct CodeMarkTests {
  @Test("a mark is found in a text and replaced; the text around it stays")
  func replaced() {
    let line = CodeMark(.line, [0x1f4a20, 0x20, 0, 7])
    let function = CodeMark(.function, [0xa0])
    #expect(line.frames == [0x1f4a20, 0x20])
    let text = "started in Feed.load()\(line.text), by \(function.text)!"
    #expect(CodeMark.all(in: text) == [line, function])
    let told = CodeMark.replacing(in: text) { $0.kind == .line ? " (App/Feed.swift:12)" : "Feed.start()" }
    #expect(told == "started in Feed.load() (App/Feed.swift:12), by Feed.start()!")
    #expect(CodeMark.replacing(in: text) { $0.kind == .line ? "" : nil } == nil)
  }

  @Test(
    "what is no mark stays as it is",
    arguments: [
      "", "plain", "\u{E0C0}", "\u{E0C0}l\u{E0C1}", "\u{E0C0}x12\u{E0C1} a", "\u{E0C0}l12,\u{E0C1}", "\u{E0C0}l12",
      "\u{E0C1}\u{E0C0}l+",
    ])
  func others(_ text: String) {
    #expect(CodeMark.all(in: text) == [])
    #expect(CodeMark.replacing(in: text) { _ in "replaced" } == text)
  }

  @Test("no frames leave no trace in a text, and are no place")
  func none() {
    #expect(CodeMark(.line, []).text == "")
    #expect(SourcePlace(unresolved: []) == nil)
    #expect(SourcePlace(unresolved: [16])?.mark == CodeMark(.line, [16]))
    #expect(SourcePlace(fileID: "App/Feed.swift", line: 3).mark == nil)
  }
}
