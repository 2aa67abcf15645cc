import CellDetectors
import CellHarness
import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// What the process of a run does: performs the script and writes the trace while it happens, so that a trap keeps it.
enum ScriptChild {
  /// Performs an encoded ``RunRequest``.
  static func run(_ data: Data, reply: ChildReply) {
    let request = RunRequest(sent: data)
    MainActor.assumeIsolated { ScriptRun(request, reply: reply).perform() }
  }
}

/// One performance of a request.
@MainActor struct ScriptRun {
  let request: RunRequest
  let reply: ChildReply
  let wire = TraceWire()
  /// Says what this process performs: a copy of it is another run.
  let departures: Departures

  init(_ request: RunRequest, reply: ChildReply) {
    self.request = request
    self.reply = reply
    departures = Departures(request, reply: reply)
  }

  func perform() {
    guard let engine = engine() else { return }
    perform(on: engine)
    StepBudget.end()
    addReferences(engine)
    RunState.current.consulted.completing = HostRun.openCompletions
    send { try wire.consulted(RunState.current.consulted) }
    send { try wire.end(end(of: engine)) }
    if case .tearDown = departures.own.references, engine.trace.end == .finished {
      let leakedObjects = engine.tearDown()
      send { try TraceWire().leakedObjects(leakedObjects) }
    }
  }

  /// The opening and every interaction, up to the first that fails.
  private func perform(on engine: HostEngine) {
    guard engine.attempt(.open) else { return }
    var count = 0
    while true {
      departures.goOn(after: count)
      guard count < departures.own.script.count, engine.attempt(departures.own.script[count]) else { return }
      count += 1
    }
  }

  /// The device with the screen, which sends what happens on it; nil, and the trace's end is sent, if there is no such screen.
  func engine() -> HostEngine? {
    guard let screen = request.screen.found else {
      send { try wire.end(.inconclusive(step: 0, reason: "the screen type \(request.screen.type) is not in this program")) }
      return nil
    }
    var running: HostEngine?
    UIKitExceptions.handler = { ledgerID, text, cause in
      // Who led there is told where places are recorded.
      if RunState.current.configuration.recordsPlaces { Probe.post(.warning(ledgerID: ledgerID, text: text)) }
      if let step = running?.interruptedStep() { send { try wire.step(step) } }
      send { try wire.end(.exception(step: RunState.current.step, ledgerID: ledgerID, text: text, cause: cause)) }
      // The app would end here; nothing after this point would happen.
      _exit(0)
    }
    UIKitExceptions.missingHandler = { name in
      let reason = "the screen relied on what is not there yet: \(name)"
      send { try wire.end(.inconclusive(step: RunState.current.step, reason: reason)) }
      _exit(0)
    }
    HostRun.setStep(0)
    request.budget.begin(.open)
    let engine = HostEngine(screen, configuration: request.order.configuration) {
      departures.begin()
      HostNetwork.onMadeUpAnswer = { [reply] url in
        // An address can be encoded.
        if let record = try? TraceWire.answerMadeUp(url) { reply.write(record) }
      }
    }
    running = engine
    engine.onStepBegin = { index, interaction, title in
      HostRun.setStep(index)
      request.budget.begin(interaction)
      send { try wire.began(index, interaction, title: title) }
    }
    engine.onStepEnd = { [unowned engine] finished in
      send { try wire.step(finished) }
      addReference(after: finished, engine)
    }
    return engine
  }

  private func addReferences(_ engine: HostEngine) {
    if case .atTheEnd = departures.own.references, engine.trace.end == .finished {
      if !copyReference(engine) {
        var last: RebuildReference?
        engine.rebuildReference { last = $0 }
        if let last { send { try TraceWire().reference(last) } }
      }
    }
    if case .retired = departures.own.references, engine.trace.end == .finished {
      let reference = engine.retiredReference()
      send { try TraceWire().reference(reference) }
    }
    if case .redrawn = departures.own.references, engine.trace.end == .finished {
      for reference in engine.redrawnReferences() { send { try TraceWire().reference(reference) } }
    }
    addLeakedObjects(engine)
  }

  /// Makes the reference of a step in a copy of this process. Where no copy can be made the line is missing, and the plan makes
  /// a run of its own for it.
  private func addReference(after step: StepTrace, _ engine: HostEngine) {
    if isReferenceWanted(after: step.index) { copyReference(engine) }
  }

  /// Makes the reference of the last step in a copy of this process. False if there is none then.
  @discardableResult private func copyReference(_ engine: HostEngine) -> Bool {
    let record = inCopy { tell in
      RunState.current.consulted = ConsultedChoices()
      // The further looks go on with the app's code: what it ends with there does not take the reference away.
      engine.rebuildReference { reference in
        guard let reference = try? TraceWire().reference(reference),
          let consulted = try? wire.consulted(RunState.current.consulted)
        else { return }
        tell(reference + consulted)
      }
    }
    if let record { reply.write(record) }
    return record != nil
  }

  private func isReferenceWanted(after step: Int) -> Bool {
    switch departures.own.references {
    case .onTheWay: RunSet.Rebuild.isWanted(after: step, in: HostEngine.parts(of: departures.own.script))
    case .after(let steps): steps.contains(step)
    case .none, .atTheEnd, .retired, .redrawn, .tearDown: false
    }
  }

  /// Takes the screen down in a copy of this process and tells what outlives it. Where no copy can be made nothing is told.
  private func addLeakedObjects(_ engine: HostEngine) {
    guard case .onTheWay = departures.own.references, engine.trace.end == .finished else { return }
    if let record = inCopy({ tell in tell((try? TraceWire().leakedObjects(engine.tearDown())) ?? []) }) { reply.write(record) }
  }

  /// What `body` told last in a copy of the process, which ends after it; nil where none can be made, or it told nothing.
  private func inCopy(_ body: (_ tell: ([UInt8]) -> Void) -> Void) -> [UInt8]? {
    while true {
      guard ProcessCopy.isPossible else { return nil }
      let sent = ProcessCopy.lastMessage { send in
        UIKitExceptions.handler = { _, _, _ in _exit(1) }
        UIKitExceptions.missingHandler = { _ in _exit(1) }
        var disagreeing: [UInt8] = []
        departures.note { disagreeing += $0.map { UInt8($0) } }
        body { record in send([UInt8(disagreeing.count)] + disagreeing + record) }
      }
      guard let sent, let count = sent.first else { return nil }
      // Whom a choice in the copy tells apart from this run makes its own copy.
      let leaving = sent.dropFirst().prefix(Int(count)).map { Int($0) }
      if leaving.isEmpty || !departures.leave(leaving) { return Array(sent.dropFirst(1 + Int(count))) }
    }
  }

  /// True while everything the run used belongs to the host.
  var isOwned: Bool { HostRun.unowned.isEmpty }

  /// How the run ended, as far as it got.
  func end(of engine: HostEngine) -> RunEnd {
    guard engine.trace.end == .finished, let source = HostRun.unowned.first else { return engine.trace.end }
    return .inconclusive(step: engine.trace.steps.count - 1, reason: "user code used \(source), which the host does not own")
  }

  func send(_ record: () throws -> [UInt8]) {
    // A record that can't be encoded (no such value exists) would only be missing; the parent then reports a cut-off trace.
    if let bytes = try? record() { reply.write(bytes) }
  }
}
