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
    ) { supply.provide(request) { owner.cellFromDataSource(at: slot) } }
    let cell = owner.accept(returned, for: request)
    let binding = cell.core.binding
    Probe.post(.cellConfigured(binding.cell, item, slot, reason, generation: generation))
    synchronise(cell, slot, isNewlyConfigured: true)
    return cell
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

  // MARK: Supplementary views

  /// Gets a supplementary view from the data source (HF-02).
  func requestSupplementary(_ place: ListPlace, reason: TraceEvent.ConfigureReason = .prepare) -> any ListReusable {
    let kind = place.kind ?? ""
    let item = supplementaryItem(place)
    let request = DequeueRequest(place, item, existing: nil)
    let view = Provenance.with(Provenance(item: item, cell: nil)) {
      supply.provide(request) { owner.supplementaryFromDataSource(request, kind: kind, at: place.slot) }
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
    live.leave(old, place)
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
    supply.ignoringPool {
      for old in live.displayed + live.prepared {
        let place = ListPlace(kind: nil, slot: old.slot)
        live[place] = nil
        old.view.removeFromSuperview()
        supply.pool.retire(old.view)
        let cell = requestCell(at: old.slot, reason: .reference)
        cell.core.flushUpdate()
        (cell.core.contentView as? any CellContentLifecycle)?.cellWasMadeAnew()
        let entry = LiveView(cell, old.slot, old.attributes)
        live[place] = entry
        _ = size(entry, place)
        if old.isDisplayed { display(entry, place) }
      }
      rebuildSupplementaryViews()
    }
    setNeedsLayout()
  }
}
