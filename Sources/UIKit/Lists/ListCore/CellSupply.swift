import CellTrace
import HeadlessCore

/// Where the cells and supplementary views of a list come from: its pool, or new objects. It knows for which request.
@MainActor final class CellSupply {
  unowned let host: ListHost
  let pool = ReusePool()
  /// Requests of the list that are under way, innermost last.
  private(set) var requests: [DequeueRequest] = []
  /// Views that were dequeued and went to nobody (LC-X06).
  private(set) var strays: [StrayView] = []
  /// True while a reference run makes new cells whatever the pool holds.
  private var ignoresPool = false

  init(_ host: ListHost) { self.host = host }

  /// True while the list waits for a view from its data source. A list inside of that view is another list.
  var isProviding: Bool { !requests.isEmpty }
  /// The request for a supplementary view that is under way.
  var supplementaryRequest: DequeueRequest? { requests.last.flatMap { $0.place.kind == nil ? nil : $0 } }

  /// Runs the provider with the request current.
  func provide<T>(_ request: DequeueRequest, _ body: () -> T) -> T {
    let run = UIKitRunState.current
    requests.append(request)
    run.providingLists.append(ObjectIdentifier(host))
    run.dequeueRequests.append(request)
    defer {
      run.providingLists.removeLast()
      run.dequeueRequests.removeLast()
      requests.removeLast()
    }
    return SelectionAnswer.suspended(body)
  }

  /// Runs `body` as if the pool were empty.
  func ignoringPool(_ body: () -> Void) {
    let former = ignoresPool
    ignoresPool = true
    defer { ignoresPool = former }
    body()
  }

  /// The views that went to nobody since the last call.
  func takeStrays() -> [StrayView] {
    defer { strays = [] }
    return strays
  }

  /// Hands out a view for the request under way: the existing one, one from the pool, or a new one.
  func dequeue(_ key: ReusePool.Key, for slot: Slot, make: () -> any ListReusable) -> any ListReusable {
    let request = requests.last
    if let first = request?.dequeued { strays.append(StrayView(view: first, reason: .dequeuedTwice)) }
    if let existing = request?.existing, request?.place.slot == slot {
      guard existing.view.poolKey == key else {
        raise(
          "LC-X10", ListTexts.differentRegistration, "reconfigureItems(_:)", list: host.list,
          .otherRegistration(existing: existing.view.poolKey?.identifier ?? "", requested: key.identifier))
      }
      request?.dequeued = existing.view
      return existing.view
    }
    let view = take(key, for: request, slot, make)
    if let request { request.dequeued = view } else { strays.append(StrayView(view: view, reason: .notAskedFor)) }
    return view
  }

  /// A pooled or a new view, in the list.
  func take(
    _ key: ReusePool.Key, for request: DequeueRequest?, _ slot: Slot, _ make: () -> any ListReusable
  ) -> any ListReusable {
    let view = takePooled(key, for: request).map { reuse($0, for: request, make) } ?? create(for: request, make)
    attach(view, key, slot)
    return view
  }

  func takePooled(_ key: ReusePool.Key, for request: DequeueRequest?) -> (any ListReusable)? {
    ignoresPool
      ? nil : pool.take(key, RunState.current.configuration.policy, known: request?.item.flatMap { host.display.looks[$0] })
  }

  /// Puts a view into the list, where it serves a section.
  func attach(_ view: any ListReusable, _ key: ReusePool.Key?, _ slot: Slot) {
    view.poolKey = key
    if let cell = view as? any ListCellView {
      cell.core.host = host
      cell.traitOverrideValues = TraitValues(list: host.layout.listEnvironment(section: slot.section))
    }
    if view.superview !== host.view {
      view.isHidden = true
      host.view.addSubview(view)
    }
  }

  private func create(for request: DequeueRequest?, _ make: () -> any ListReusable) -> any ListReusable {
    let view = construct(make)
    bind(view, request, reuse: nil, after: .nobody)
    (view as? any ListCellView)?.core.requestUpdate()
    return view
  }

