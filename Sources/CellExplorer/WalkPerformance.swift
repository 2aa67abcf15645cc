import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Performs a walk in a copy of the screen's process: a script that is made while it runs, and cheap checks on the way.
@MainActor final class WalkPerformance {
  private let engine: HostEngine
  private let reply: WalkReply
  private let job: WalkJob
  private let checks: WalkJob.Checks
  /// Whether it chooses steps, or tells what is possible.
  private let isFree: Bool
  private var offers: [Offer] = []
  /// Keys of the buttons beside the rows when there were some last.
  private var bars: Set<String> = []
  private var rebuilds = RebuildCheck()
  private var orders: OrderCheck
  private var hasActed = false
  private var hasScrolledInside = false
  private var presses: [UInt64: [String]]
  /// The controller that is in front before the first step.
  private let home: ObjectIdentifier?

  /// What is looked at once for all walks: the screen as it opens.
  struct Opening {
    fileprivate let look: RebuildCheck.Look?

    @MainActor init(_ engine: HostEngine) { look = WalkPerformance.look(at: engine) }
  }

  init(_ engine: HostEngine, _ reply: WalkReply, _ job: WalkJob, _ opening: Opening) {
    self.engine = engine
    self.reply = reply
    self.job = job
    checks = job.checks
    presses = job.presses
    orders = OrderCheck(engine)
    home = engine.front
    isFree = job.choices != nil || job.tellsOffers
    rebuilds.note(opening.look)
  }

  func perform() {
    report(since: engine.trace.steps.count, [])
    declare()
    for (index, interaction) in job.script.enumerated() {
      // What came before it was changed, or the screen was since the script was written: the rest may be possible all the same.
      if job.leavesOut, refusal(of: interaction) != nil { continue }
      guard performs(interaction, nil, isLast: index == job.script.count - 1 && !isFree) else { return }
    }
    if let choices = job.choices { choose(choices) }
    if job.tellsOffers { tellOffers() }
    if checks.ends { reply.send(.judged(SingleRunCheck.suspicions(of: engine, takesDown: checks.takesDown), engine.consulted())) }
  }

  /// Whoever asks for walks can't make a screen, and is told here which changes it could make.
  private func declare() {
    let names = offers.compactMap { offer in if case .mutate(let name) = offer.interaction { name } else { nil } }
    if !names.isEmpty { reply.send(.declares(names)) }
  }

  /// What is alike (the same on another item of the same kind) is told once.
  private func tellOffers() {
    var seen: Set<String> = []
    // Only what can be performed counts as possible.
    let distinct = offers.filter { seen.insert("\($0.key) \($0.interaction.mapItems { _ in .showing("") })").inserted }
    let possible = distinct.filter { refusal(of: $0.interaction) == nil }
    reply.send(.offers(possible.map(\.interaction), alike: offers.count - distinct.count))
  }

  private func choose(_ choices: WalkChoices) {
    var chooser = WalkChooser(choices)
    var left = choices.steps
    var attempts = choices.steps * 3
    // Somebody who hurries needs a step to hurry in, and one that waits.
    while left > 0, attempts > 0, let offer = chooser.choose(among: offers.filter { $0.kind != .hurry || left > 2 }) {
      attempts -= 1
      if !chooser.isKnown(offer), let reason = refusal(of: offer.interaction) {
        reply.send(.refused(WalkRecord.Choice(kind: offer.kind, key: offer.key), reason: reason))
        chooser.refuse(offer)
        continue
      }
      left += chooser.stepsBesides() - 1
      guard performs(offer.interaction, offer, isLast: left <= 0) else { return }
    }
    if isInFlight { _ = performs(.wait(1), nil, isLast: true) }
  }

  /// True while results of a step that waited for nothing may be out: nothing is compared then.
  private var isInFlight: Bool { engine.trace.isHurried(engine.trace.steps.count - 1) }

  /// Keys of an app that reads presses: those that do something in a kind of state, each of which is tried in a copy the first time.
  private func pressOffers(_ state: UInt64) -> [Offer] {
    guard !isInFlight, engine.readsPresses else { return [] }
    if let known = presses[state] { return engine.pressOffers(known) }
    let before = ScreenDigest(engine.trace.steps.last?.perceived ?? [])
    let keys = KeyDriver.plainKeys.filter { key in
      let answer = Self.copy {
        guard (try? engine.step(.pressKeys(key))) != nil, let last = engine.trace.steps.last else { return [] }
        return ScreenDigest(last.perceived) != before || !last.outcomes.isEmpty ? [1] : []
      }
      return answer == [1]
    }
    presses[state] = keys
    reply.send(.presses(keys, state: state))
    return engine.pressOffers(keys)
  }

  /// What a person sees of the screen, and has heard of it.
  private static func shown(by engine: HostEngine) -> ScreenDigest {
    let last = engine.trace.steps.last
    var digest = ScreenDigest((last?.perceived ?? []) + (last?.passing ?? []))
    digest.add(last?.outcomes.flatMap(\.texts) ?? [], as: "outcome")
    return digest
  }

