import CellTrace
import Testing

@Suite("Traces between processes") struct TraceWireTests {
  private let trace = SampleTrace.full

  /// What a run's process sends.
  private func bytes(_ trace: Trace) throws -> [UInt8] {
    let wire = TraceWire()
    var bytes: [UInt8] = []
    for step in trace.steps {
      bytes += try wire.began(step.index, step.interaction, title: step.title)
      bytes += try wire.step(step)
    }
    for reference in trace.references { bytes += try TraceWire().reference(reference) }
    if let consulted = trace.consulted { bytes += try wire.consulted(consulted) }
    return bytes + (try wire.end(trace.end))
  }

  private func read(_ bytes: some Collection<UInt8>) throws -> Trace {
    try Array(bytes).withUnsafeBytes {
      try TraceWire.read($0, screen: trace.screen, configuration: trace.configuration)
    }
  }

  @Test("a trace arrives as it was sent")
  func roundTrip() throws { #expect(try read(bytes(trace)) == trace) }

  /// Fields that have the value they have from the start: nil, empty, zero or false.
  private func untold(_ value: Any, at path: String) -> [String] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection:
      return mirror.children.isEmpty ? [path] : mirror.children.flatMap { untold($0.value, at: path) }
    case .struct where !mirror.children.isEmpty:
      return mirror.children.flatMap { untold($0.value, at: "\(path).\($0.label ?? "?")") }
    default: return ["0", "0.0", "false", ""].contains("\(value)") ? [path] : []
    }
  }

  @Test("no field of what is shown is left out: none of these has its default, and all arrive")
  func everyField() throws {
    let item = ItemID(list: 1, key: "Asthma")
    var provenance = WriteProvenance(item: item, step: 1, flags: [.editing], startedFor: item, byHandler: true)
    provenance.writtenAt = [7]
    provenance.startedAt = [8, 9]
    let frame = TraceRect(x: 1, y: 2, width: 3, height: 4)
    var appearance = Appearance(
      item: item, slot: Slot(section: 1, item: 2), cell: CellID(3), cellType: "App.Cell", reuse: 4, frame: frame,
      idealHeight: 44.5,
      flags: [.selected],
      elements: [
        Element(
          path: "Cell", role: .text, frame: frame, properties: [Property("text", "Asthma", provenance: provenance)],
          isInteractive: true, provenance: provenance)
      ],
      stateCells: [
        StateCell(
          path: "Row", viewType: "Row", property: "open", value: "true", birth: provenance, lastWrite: provenance,
          place: SourcePlace(fileID: "App/Row.swift", line: 12), isIdentified: true, branches: 5)
      ],
      isUnsettled: true, evidence: [Evidence(path: "Cell", property: "isHidden", provenance: provenance)])
    appearance.contentHeight = 43
    #expect(untold(appearance, at: "appearance") == [])
    var other = trace
    other.steps = [StepTrace(index: 0, interaction: .open, title: "open", checkpoint: [appearance])]
    #expect(try read(bytes(other)) == other)
  }

  @Test("every event, interaction and end arrives as it was sent")
  func vocabulary() throws {
    for end in SampleTrace.ends {
      var other = trace
      other.end = end
      #expect(try read(bytes(other)).end == end)
    }
    for interaction in SampleTrace.interactions {
      let step = StepTrace(index: 0, interaction: interaction, title: "x")
      var other = trace
      other.steps = [step]
      #expect(try read(bytes(other)).steps == [step])
    }
  }

  @Test("what an item showed before is not sent again, and arrives all the same")
  func repeated() throws {
    var longer = trace
    let steps = trace.steps
    for index in 3..<23 {
      var step = steps[1]
      step.index = index
      step.events = []
      step.checkpoint[0].frame.y += Double(index)
      longer.steps.append(step)
    }
    #expect(try read(bytes(longer)) == longer)
    var other = longer
    for index in 3..<23 { other.steps[index].checkpoint[0].elements[0].properties[0].value = "text \(index)" }
    #expect(try read(bytes(other)) == other)
    let (same, different) = (try bytes(longer).count, try bytes(other).count)
    #expect(same < different)
  }

  @Test("a trace that was cut off anywhere keeps what was whole")
  func cutOff() throws {
    let whole = try bytes(trace)
    var steps: Set<Int> = []
    for length in 0..<whole.count {
      let cut = try read(whole.prefix(length))
      steps.insert(cut.steps.count)
      #expect(cut.steps.dropLast() == trace.steps.prefix(max(0, cut.steps.count - 1)))
      guard case .inconclusive(_, "the trace ends without an end record") = cut.end else {
        Issue.record("cut at \(length) it ends as \(cut.end)")
        return
      }
    }
    #expect(steps == Set(0...trace.steps.count))
  }

  @Test("a step that had begun is the last one, without events")
  func began() throws {
    let wire = TraceWire()
    var bytes = try wire.step(trace.steps[0])
    bytes += try wire.began(1, trace.steps[1].interaction, title: trace.steps[1].title)
    let cut = try read(bytes)
    #expect(cut.steps.count == 2 && cut.steps[0] == trace.steps[0])
    #expect(cut.steps[1] == StepTrace(index: 1, interaction: trace.steps[1].interaction, title: trace.steps[1].title))
  }

  @Test("what is not of this form is refused")
  func damaged() throws {
    #expect(throws: (any Error).self) { try read([9, 0, 0, 0, 0]) }
    var bytes = try bytes(trace)
    bytes[1] = 1
    #expect(throws: (any Error).self) { try read(bytes) }
  }

  @Test("the questions of a process and its copies add up")
  func consulted() throws {
    let wire = TraceWire()
    var one = ConsultedChoices()
    one.reuse = 2
    #expect(try read(wire.consulted(one) + wire.consulted(one)).consulted?.reuse == 4)
  }

  @Test(
    "numbers of every size",
    arguments: [0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 31, -(1 << 31), .max, .min])
  func numbers(_ number: Int) throws {
    var other = trace
    other.steps = [StepTrace(index: number, interaction: .wait(Double(number) / 3), title: "", time: -Double(number))]
    other.end = .finished
    #expect(try read(bytes(other)) == other)
  }
}
