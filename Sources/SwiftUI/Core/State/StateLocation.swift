import CellTrace
import HeadlessCore

/// The storage of one `@State`: created with the node, gone with it.
///
/// Actions see the last value written; bodies see the value of the update they belong to (ST-03, ST-06).
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private weak var node: ViewNode?
  private let evidence: StateEvidence
  // The first value that waits stands by itself: an array of values of a type that isn't known costs more than all the rest.
  @exclusivity(unchecked) private var pending: PendingTransaction?
  @exclusivity(unchecked) private var laterPending: [(transaction: PendingTransaction, value: Value)] = []
  @exclusivity(unchecked) private var otherReaders = NodeReaders()
  @exclusivity(unchecked) private var latest: Value
  @exclusivity(unchecked) private var settled: Value
  /// What ``settled`` becomes with the pending transaction.
  @exclusivity(unchecked) private var upcoming: Value
  @exclusivity(unchecked) private var ownerReads = false
  /// True once a body read the value, or a binding to it was made: from then on the owner is made anew when it changes.
  @exclusivity(unchecked) private var wasRead = false
  /// The value as the owner's last body had it, if it changed since and nobody had read it.
  @exclusivity(unchecked) private var former: Value?
  @exclusivity(unchecked) private var isFormerTold = false

  @MainActor init(_ value: Value, _ node: ViewNode, _ name: String, _ declaration: StateEvidence.Declaration) {
    latest = value
    settled = value
    upcoming = value
    self.node = node
    evidence = StateEvidence(node, name, declaration)
    super.init()
    evidence.created(node, value)
  }

  override func get() -> Value {
    guard let reader = ViewGraph.evaluating else { return latest }
    wasRead = true
    var value = settled
    if let former, GraphRunState.current.isMakingPresented {
      value = former
      tell(former)
    }
    if reader === node {
      ownerReads = true
    } else {
      otherReaders.add(reader)
    }
    return value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    if ViewGraph.evaluating != nil && MainThread.isCurrent {
      RuntimeWarnings.stateModifiedDuringUpdate()
      return
    }
    guard MainThread.isCurrent else {
      // The value changes at once, wherever it is written; what follows from it belongs to the main thread (ST-08).
      let write = LateWrite(location: self, old: latest, new: value, transaction: transaction)
      latest = value
      MainThread.run { write.perform() }
      return
    }
    MainThread.assume((self, value, transaction)) { $0.0.write($0.0.latest, $0.1, $0.2) }
  }

  @MainActor fileprivate func write(_ old: Value, _ value: Value, _ transaction: Transaction) {
    guard let node, !node.isGone, !ValueComparison.equal(old, value) else { return }
    evidence.wrote(node, old: old, new: value)
    former = wasRead ? nil : former ?? settled
    latest = value
    let update = node.graph.pending(for: transaction)
    if laterPending.isEmpty, pending == nil || pending === update {
      upcoming = value
      if pending === update { return }
      pending = update
    } else if let last = laterPending.last, last.transaction === update {
      laterPending[laterPending.count - 1].value = value
      return
    } else {
      laterPending.append((update, value))
    }
    update.add(self)
  }

  // MARK: What nobody reads

  /// A binding to the value was made: whoever has it sees each change.
  func isBound() { wasRead = true }

  /// The owner's body is about to run with the value as it is.
  @MainActor func ownerIsMadeAnew() {
    former = nil
    isFormerTold = false
  }

  /// The closure of a presented screen is one of the owner's last body, and has the values of that body. What no body reads does not
  /// make the owner anew, so such a value is an old one there. Actions see the present one all the same, and once it was read in the
  /// presented screen the owner follows it (https://fatbobman.com/en/posts/bug-code-by-state-inject/).
  private func tell(_ former: Value) {
    guard !isFormerTold else { return }
    isFormerTold = true
    MainThread.assume((self, former)) { location, former in
      guard let node = location.node, Probe.sink != nil, !ValueComparison.equal(former, location.settled) else { return }
      Probe.post(
        .formerValueShown(
          property: "\(TypeNames.plain(node.viewType)).\(location.evidence.name)", shown: ValueText.of(former),
          now: ValueText.of(location.settled), location.evidence.place))
    }
  }

  @MainActor private func markReaders() {
    if ownerReads { node?.markDirty() }
    otherReaders.tell()
  }
}

/// A write on its way to the main thread.
private struct LateWrite<Value>: @unchecked Sendable {
  let location: StateLocation<Value>
  let old: Value
  let new: Value
  let transaction: Transaction

  @MainActor func perform() { location.write(old, new, transaction) }
}

extension StateLocation: PropertyStorage {
  func nodeLeft() {}
}

extension StateLocation: PendingMutation {
  func apply(_ transaction: PendingTransaction) {
    while let first = pending {
      settled = upcoming
      if laterPending.isEmpty {
        pending = nil
      } else {
        let next = laterPending.removeFirst()
        pending = next.transaction
        upcoming = next.value
      }
      if first === transaction { break }
    }
    markReaders()
  }
}

extension StateLocation: StateCellStorage {
  func cell(path: String, viewType: String) -> StateCell {
    StateCell(
      path: path, viewType: viewType, property: evidence.name, value: ValueText.ofOwned(latest), birth: evidence.birth,
      lastWrite: evidence.lastWrite, place: evidence.place)
  }
}
