import CellTrace
import Foundation
import Testing

@Suite struct TraceCodecTests {
  private let item = ItemID(key: "Asthma")
  private let slot = Slot(section: 0, item: 2)

  private var trace: Trace {
    let place = SourcePlace(fileID: "App/Row.swift", line: 12)
    let stamp = Stamp(item: item, step: 1, flags: [.selected, .editing])
    let events: [TraceEvent.Kind] = [
      .cellCreated(CellID(1), type: "App.Cell"), .cellReused(CellID(1), reuse: 1, from: nil, to: item),
      .cellConfigured(CellID(1), item, slot, .prepare, generation: 2), .willDisplay(CellID(1), item, slot),
      .configurationUpdated(CellID(1), item, [.highlighted], handled: true),
      .handlerAssigned(CellID(1), name: "onTap", item: nil, place),
      .stateWritten(CellID(1), writer: item, path: "Row/Text", property: "isOn", old: "false", new: "a \"b\"\n/é"),
      .actionsOffered(item, .trailing, titles: ["Delete"], generation: 3), .mutated("a condition arrives"),
      .warning(ledgerID: "LC-03", text: "…"),
      .snapshotApplied(
        list: 0, generation: 1, inserted: 3, deleted: 0, moved: 0, reconfigured: 0, reloaded: 0),
    ]
    let appearance = Appearance(
      item: item, slot: slot, cell: CellID(1), cellType: "App.Cell", reuse: 1,
      frame: TraceRect(x: 0, y: 88, width: 390, height: 44), idealHeight: 44.5, flags: [.selected],
      elements: [
        Element(
          path: "Cell/UILabel[1]", role: .text, frame: TraceRect(x: 16, y: 1.0 / 3, width: 100, height: 20),
          properties: [Property("text", "Asthma", stamp: stamp)], isInteractive: true, stamp: stamp)
      ],
      stateCells: [
        StateCell(path: "Row", viewType: "Row", property: "open", value: "true", birth: stamp, lastWrite: stamp, place: place)
      ],
      isUnsettled: true, evidence: [Evidence(path: "Cell", property: "isHidden", stamp: stamp)])
    let steps = [
      StepTrace(index: 0, interaction: .open, title: "open", items: [item]),
      StepTrace(
        index: 1, interaction: .tap(.showing("Asthma"), .path("Cell/UILabel[1]")), title: "tap \"More\" in \"Asthma\"",
        events: events.enumerated().map { TraceEvent(sequence: $0.offset + 1, kind: $0.element) },
        checkpoint: [appearance], items: [item, ItemID(list: 1, key: "#2")], time: 0.25),
      StepTrace(index: 2, interaction: .setState(nil, [.pinned], true), title: "pin"),
    ]
    var configuration = RunConfiguration(
      profile: .iOS17, policy: .fresh, seed: 7, hashSeed: .max, replacedReuses: [3], quietSteps: 1, windowSize: [320, 568])
    configuration.list.keptBehind = 2
    configuration.list.standardRowHeight = 50
    var questions = OpenQuestions()
    questions.poolOrder = 3
    return Trace(
      screen: "Conditions", configuration: configuration, steps: steps, questions: questions,
      end: .trapped(step: 2, signal: 4, report: "App/Row.swift:12: Fatal error: x"))
  }

  @Test("A trace read back is the trace that was written")
  func roundTrip() throws {
    let data = try TraceCodec.encode(trace)
    #expect(try TraceCodec.decode(data) == trace)
  }

  @Test("Every way a run can end survives")
  func ends() throws {
    let ends: [RunEnd] = [
      .finished, .trapped(step: 1, signal: 11, report: "r"), .exception(step: 2, ledgerID: "DIF-02", text: "t"),
      .stepFailed(step: 3, reason: "no such item"), .inconclusive(step: 4, reason: "URLSession"),
    ]
    for end in ends {
      let trace = Trace(screen: "S", configuration: RunConfiguration(), end: end)
      #expect(try TraceCodec.decode(TraceCodec.encode(trace)).end == end)
    }
  }

