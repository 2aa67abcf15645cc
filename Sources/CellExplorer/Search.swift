import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace
import Foundation

/// A search under way.
struct Search {
  private(set) var outcome = Exploration.Outcome()

  private let screen: ScreenSource
  private let options: Exploration.Options
  private let isInterrupted: @Sendable () -> Bool
  private let start = ContinuousClock.now
  private let judge: Judge
  /// One for each worker: a process of a screen makes one walk at a time.
  private let screeners: [Screener]
  private var memory = SuspicionMemory()
  private var learnt = WalkPlan.Learnt()
  private var known: Set<String> = []
  /// Steps that had been made when the last new abstract state was seen.
  private var stepsToLastState = 0

  init(_ screen: ScreenSource, _ options: Exploration.Options, _ isInterrupted: @escaping @Sendable () -> Bool) {
    self.screen = screen
    self.options = options
    self.isInterrupted = isInterrupted
    judge = Judge(screen, options.budget)
    screeners = (0..<max(1, options.workers)).map { _ in Screener(screen, options.budget) }
  }

  /// Walks made before what they learnt is used: whoever finishes first, the search is the same.
  private static let waveSize = 4

  mutating func run(_ progress: (Exploration.Outcome) -> Void) throws {
    do {
      try search(progress)
    } catch {
      // What interrupts a search ends the processes that make its walks, too.
      guard isInterrupted() else { throw error }
      outcome.isPartial = true
    }
    sum()
  }

  private mutating func search(_ progress: (Exploration.Outcome) -> Void) throws {
    try judgeOpening()
    while !isDone, !hasFlattened {
      let numbers = Array(outcome.walks..<outcome.walks + Self.waveSize)
      let plans = numbers.map { plan($0) }
      let walks = try made(plans)
      for (plan, walk) in zip(plans, walks) {
        add(walk, plan)
        try lookInto(walk, plan)
        if isDone { break }
      }
      try learnFilling()
      sum()
      progress(outcome)
      // A screen on which nothing can be done is done.
      if walks.allSatisfy({ $0.script.isEmpty }) { break }
    }
  }

  private mutating func plan(_ number: Int) -> WalkPlan {
    let plan = WalkPlan(number: number, options: options, learnt: learnt)
    if plan.takesTurn { learnt.turns += 1 }
    if plan.takesTurnOfModes { learnt.turnsOfModes += 1 }
    return plan
  }

  private mutating func learnFilling() throws {
    let profile = options.profiles.first ?? .iOS18
    try learnt.filling.confirm { [screeners, options] script in
      try screeners[0].walk(WalkPlan(script: script, profile: profile, options: options))
    }
  }

  private mutating func sum() {
    outcome.runs = judge.runs
    outcome.evaluated = judge.evaluated
    outcome.fired = judge.fired
    outcome.seconds = (ContinuousClock.now - start) / .seconds(1)
  }

  private var isDone: Bool {
    mutating get {
      if isInterrupted() { outcome.isPartial = true }
      if let limit = options.seconds, (ContinuousClock.now - start) / .seconds(1) > limit { return true }
      return outcome.isPartial || outcome.steps >= options.steps || outcome.problems.count >= 3
        || (!options.stopsAt.isEmpty && options.stopsAt.isSubset(of: outcome.failures.map(\.finding.detector)))
        || hasFoundEnough
    }
  }

  /// True once no other error was found for as long as was asked for, and for as long as the last one took.
  private var hasFoundEnough: Bool {
    mutating get {
      guard let patience = options.patience, let last = outcome.failures.last(where: { $0.finding.severity == .error }) else {
        return false
      }
      let since = outcome.steps - last.foundAfter
      guard since >= max(patience, last.foundAfter) else { return false }
      outcome.patience = since
      return true
    }
  }

  /// True once so many steps have brought no new state as were asked for. Only asked between waves: what the last walks raised is judged.
  private var hasFlattened: Bool {
    mutating get {
      guard let plateau = options.plateau, outcome.steps - stepsToLastState >= plateau else { return false }
      outcome.plateau = plateau
      return true
    }
  }

  /// What the screen shows before anybody does anything is judged first.
  private mutating func judgeOpening() throws {
    for profile in options.profiles.isEmpty ? [.iOS18] : options.profiles {
      let policies = [.lifo] + options.policies.filter { $0 != .lifo }
      let conditions = JudgeConditions(profile: profile, policies: policies, seed: options.seed, traits: options.traits)
      let opening = try judge.judge([], conditions)
      if isInterrupted() { return }
      report(opening, conditions)
      if opening.consulted?.profile == 0 { break }
    }
  }

  private func made(_ plans: [WalkPlan]) throws -> [WalkResult] {
    nonisolated(unsafe) let screeners = screeners
    return try Concurrent.map(Array(plans.enumerated()), workers: screeners.count) { worker, entry in
      try screeners[worker].walk(entry.element)
    }
  }

