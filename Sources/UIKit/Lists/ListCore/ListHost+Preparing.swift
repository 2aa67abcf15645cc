import CellTrace
import CoreGraphics
import HeadlessCore

/// A request to the data source that is under way.
@MainActor final class DequeueRequest {
  let place: ListPlace
  let item: ItemID?
  /// The cell that a reconfigure must get back.
  let existing: LiveView?
  /// What was dequeued for the request.
  var dequeued: UIView?
  /// Whether that was asked for by its index path.
  var dequeuedByPath = false
  /// What the app made itself meanwhile.
  var made: UIView?
  /// The reuse in which the app was told to make a cell itself, and the item that the pooled one had served.
  var replaced: (number: Int, from: ItemID?)?

  init(_ place: ListPlace, _ item: ItemID?, existing: LiveView?) {
    self.place = place
    self.item = item
    self.existing = existing
  }
}

/// A view that was dequeued and not put to use.
@MainActor struct StrayView {
  var view: UIView
  var reason: FaultCause.WrongView

  var call: String {
    view is any ListCellView ? "dequeueReusableCell(withReuseIdentifier:for:)" : "dequeueReusableSupplementaryView(ofKind:…)"
  }
}

extension ListHost {
  // MARK: Cells

  /// Gets the cell of an item from the data source (LC-01), or reconfigures the existing one in place (LC-23).
  func requestCell(at slot: Slot, existing: LiveView? = nil, reason: TraceEvent.ConfigureReason) -> any ListCellView {
    let item = item(at: slot)
    let request = DequeueRequest(ListPlace(kind: nil, slot: slot), item, existing: existing)
    let generation = generation
    Probe.post(.indexPathHandedOut(item, slot, purpose: "cell provider", generation: generation))
    let returned = Provenance.with(
      existing?.cell?.core.binding.provenance(for: item) ?? Provenance(item: item, cell: nil)
    ) { provide(request) { owner.cellFromDataSource(at: slot) } }
    let cell = owner.accept(returned, for: request)
    let binding = cell.core.binding
    Probe.post(.cellConfigured(binding.cell, item, slot, reason, generation: generation))
    synchronise(cell, slot, isNewlyConfigured: true)
    return cell
  }

  /// Runs the provider with the request current.
  func provide<T>(_ request: DequeueRequest, _ body: () -> T) -> T {
    let run = UIKitRunState.current
    requests.append(request)
    run.providing += 1
    run.dequeueRequests.append(request)
    defer {
      run.providing -= 1
      run.dequeueRequests.removeLast()
      requests.removeLast()
    }
    return SelectionAnswer.suspended(body)
  }

  /// A cell that the list handed out for the request; anything else ends the run.
  func acceptDequeued(_ returned: UIView?, _ request: DequeueRequest) -> any ListCellView {
    guard let returned else { ListFault.noCell(IndexPath(request.place.slot)) }
    guard let cell = returned as? any ListCellView, cell === request.dequeued else { refuse(returned, request) }
    return cell
  }

  /// A cell that the list did not hand out, or not for this request (LC-X04, LC-X06).
  private func refuse(_ returned: UIView, _ request: DequeueRequest) -> Never {
    let call = "collectionView(_:cellForItemAt:)"
    func end(_ row: String, _ text: String, _ problem: FaultCause.WrongView) -> Never {
      raise(row, text, call, list: list, .wrongView(problem, type: "\(type(of: returned))"))
    }
    guard (returned as? any ListReusable)?.poolKey != nil else { end("LC-X04", ListTexts.noReuseIdentifier, .notDequeued) }
    if let other = (returned as? any ListCellView)?.core.host, other !== self {
      end("LC-X06", ListTexts.notReturned(returned, other.view), .otherList)
    }
    end("LC-X06", ListTexts.notReturned(request.dequeued ?? returned, view), .notReturned)
  }

  /// Gives a cell the state the list has for its item (LC-17).
  func synchronise(_ cell: any ListCellView, _ slot: Slot, isNewlyConfigured: Bool = false) {
    let isHighlighted = touch.highlighted == slot
    let isSelected = selection.contains(slot)
    if cell.isHighlighted != isHighlighted { cell.showHighlighted(isHighlighted) }
    if isNewlyConfigured && cell.isToldOfSelectionWhenConfigured || cell.isSelected != isSelected {
      cell.showSelected(isSelected)
    }
    let isSwiped = swipe?.slot == slot
    cell.showEditing(
      (owner.isInEditMode && owner.canEdit(slot)) || (isSwiped && owner.editsSwipedRows), animated: false)
    cell.core.set(.swiped, isSwiped)
  }

