import CellTrace
import Foundation
import Testing

@Suite struct TraceCodecTests {
  private var trace: Trace { SampleTrace.full }

  @Test("A trace read back is the trace that was written")
  func roundTrip() throws {
    let data = try TraceCodec.encode(trace)
    #expect(try TraceCodec.decode(data) == trace)
  }

  @Test("Every way a run can end survives")
  func ends() throws {
    for end in SampleTrace.ends {
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
    #expect(data.count { $0 == 0x0A } == 9)
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
    for reference in trace.references { data += try TraceCodec.reference(reference) }
    data += try TraceCodec.consulted(try #require(trace.consulted))
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
    expected.references = []
    expected.consulted = nil
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
    #expect(trace.consulted == nil && trace.end == .finished)
  }
}
