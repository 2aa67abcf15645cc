import CellDetectors
import CellTrace

/// Makes the references that detectors ask for, for all run sets of one plan.
///
/// It makes as few runs as it can: equal requests are one run; a run with fresh cells is the main run where no cell was reused; what
/// all visible cells show when they are recreated comes from copies of a run's process that are made on the way, several from one run.
final class ReferenceRuns {
  /// Makes the runs.
  let counter: RunCounter
  /// Every reference that was made, for whichever run set.
  private(set) var made: [ReferenceRequest: Trace]

  init(_ counter: RunCounter, made: [ReferenceRequest: Trace] = [:]) {
    self.counter = counter
    self.made = made
  }

  /// Adds to a run set what detectors ask for, as far as it was made.
  func addMade(to runs: inout RunSet) {
    for _ in 0..<Self.limit {
      let found = Self.unmade(runs, DetectorCatalog.all).filter { made[$0] != nil }
      if found.isEmpty { return }
      for request in found { runs[request] = made[request] }
      runs.prepare()
    }
  }

  /// Adds to a run set what detectors ask for, until none asks for more: a request may depend on what another run showed.
  func complete(_ runs: inout RunSet, for detectors: [any Detector.Type] = DetectorCatalog.all) throws {
    for _ in 0..<Self.limit {
      let requests = Self.unmade(runs, detectors)
      if requests.isEmpty { return }
      try answer(requests, for: runs)
      for request in requests { runs[request] = made[request] }
      runs.prepare()
    }
  }

  /// A detector that is told everything asks three or four times. One that never comes to rest is inconclusive.
  private static let limit = 32

  /// Makes runs together with references that will be asked for.
  func make(_ orders: [RunOrder], ahead requests: [ReferenceRequest]) throws -> [Trace] {
    let traces = try counter.run(orders + requests.map(Self.order))
    for (request, trace) in zip(requests, traces.dropFirst(orders.count)) { made[request] = trace }
    return Array(traces.prefix(orders.count))
  }

  func isMade(_ request: ReferenceRequest) -> Bool { made[request] != nil }

  /// One run, unless it was made before.
  func run(_ request: ReferenceRequest) throws -> Trace {
    if let known = made[request] { return known }
    let trace = try counter.run(request.script, request.configuration, request.copies)
    made[request] = trace
    return trace
  }

  /// What detectors ask for and the set does not have, each once.
  private static func unmade(_ runs: RunSet, _ detectors: [any Detector.Type]) -> [ReferenceRequest] {
    var known: Set<ReferenceRequest> = []
    return detectors.filter { $0.isAsked(about: runs) }.flatMap { $0.references(runs) }.filter { request in
      runs[request] == nil && known.insert(request).inserted
    }
  }

  private func answer(_ requests: [ReferenceRequest], for runs: RunSet) throws {
    for request in requests where made[request] == nil { made[request] = Self.answer(request, from: runs) }
    // The base's main run has made on the way what its process could.
    if !runs.isBase { try makeOnTheWay(requests.filter { made[$0] == nil && $0.collects == .rebuild }) }
    let missing = requests.filter { made[$0] == nil }
    let traces = try counter.run(missing.map(Self.order))
    for (request, trace) in zip(missing, traces) { made[request] = trace }
  }

  private static func order(_ request: ReferenceRequest) -> RunOrder {
    RunOrder(script: request.script, configuration: request.configuration, references: request.copies)
  }

  // MARK: Answers without a run

  /// What the main run tells of a reference.
  private static func answer(_ request: ReferenceRequest, from runs: RunSet) -> Trace? {
    if runs.main.consulted?.reuse == 0, request == .fresh(of: runs) { return runs.main }
    let isOnTheWay = request.collects == .rebuild && request == .rebuild(of: runs, after: request.script.count)
    return isOnTheWay ? rebuild(request, in: runs.main) : nil
  }

  /// A trace that has only the rebuild reference which was made on the way at the end of a request's script.
  private static func rebuild(_ request: ReferenceRequest, in trace: Trace) -> Trace? {
    guard let reference = trace.references.first(where: { $0.step == request.script.count }) else { return nil }
    return Trace(screen: trace.screen, configuration: request.configuration, references: [reference])
  }

  // MARK: Several answers from one run

  /// Makes rebuild references along one script in copies of one process. What can't be copied is left to runs of their own.
  private func makeOnTheWay(_ requests: [ReferenceRequest]) throws {
    guard let longest = requests.max(by: { $0.script.count < $1.script.count }) else { return }
    let along = requests.filter { $0.configuration == longest.configuration && longest.script.starts(with: $0.script) }
    if along.count < 2 { return }
    let trace = try counter.run(longest.script, longest.configuration, .after(along.map(\.script.count)))
    for request in along { made[request] = Self.rebuild(request, in: trace) }
  }
}

extension ReferenceRequest {
  /// What its process is told to make besides steps.
  fileprivate var copies: RunRequest.References {
    switch collects {
    case .steps: .none
    case .rebuild: .atTheEnd
    case .retired: .retired
    case .redrawn: .redrawn
    case .leakedObjects: .tearDown
    }
  }
}