  private mutating func add(_ walk: WalkResult, _ plan: WalkPlan) {
    outcome.walks += 1
    if plan.isDirected { outcome.directed += 1 }
    // Filling a list is no search.
    outcome.steps += max(0, walk.steps - plan.filled)
    learnt.filling.note(walk, after: plan.prefix.count)
    let states = outcome.states.count
    outcome.states.formUnion(walk.states)
    if outcome.states.count > states { stepsToLastState = outcome.steps }
    outcome.course.append(SearchRecord.Point(steps: outcome.steps, states: outcome.states.count))
    outcome.counts += walk.counts
    outcome.done.add(walk.script)
    for name in walk.mutations { outcome.mutations[name, default: 0] += 0 }
    for case .mutate(let name) in walk.script { outcome.mutations[name, default: 0] += 1 }
    for key in walk.refused.keys { learnt.refusals[key, default: 0] += 1 }
    learnt.endangered.formUnion(walk.endangered)
    learnt.openers.formUnion(walk.openers)
    learnt.changers.formUnion(walk.changers)
    learnt.brings.merge(walk.brings) { $0.union($1) }
    learnt.telling.formUnion(walk.telling)
    learnt.silent.merge(walk.silent, uniquingKeysWith: +)
    if walk.selects { learnt.selects = true }
    if walk.waits { learnt.waits = true }
    if walk.searches { learnt.searches = true }
    if walk.counts[.type].offered > 0 { learnt.types = true }
    for (key, count) in walk.done { learnt.done[key, default: 0] += count }
    learnt.presses.merge(walk.presses) { known, _ in known }
    if let asked = walk.consulted { learnt.consulted = learnt.consulted + asked }
    if let problem = walk.problem, !outcome.problems.contains(problem) { outcome.problems.append(problem) }
  }

  /// What came to nothing is shortened only now and then: that takes as long as several walks, and seldom finds something.
  private var maySecondGuess: Bool { screeners[0].triedSteps < Self.firstTries + outcome.steps / 4 }
  private static let firstTries = 40

  private struct JudgedPlace: Hashable {
    var kind: Suspicion.Kind
    var detail: String
    var length: Int
  }

  /// Judges what a walk raised, the shortest script first.
  private mutating func lookInto(_ walk: WalkResult, _ plan: WalkPlan) throws {
    guard walk.problem == nil else { return }
    var seen: Set<Suspicion> = []
    var open = walk.suspicions.filter { seen.insert($0.suspicion).inserted }
    open.sort { left, right in
      if left.length != right.length { return left.length < right.length }
      return left.suspicion.rank.lexicographicallyPrecedes(right.suspicion.rank)
    }
    if plan.isJudgedWhole { open.append((Suspicion(kind: .none), walk.script.count)) }
    var refuted: Set<JudgedPlace> = []
    for (suspicion, length) in open where memory.isOpen(suspicion) && !isDone {
      let place = JudgedPlace(kind: suspicion.kind, detail: suspicion.detail, length: length)
      let isAgain = refuted.contains(place)
      // What was shortened once for a place of a script is not shortened for each property that differs there.
      if isAgain, memory.isDoubtful(suspicion) { continue }
      if memory.isDoubtful(suspicion), suspicion.kind != .none, !maySecondGuess { continue }
      outcome.suspicions[suspicion.kind.rawValue, default: .init()].judged += 1
      let script = Array(walk.script.prefix(length))
      let confirmation = Confirmation(
        screener: screeners[0], judge: judge, budget: options.shrinkBudget, judgesWhole: !memory.isDoubtful(suspicion))
      let known = known
      let found = try confirmation.confirm(suspicion, script, plan) { known.contains(Fingerprint.of($0)) }
      // What was interrupted ended otherwise than it would have.
      if isInterrupted() { break }
      guard let found else {
        memory.refute(suspicion, again: isAgain)
        refuted.insert(place)
        continue
      }
      if found.isEmpty, confirmation.judgesWhole {
        memory.postpone(suspicion)
        continue
      }
      let changes = found.compactMap(\.repeatedChange)
      learnt.madeOnce.formUnion(changes)
      outcome.madeOnce.formUnion(changes)
      // The same may be found without the change's being made again.
      if !changes.isEmpty, changes.count == found.count { continue }
      outcome.suspicions[suspicion.kind.rawValue, default: .init()].confirmed += 1
      memory.confirm(suspicion, among: open.map(\.suspicion))
      for one in found where one.repeatedChange == nil && self.known.insert(Fingerprint.of(one.finding)).inserted { append(one) }
    }
  }

  private mutating func report(_ opening: Judge.Judged, _ conditions: JudgeConditions) {
    if let problem = opening.problem, !outcome.problems.contains(problem) { outcome.problems.append(problem) }
    for finding in opening.findings where known.insert(Fingerprint.of(finding)).inserted {
      append(
        Confirmation.Confirmed(
          finding: finding, script: [], words: [], isMinimal: true, originalLength: 0, conditions: conditions.needed(for: finding)
        ))
    }
  }

  private mutating func append(_ one: Confirmation.Confirmed) {
    outcome.failures.append(Exploration.Failure(one, foundAfter: outcome.steps))
  }
}

extension Exploration.Failure {
  /// What was confirmed.
  init(_ one: Confirmation.Confirmed, foundAfter: Int) {
    self.init(
      finding: ReportBuilder.told(one.finding), fingerprint: Fingerprint.of(one.finding), script: one.script, words: one.words,
      foundAfter: foundAfter, originalLength: one.originalLength, isMinimal: one.isMinimal,
      profile: one.conditions.profile, policies: one.conditions.policies, seed: one.conditions.seed)
  }
}