  // MARK: Dequeuing

  /// Hands out a view for the request under way: the existing one, one from the pool, or a new one.
  func dequeue(_ key: ReusePool.Key, for slot: Slot, make: () -> any ListReusable) -> any ListReusable {
    let request = requests.last
    if let first = request?.dequeued { strays.append(StrayView(view: first, reason: .dequeuedTwice)) }
    if let existing = request?.existing, request?.place.slot == slot {
      guard existing.view.poolKey == key else {
        raise(
          "LC-X10", ListTexts.differentRegistration, "reconfigureItems(_:)", list: list,
          .otherRegistration(existing: existing.view.poolKey?.identifier ?? "", requested: key.identifier))
      }
      request?.dequeued = existing.view
      return existing.view
    }
    let view = supply(key, for: request, slot, make)
    if let request { request.dequeued = view } else { strays.append(StrayView(view: view, reason: .notAskedFor)) }
    return view
  }

  /// A pooled or a new view, in the list.
  func supply(
    _ key: ReusePool.Key, for request: DequeueRequest?, _ slot: Slot, _ make: () -> any ListReusable
  ) -> any ListReusable {
    let view = takePooled(key, for: request).map { reuse($0, for: request, make) } ?? create(for: request, make)
    attach(view, key, slot)
    return view
  }

  func takePooled(_ key: ReusePool.Key, for request: DequeueRequest?) -> (any ListReusable)? {
    ignoresPool
      ? nil : pool.take(key, RunState.current.configuration.policy, known: request?.item.flatMap { looks[$0] })
  }

  /// Puts a view into the list, where it serves a section.
  func attach(_ view: any ListReusable, _ key: ReusePool.Key?, _ slot: Slot) {
    view.poolKey = key
    if let cell = view as? any ListCellView {
      cell.core.host = self
      cell.traitOverrideValues = TraitValues(list: layout.listEnvironment(section: slot.section))
    }
    if view.superview !== self.view {
      view.isHidden = true
      self.view.addSubview(view)
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
      Probe.post(.cellCreated(cell.core.binding.cell, type: _typeName(type(of: cell), qualified: true)))
    } else if let plain = view as? UICollectionReusableView {
      plain.supplementaryBinding = CellBindingState(cell: CellID(RunState.current.cellCount))
    }
    return view
  }

  func bind(_ view: any ListReusable, _ request: DequeueRequest?, reuse: Int?, after former: CellBinding) {
    guard let binding = view.servedBinding else { return }
    binding.item = request?.item
    if let item = request?.item { binding.serving = CellBinding.begin(item, after: former) }
    // A supplementary view stands at no row's place.
    binding.slot = request.flatMap { $0.place.kind == nil ? $0.place.slot : nil }
    binding.reuse = reuse
    if request != nil { Provenance.becomes(binding.cell, binding.serving) }
  }

  /// Hands a view on to another item: `prepareForReuse` runs now, before the dequeue returns (LC-03).
  func reuse(
    _ pooled: any ListReusable, for request: DequeueRequest?, _ make: () -> any ListReusable
  ) -> any ListReusable {
    guard let old = pooled as? any ListCellView, let item = request?.item, let place = request?.place, place.kind == nil else {
      return reuseSupplementary(pooled, for: request, make)
    }
    let slot = place.slot
    let from = old.core.binding.item
    let former = old.core.binding.serving
    RunState.current.reuseCount += 1
    RunState.current.questions.reuse += 1
    let number = RunState.current.reuseCount
    var cell = old
    if replaces(number), let fresh = construct(make) as? any ListCellView {
      pool.retire(old)
      fresh.core.host = self
      cell = fresh
    }
    bind(cell, request, reuse: number, after: former)
    Probe.post(.cellReused(cell.core.binding.cell, reuse: number, from: from, to: item))
    synchronise(cell, slot)
    Probe.post(.preparedForReuse(cell.core.binding.cell, for: item))
    Provenance.with(cell.core.binding.provenance) {
      cell.prepareForReuse()
    }
    synchronise(cell, slot)
    cell.core.requestUpdate()
    return cell
  }

