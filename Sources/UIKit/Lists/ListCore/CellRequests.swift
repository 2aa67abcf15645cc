import CellTrace
import CoreGraphics
import HeadlessCore

/// What the list asks of its data source: cells and supplementary views, and whether the answer is one it handed out.
@MainActor final class CellRequests {
  private unowned let host: ListHost

  init(_ host: ListHost) { self.host = host }

  // MARK: Cells

  /// Gets the cell of an item from the data source (LC-01), or reconfigures the existing one in place (LC-23).
  func requestCell(at slot: Slot, existing: LiveView? = nil, reason: TraceEvent.ConfigureReason) -> any ListCellView {
    let item = host.item(at: slot)
    let request = DequeueRequest(ListPlace(kind: nil, slot: slot), item, existing: existing)
    let generation = host.generation
    Probe.post(.indexPathHandedOut(item, slot, purpose: "cell provider", generation: generation))
    let returned = Provenance.with(
      existing?.cell?.core.binding.provenance(for: item) ?? Provenance(item: item, cell: nil)
    ) { host.supply.provide(request) { host.owner.cellFromDataSource(at: slot) } }
    let cell = host.owner.accept(returned, for: request)
    let binding = cell.core.binding
    Probe.post(.cellConfigured(binding.cell, item, slot, reason, generation: generation))
    synchronise(cell, slot, isNewlyConfigured: true)
    return cell
  }

  /// A cell that the list handed out, for the request or for a former one; anything else ends the run.
  func acceptDequeued(_ returned: UIView?, _ request: DequeueRequest) -> any ListCellView {
    guard let returned else { ListFault.noCell(IndexPath(request.place.slot)) }
    guard let cell = returned as? any ListCellView, cell === request.dequeued || host.supply.adoptKept(cell, for: request) else {
      refuse(returned, request)
    }
    return cell
  }

  /// A cell that the list did not hand out, or not for this request (LC-X04, LC-X06).
  private func refuse(_ returned: UIView, _ request: DequeueRequest) -> Never {
    let call = "collectionView(_:cellForItemAt:)"
    func end(_ row: String, _ text: String, _ problem: FaultCause.WrongView) -> Never {
      raise(row, text, call, list: host.list, .wrongView(problem, type: "\(type(of: returned))"))
    }
    guard (returned as? any ListReusable)?.poolKey != nil else { end("LC-X04", ListTexts.noReuseIdentifier, .notDequeued) }
    if let other = (returned as? any ListCellView)?.core.host, other !== host {
      end("LC-X06", ListTexts.notReturned(returned, other.view), .otherList)
    }
    end("LC-X06", ListTexts.notReturned(request.dequeued ?? returned, host.view), .notReturned)
  }

  /// Gives a cell the state the list has for its item (LC-17).
  func synchronise(_ cell: any ListCellView, _ slot: Slot, isNewlyConfigured: Bool = false) {
    let isHighlighted = host.touches.touch.highlighted == slot
    let isSelected = host.selection.contains(slot)
    if cell.isHighlighted != isHighlighted { cell.showHighlighted(isHighlighted) }
    // A cell is told at every configuration, also of what it knows: looks are set where it hears of it.
    if isNewlyConfigured || cell.isSelected != isSelected { cell.showSelected(isSelected) }
    let isSwiped = host.swipes.session?.slot == slot
    cell.showEditing(
      (host.owner.isInEditMode && host.owner.canEdit(slot)) || (isSwiped && host.owner.editsSwipedRows), animated: false)
    cell.core.set(.swiped, isSwiped)
    if host.focus.isSet || cell.core.flags.contains(.focused) { cell.core.set(.focused, host.focus.isOn(host.item(at: slot))) }
  }

  // MARK: Supplementary views

  /// Gets a supplementary view from the data source (HF-02).
  func requestSupplementary(_ place: ListPlace, reason: TraceEvent.ConfigureReason = .prepare) -> any ListReusable {
    let kind = place.kind ?? ""
    let item = host.supplementaryItem(place)
    let request = DequeueRequest(place, item, existing: nil)
    let view = Provenance.with(Provenance(item: item, cell: nil)) {
      host.supply.provide(request) { host.owner.supplementaryFromDataSource(request, kind: kind, at: place.slot) }
    }
    if let binding = view.servedBinding {
      let slot = Slot(section: place.slot.section, item: SupplementaryKind(kind).place)
      Probe.post(.cellConfigured(binding.cell, item, slot, reason, generation: host.generation))
    }
    return view
  }

  /// A supplementary view that the list handed out, for the request or for a former one; anything else ends the run.
  func acceptDequeuedSupplementary(_ returned: UIView?, _ request: DequeueRequest, kind: String) -> any ListReusable {
    let call = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    guard let view = returned as? any ListReusable, view === request.dequeued || host.supply.adoptKept(view, for: request) else {
      raise(
        "LC-X11", ListTexts.supplementaryNotRetrieved(kind, request.place.slot, returned), call, list: host.list,
        .wrongView(returned == nil ? .nothing : .notDequeued, type: returned.map { "\(type(of: $0))" } ?? kind))
    }
    guard view.poolKey?.kind == kind else {
      raise(
        "LC-X12", ListTexts.supplementaryOfOtherKind(kind, view.poolKey?.kind ?? ""), call, list: host.list,
        .wrongView(.otherKind, type: view.poolKey?.kind ?? ""))
    }
    return view
  }

  /// Runs the app's code that gives a supplementary view.
  func asking<T>(_ place: ListPlace, _ body: () -> T) -> T {
    let request = DequeueRequest(place, host.supplementaryItem(place), existing: nil)
    return Provenance.with(Provenance(item: request.item, cell: nil)) { host.supply.provide(request, body) }
  }
}