  @Test("Equal traces have equal bytes, other traces have others; one line each for header, steps and end")
  func bytes() throws {
    let data = try TraceCodec.encode(trace)
    #expect(try TraceCodec.encode(trace) == data)
    #expect(try TraceCodec.encode(TraceCodec.decode(data)) == data)
    var other = trace
    other.steps[1].checkpoint[0].elements[0].properties[0].value = "Flu"
    #expect(try TraceCodec.encode(other) != data)
    #expect(data.count { $0 == 0x0A } == 6)
    #expect(data.last == 0x0A)
  }

  @Test("The first and the last line, byte for byte")
  func wireForm() throws {
    let lines = String(decoding: try TraceCodec.encode(Trace(screen: "S", configuration: RunConfiguration())), as: UTF8.self)
    #expect(
      lines == """
        {"header":{"configuration":{"completionOrder":"inOrder","hashSeed":1,"list":{},"policy":"lifo",\
        "profile":{"name":"iOS18","os":18,"stateResetsOnRedisplay":true},\
        "quietSteps":0,"replacedReuses":[],"seed":1,"windowSize":[390,844]},"screen":"S","version":2}}
        {"end":{"_0":{"finished":{}}}}

        """)
  }

  @Test("A trace that is written while it happens reads like one that was written at once")
  func streaming() throws {
    var data = try TraceCodec.header(of: trace)
    for step in trace.steps {
      data += try TraceCodec.began(step.index, step.interaction, title: step.title)
      data += try TraceCodec.step(step)
    }
    data += try TraceCodec.questions(try #require(trace.questions))
    data += try TraceCodec.end(trace.end)
    #expect(try TraceCodec.decode(data) == trace)
  }

  @Test("A trace that was cut off keeps its steps, with the one that had begun, and is inconclusive")
  func cutOff() throws {
    var data = try TraceCodec.header(of: trace)
    data += try TraceCodec.step(trace.steps[0])
    data += try TraceCodec.began(1, trace.steps[1].interaction, title: trace.steps[1].title)
    var expected = trace
    expected.steps = [
      trace.steps[0], StepTrace(index: 1, interaction: trace.steps[1].interaction, title: trace.steps[1].title),
    ]
    expected.questions = nil
    expected.end = .inconclusive(step: 2, reason: "the trace ends without an end record")
    #expect(try TraceCodec.decode(data) == expected)
  }

  @Test("What can't be read says which line is wrong and what to do")
  func failures() throws {
    func message(_ text: String) -> String {
      do {
        return "read \(try TraceCodec.decode(Data(text.utf8)).screen)"
      } catch {
        return "\(error)"
      }
    }
    let header = String(decoding: try TraceCodec.header(of: trace), as: UTF8.self)
    #expect(
      message("") == "the trace has no header line; it is not a CellHarness trace, or its beginning was cut off")
    #expect(
      message("{\"end\":{\"_0\":{\"finished\":{}}}}\n")
        == "the trace has no header line; it is not a CellHarness trace, or its beginning was cut off")
    #expect(
      message("hello\n" + header)
        == "the trace has no header line; it is not a CellHarness trace, or its beginning was cut off")
    #expect(
      message(header + "{\"step\":1}\n")
        == "line 2 of the trace is not a trace record (DecodingError); write the trace again with this version of the tool")
    #expect(
      message(header.replacingOccurrences(of: "\"version\":2", with: "\"version\":9"))
        == "the trace has format version 9, this tool reads up to 2; use a newer tool")
    #expect(
      message("{\"header\":{\"version\":9,\"app\":{\"of\":\"another shape\"}}}\n{\"what\":1}\n")
        == "the trace has format version 9, this tool reads up to 2; use a newer tool")
    #expect(
      message("{\"header\":{\"version\":1}}\n")
        == "the trace has no header line; it is not a CellHarness trace, or its beginning was cut off")
  }

  @Test("A trace of format version 1, which knew no choices about lists, is read")
  func versionOne() throws {
    let text = """
      {"header":{"configuration":{"hashSeed":1,"policy":"lifo",\
        "profile":{"name":"iOS18","os":18,"stateResetsOnRedisplay":true},\
      "quietSteps":0,"replacedReuses":[],"seed":1,"windowSize":[390,844]},"screen":"S","version":1}}
      {"end":{"_0":{"finished":{}}}}

      """
    let trace = try TraceCodec.decode(Data(text.utf8))
    #expect(trace.configuration == RunConfiguration())
    #expect(trace.questions == nil && trace.end == .finished)
  }
}
