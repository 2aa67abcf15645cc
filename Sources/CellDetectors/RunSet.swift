import CellTrace

/// The runs of one script under one profile that detectors compare: the main run, and the references that were made for it, by
/// request.
package struct RunSet: Sendable {
  /// The script under the policy that is judged: `lifo`, the base, or another.
  package var main: Trace { didSet { forget() } }
  /// The base's main run, which the control repeats; nil in the base's own set.
  package var controlled: Trace? { didSet { forget() } }
  /// Every reference that was made.
  package private(set) var made: [ReferenceRequest: Trace] = [:]
  /// What many detectors ask for, once ``prepare()`` has made it.
  private var reuseKnown: ReuseComparison?
  private var rebuildsKnown: [Int: Rebuild]?
  /// What the control masks, once ``prepare()`` has compared it.
  private(set) var knownMask: Mask?

  /// Creates a set without references.
  package init(main: Trace, controlled: Trace? = nil) {
    self.main = main
    self.controlled = controlled
  }

  /// True if the main run is under the base policy.
  package var isBase: Bool { controlled == nil }

  /// A reference; nil if it was not made.
  package subscript(request: ReferenceRequest) -> Trace? {
    get { made[request] }
    set {
      made[request] = newValue
      forget()
    }
  }

  /// A reference that something can't be told without.
  func run(_ request: ReferenceRequest) throws(MissingRun) -> Trace { try runs([request])[0] }

  /// Several; all that are missing are named at once.
  func runs(_ requests: [ReferenceRequest]) throws(MissingRun) -> [Trace] {
    let traces = requests.map { made[$0] }
    let missing = zip(requests, traces).compactMap { $0.1 == nil ? $0.0 : nil }
    guard missing.isEmpty else { throw MissingRun(requests: missing) }
    return traces.compactMap { $0 }
  }

  /// The main run against the one with fresh cells.
  var reuse: ReuseComparison {
    get throws(MissingRun) {
      if let reuseKnown { return reuseKnown }
      return try ReuseComparison(self)
    }
  }

  /// True if an item shows another value than with fresh cells; false as well if nobody knows.
  package func differsFromFresh(_ item: ItemID, in property: String, after step: Int) -> Bool {
    let pairs = (try? reuse.pairs) ?? []
    return pairs.contains { pair in
      pair.step == step && pair.main.item == item && pair.differences.contains { $0.property == property }
    }
  }

  /// Rebuild references by step. Steps without one are not in it: nobody needs theirs, or the copy trapped.
  package var rebuilds: [Int: Rebuild] {
    get throws(MissingRun) {
      if let rebuildsKnown { return rebuildsKnown }
      let made = rebuiltTraces
      let missing = rebuiltSteps.filter { made[$0] == nil }
      guard missing.isEmpty else {
        throw MissingRun(requests: missing.map { .rebuild(of: self, after: $0) })
      }
      return rebuildsMade
    }
  }

  /// Those that were made.
  package var rebuildsMade: [Int: Rebuild] { rebuiltTraces.compactMapValues { $0.references.last.map(Rebuild.init) } }

  private var rebuiltTraces: [Int: Trace] {
    let script = main.completedScript
    var result: [Int: Trace] = [:]
    for (request, trace) in made where request.collects == .rebuild && script.starts(with: request.script) {
      result[request.script.count] = trace
    }
    return result
  }

  /// What outlives the screen, if anybody looked.
  package var leakedObjects: [LeakedObject]? { main.leakedObjects ?? self[.leakedObjects(of: self)]?.leakedObjects }

  /// The main run, and those that repeat its script, with what sentences call them: what ends one of them is a fault wherever it
  /// shows.
  var repetitions: [(name: String?, trace: Trace)] {
    let others = [ReferenceRequest.control(of: self), .fresh(of: self)].compactMap { request in
      self[request].map { (name: String?.some(request.purpose), trace: $0) }
    }
    return [(nil, main)] + others
  }

  /// Makes the comparisons that many detectors ask for, so that each of them need not. They go when a run is replaced.
  package mutating func prepare() {
    knownMask = try? Mask(comparing: self)
    reuseKnown = try? ReuseComparison(self)
    rebuildsKnown = try? rebuilds
  }

  private mutating func forget() {
    reuseKnown = nil
    rebuildsKnown = nil
    knownMask = nil
  }

  /// A step with its number and its words, as findings name it: `step 3 (tap "More")`.
  func words(forStep index: Int) -> String { FindingText.step(index, main.title(ofStep: index)) }
}