  /// Why an interaction can't be performed, tried in a copy; nil if it can, or nobody knows.
  private func refusal(of interaction: Interaction) -> String? {
    let answer = Self.copy {
      do {
        try engine.step(interaction)
        return [0]
      } catch {
        return [1] + Array("\(error)".utf8)
      }
    }
    guard let answer, answer.first == 1 else { return nil }
    return String(decoding: answer.dropFirst(), as: UTF8.self)
  }

  /// Performs one interaction; false if the walk can't go on.
  /// - Parameter isLast: Whether the walk ends with it: then it is looked at more closely. What a body reads without observing it is still
  ///   wrong then.
  private func performs(_ interaction: Interaction, _ offer: Offer?, isLast: Bool) -> Bool {
    let before = engine.trace.steps.count
    let itemsBefore = engine.trace.steps.last?.items ?? []
    HostRun.setStep(before)
    let choice = offer.map { WalkRecord.Choice(kind: $0.kind, key: $0.key) }
    let isHurrying = engine.trace.steps.last?.interaction.isHurry ?? false
    let isLate = isHurrying || isInFlight
    // A step that waits for what somebody who hurried had left out is compared with how things stood before it came.
    let isCompared = checks.rebuilds && !isHurrying && Self.canChange(interaction)
    if isCompared, rebuilds.needsLook { rebuilds.note(Self.look(at: engine)) }
    let other = checks.orders && !isLate ? orders.otherOrder(of: interaction, on: engine, Self.copy) : nil
    reply.send(.begins(interaction, choice))
    do {
      try engine.step(interaction)
    } catch {
      reply.send(.refused(choice, reason: "\(error)"))
      return false
    }
    if let source = HostRun.unowned.first {
      reply.send(.unowned(source))
      return false
    }
    var suspicions: Set<Suspicion> = []
    if isHurrying {
      rebuilds.note(nil)
    } else if isCompared {
      suspicions = compare(interaction, other, isLast: isLast)
    } else if checks.rebuilds, !isLate, interaction.isScroll {
      let found = rebuilds.compareAfterScroll(ScreenDigest(engine.trace.steps.last?.checkpoint ?? []))
      for place in found.lost { suspicions.insert(Suspicion(kind: .lost, place: place)) }
    }
    if let doubt = orders.note(interaction, on: engine), checks.orders, !isLate {
      suspicions.insert(Suspicion(kind: .order, detail: doubt.rawValue))
    }
    // Where a strip inside a row stands is kept for the row, or for its position.
    if case .scrollInside = interaction { hasScrolledInside = true }
    let endangered = interaction.facts.role == .changesData ? endangered(since: itemsBefore) : []
    report(since: before, suspicions.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }, endangered)
    return true
  }

  /// False for what only moves the viewport, and for what opens, fills in or closes something: what that changes is seen after the
  /// next step that can change data or state.
  private static func canChange(_ interaction: Interaction) -> Bool {
    if interaction.isHurry { return false }
    return switch interaction.facts.role {
    case .showsScreen, .opens, .fillsIn, .closes, .movesViewport: false
    case .acts, .chooses, .movesItems, .changesData, .changesSurroundings, .changesCellState, .passesTime, .referenceOnly: true
    }
  }

  /// True for what makes an app begin something. A scroll that slows down, for one, is waited for as well.
  private static func canStartWork(_ interaction: Interaction) -> Bool {
    // A search that asks at each letter.
    if case .type(_, .showing, _, _) = interaction { return true }
    return switch interaction.facts.role {
    case .showsScreen, .acts, .chooses, .changesData: true
    case .opens, .fillsIn, .closes, .movesItems, .movesViewport, .changesSurroundings, .changesCellState, .passesTime,
      .referenceOnly:
      false
    }
  }

  private func compare(_ interaction: Interaction, _ other: OrderCheck.Result?, isLast: Bool) -> Set<Suspicion> {
    guard let now = Self.look(at: engine, again: isLast) else {
      rebuilds.note(nil)
      return []
    }
    let found = rebuilds.compare(now, hasActed: hasActed || hasScrolledInside)
    switch interaction.facts.role {
    case .acts, .chooses, .movesItems, .changesCellState: hasActed = true
    case .showsScreen, .opens, .fillsIn, .closes, .movesViewport, .changesData, .changesSurroundings, .passesTime, .referenceOnly:
      break
    }
    var suspicions: Set<Suspicion> = []
    func add(_ kind: Suspicion.Kind, _ places: Set<ScreenDigest.Difference>, _ detail: String = "") {
      for place in places { suspicions.insert(Suspicion(kind: kind, place: place, detail: detail)) }
    }
    add(.stale, found.stale)
    // What a control in a row does, and what a view keeps as its state, is the row's own business until it is lost.
    if interaction.element == nil, !writesState { add(.remains, found.ownLook) }
    // Where identifiers are positions, every row shows what another one showed: detectors see that in the run itself.
    if !isRenumbered { add(.position, found.position, hasScrolledInside ? Self.inside : "") }
    add(.size, found.size)
    if let other, other.differs(from: now, outcomes: OrderCheck.outcomes(of: engine.trace.steps.last)) {
      suspicions.insert(Suspicion(kind: .order, detail: interaction.facts.name))
    }
    return suspicions
  }

  /// What is told of positions where content inside of rows was scrolled: that touches move other things says nothing about it.
  private static let inside = "inside"

  /// True if the last step took rows away, or brought some, in a list whose identifiers are positions.
  private var isRenumbered: Bool {
    let steps = engine.trace.steps.suffix(2)
    guard let earlier = steps.first, let later = steps.last, steps.count == 2 else { return false }
    return Set(later.items.map(\.list)).contains { ReloadedRows.isRenumbered($0, from: earlier, to: later) }
  }

  /// True if the last step wrote state of a view.
  private var writesState: Bool {
    engine.trace.steps.last?.events.contains { if case .stateWritten = $0.kind { true } else { false } } ?? false
  }

  /// What is live and what the model would show anew; nil if the process can't be copied.
  /// - Parameter again: Whether there are further looks, each of which takes as long as the first.
  private static func look(at engine: HostEngine, again: Bool = false) -> RebuildCheck.Look? {
    let (items, order) = (OrderCheck.items(of: engine), OrderCheck.order(of: engine))
    // What was seen before a fault is there.
    let bytes = lastMessage { send in engine.rebuildReference(looksAgain: again) { send(RebuildCheck.Look.bytes(of: $0)) } }
    return bytes.flatMap { RebuildCheck.Look($0, items: items, order: order) }
  }

  /// Does something in a copy of this process, in which faults count as nothing.
  private static func copy(_ body: () -> [UInt8]) -> [UInt8]? { lastMessage { send in send(body()) } }

  /// The last that a copy of this process told, which ends at a fault.
  private static func lastMessage(_ body: (ProcessCopy.Messages) -> Void) -> [UInt8]? {
    guard ProcessCopy.isPossible else { return nil }
    return ProcessCopy.lastMessage(seconds: 120) { send in
      UIKitExceptions.handler = { _, _, _ in _exit(1) }
      UIKitExceptions.missingHandler = { _ in _exit(1) }
      body(send)
    }
  }

  /// Animations take less.
  private static let noticeable = 0.45

  /// Items that the last step took away; if it took none, those that it changed alone.
  private func endangered(since before: [CellItemID]) -> [CellItemID] {
    let steps = engine.trace.steps.suffix(2)
    guard let earlier = steps.first, let last = steps.last, steps.count == 2 else { return [] }
    let gone = Set(before).subtracting(last.items)
    if !gone.isEmpty { return Array(gone.sorted { $0.key < $1.key }.prefix(Self.endangeredLimit)) }
    let changed = last.checkpoint.filter { row in earlier[row.item].map { $0.title != row.title } ?? false }.map(\.item)
    return changed.count <= Self.changedLimit ? changed : []
  }

  /// A change that takes more rows away than this says no more by it.
  private static let endangeredLimit = 8

  /// A change of more rows than this is about all of them.
  private static let changedLimit = 3

  private func report(since before: Int, _ suspicions: [Suspicion], _ endangered: [CellItemID] = []) {
    // A walk that only repeats another, as the fresh run does, chooses nothing.
    var (state, offered): (UInt64, [Offer.Kind: Int]) = (0, [:])
    var effects = WalkRecord.Effects(changesRows: before > 0 && orders.hasOtherRows)
    if case .tap = engine.trace.steps.last?.interaction {
      effects.selects = engine.trace.steps.last?.checkpoint.contains { $0.flags.contains(.selected) } ?? false
    }
    effects.waits = engine.waited > Self.noticeable && (engine.trace.steps.last?.interaction).map(Self.canStartWork) ?? false
    effects.rows = engine.front == home ? engine.rowsWithinReach : nil
    let wasOpen = offers.contains { Temptation.chooses.contains($0.kind) }
    if isFree {
      (offers, state) = engine.lookAround()
      offers += pressOffers(state)
      if job.choices?.kinds.contains(.hurry) == true {
        offers += engine.letterOffers(among: offers)
      } else {
        offers.removeAll { $0.kind == .hurry }
      }
      for offer in offers { offered[offer.kind, default: 0] += 1 }
      // Behind an alert there are none; those that are there again when it is answered were there before.
      let bars = Set(offers.lazy.filter { $0.kind == .tapBar }.map(\.key))
      if before > 0 { effects.brings = bars.subtracting(self.bars).sorted() }
      if !bars.isEmpty { self.bars = bars }
      effects.searches = (effects.rows ?? 0) > 1 && offers.contains { $0.searchedText != nil }
      effects.opens = !wasOpen && offers.contains { Temptation.chooses.contains($0.kind) }
    }
    let resolved = engine.trace.steps.dropFirst(before).map(\.interaction).filter { $0 != .open }
    if !isInFlight { reply.send(Self.shown(by: engine)) }
    reply.send(
      .performed(
        Array(resolved), state: state, offered: offered, suspicions: suspicions, endangered: endangered, effects: effects))
  }
}