  /// Hands a supplementary view on to another section.
  private func reuseSupplementary(
    _ pooled: any ListReusable, for request: DequeueRequest?, _ make: () -> any ListReusable
  ) -> any ListReusable {
    guard let request, let item = request.item, let old = pooled.servedBinding else {
      pooled.prepareForReuse()
      return pooled
    }
    let (from, former) = (old.item, old.serving)
    RunState.current.reuseCount += 1
    RunState.current.questions.reuse += 1
    let number = RunState.current.reuseCount
    var view = pooled
    if replaces(number) {
      let fresh = construct(make)
      pool.retire(pooled)
      (fresh as? any ListCellView)?.core.host = self
      view = fresh
    }
    bind(view, request, reuse: number, after: former)
    guard let binding = view.servedBinding else { return view }
    Probe.post(.cellReused(binding.cell, reuse: number, from: from, to: item))
    Provenance.with(binding.provenance) { view.prepareForReuse() }
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

  // MARK: Supplementary views

  /// Gets a supplementary view from the data source (HF-02).
  func requestSupplementary(_ place: ListPlace, reason: TraceEvent.ConfigureReason = .prepare) -> any ListReusable {
    let kind = place.kind ?? ""
    let item = supplementaryItem(place)
    let request = DequeueRequest(place, item, existing: nil)
    let view = Provenance.with(Provenance(item: item, cell: nil)) {
      provide(request) { owner.supplementaryFromDataSource(request, kind: kind, at: place.slot) }
    }
    if let binding = view.servedBinding {
      let slot = Slot(section: place.slot.section, item: SupplementaryKind(kind).place)
      Probe.post(.cellConfigured(binding.cell, item, slot, reason, generation: generation))
    }
    return view
  }

  /// A supplementary view that the list handed out for the request; anything else ends the run.
  func acceptDequeuedSupplementary(_ returned: UIView?, _ request: DequeueRequest, kind: String) -> any ListReusable {
    let call = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    guard let view = returned as? any ListReusable, view === request.dequeued else {
      raise(
        "LC-X11", ListTexts.supplementaryNotRetrieved(kind, request.place.slot, returned), call, list: list,
        .wrongView(returned == nil ? .nothing : .notDequeued, type: returned.map { "\(type(of: $0))" } ?? kind))
    }
    guard view.poolKey?.kind == kind else {
      raise(
        "LC-X12", ListTexts.supplementaryOfOtherKind(kind, view.poolKey?.kind ?? ""), call, list: list,
        .wrongView(.otherKind, type: view.poolKey?.kind ?? ""))
    }
    return view
  }

  // MARK: Reconfiguring and reference runs

  /// Runs the provider again for an existing cell, which keeps its object and is sized again (LC-23).
  func reconfigure(_ slot: Slot, reason: TraceEvent.ConfigureReason = .reconfigure) {
    guard let existing = live[ListPlace(kind: nil, slot: slot)] else { return }
    if policy.reconfigureClosesSwipe, swipe?.slot == slot { closeSwipe() }
    let cell = requestCell(at: slot, existing: existing, reason: reason)
    if cell === existing.view {
      existing.needsSizing = true
    } else {
      replace(existing, by: cell)
    }
    setNeedsLayout()
  }

  /// A data source that makes its cells itself answered with another object: that one serves the item now.
  private func replace(_ old: LiveView, by cell: any ListCellView) {
    let place = ListPlace(kind: nil, slot: old.slot)
    leaving.append((place, old))
    let entry = LiveView(cell, old.slot, old.attributes)
    entry.needsSizing = true
    live[place] = entry
    if old.isDisplayed { display(entry, place) }
  }

  /// Makes every cell anew from the data source, those that wait off screen too. The old objects are put away without a word:
  /// nothing in them shall act on a reference run. Only what is being typed is saved first, as every removal would do: in the middle,
  /// it would reach some rows and not others.
  func rebuildCells() {
    if let editing = UIResponder.currentFirstResponder as? UIView, editing.isDescendant(of: view) {
      _ = editing.resignFirstResponder()
    }
    ignoresPool = true
    defer { ignoresPool = false }
    for old in displayed + waiting {
      let place = ListPlace(kind: nil, slot: old.slot)
      live[place] = nil
      old.view.removeFromSuperview()
      pool.retire(old.view)
      let cell = requestCell(at: old.slot, reason: .reference)
      cell.core.flushUpdate()
      let entry = LiveView(cell, old.slot, old.attributes)
      live[place] = entry
      _ = size(entry, place)
      if old.isDisplayed { display(entry, place) }
    }
    rebuildSupplementaryViews()
    setNeedsLayout()
  }
}