  private func construct(_ make: () -> any ListReusable) -> any ListReusable {
    let view = CellConstruction.construct(make)
    if let cell = view as? any ListCellView {
      Probe.post(.cellCreated(cell.core.binding.cell, type: QualifiedTypeName.of(type(of: cell))))
    } else if let plain = view as? UICollectionReusableView {
      plain.supplementaryBinding = CellBindingState(cell: CellID(RunState.current.cellCount))
    }
    return view
  }

  func bind(_ view: any ListReusable, _ request: DequeueRequest?, reuse: Int?, after former: CellBinding) {
    guard let binding = view.servedBinding else { return }
    binding.item = request?.item
    if let item = request?.item { binding.cellBinding = CellBinding.begin(item, after: former) }
    // A supplementary view stands at no row's place.
    binding.slot = request.flatMap { $0.place.kind == nil ? $0.place.slot : nil }
    binding.reuse = reuse
    if request != nil { Provenance.becomes(binding.cell, binding.cellBinding) }
  }

  /// The number of a reuse that is about to be made. A copy of the process that answers it in another way departs here, so
  /// ``replaces(_:)`` is asked after it and never before.
  func beginReuse() -> Int {
    RunState.current.reuseCount += 1
    RunState.current.consult(.reuse)
    return RunState.current.reuseCount
  }

  /// Hands a view on to another item: `prepareForReuse` runs now, before the dequeue returns (LC-03).
  /// - Parameter begun: The number of the reuse, if it was begun already.
  func reuse(
    _ pooled: any ListReusable, for request: DequeueRequest?, begun: Int? = nil, _ make: () -> any ListReusable
  ) -> any ListReusable {
    guard let old = pooled as? any ListCellView, let item = request?.item, let place = request?.place, place.kind == nil else {
      return reuseSupplementary(pooled, for: request, begun: begun, make)
    }
    let slot = place.slot
    let from = old.core.binding.item
    let former = old.core.binding.cellBinding
    let number = begun ?? beginReuse()
    var cell = old
    if replaces(number), let fresh = construct(make) as? any ListCellView {
      pool.retire(old)
      fresh.core.host = host
      cell = fresh
    }
    bind(cell, request, reuse: number, after: former)
    Probe.post(.cellReused(cell.core.binding.cell, reuse: number, from: from, to: item))
    cell.core.letForcedFlagsGo()
    host.requests.synchronise(cell, slot)
    Probe.post(.preparedForReuse(cell.core.binding.cell, for: item))
    cell.refreshChoices(.current)
    // LC-05: a new object in its place is not prepared; what the pooled one does then, happens in both runs.
    Provenance.with(cell.core.binding.provenance) { old.prepareForReuse() }
    host.requests.synchronise(cell, slot)
    cell.core.requestUpdate()
    return cell
  }

  /// Hands a supplementary view on to another section.
  private func reuseSupplementary(
    _ pooled: any ListReusable, for request: DequeueRequest?, begun: Int?, _ make: () -> any ListReusable
  ) -> any ListReusable {
    guard let request, let item = request.item, let old = pooled.servedBinding else {
      pooled.prepareForReuse()
      return pooled
    }
    let (from, former) = (old.item, old.cellBinding)
    let number = begun ?? beginReuse()
    var view = pooled
    if replaces(number) {
      let fresh = construct(make)
      pool.retire(pooled)
      (fresh as? any ListCellView)?.core.host = host
      view = fresh
    }
    bind(view, request, reuse: number, after: former)
    guard let binding = view.servedBinding else { return view }
    Probe.post(.cellReused(binding.cell, reuse: number, from: from, to: item))
    view.refreshChoices(.current)
    Provenance.with(binding.provenance) { pooled.prepareForReuse() }
    (view as? any ListCellView)?.core.requestUpdate()
    return view
  }

  /// Whether a new object takes the place of the pooled one in this reuse.
  func replaces(_ number: Int) -> Bool {
    let configuration = RunState.current.configuration
    if configuration.replacedReuses.contains(number) { return true }
    switch configuration.policy {
    case .fresh: return true
    case .lifo, .fifo, .random, .adversarial: return false
    }
  }
}
