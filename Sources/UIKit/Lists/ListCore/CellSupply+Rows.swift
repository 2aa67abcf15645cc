import CellTrace
import HeadlessCore

/// What is special about a table's cells: an app may make and keep them itself, and ask for one without saying for which row.
extension CellSupply {
  /// A pooled or new cell for the request under way, or a spare one; nil if nobody says how to make one.
  func dequeueRow(_ identifier: String, make: (() -> any ListReusable)?) -> UITableViewCell? {
    let key = ReusePool.Key(kind: ReusePool.Key.cellKind, identifier: identifier)
    let request = requests.last.flatMap { $0.place.kind == nil && $0.dequeued == nil ? $0 : nil }
    if let request, let existing = request.existing {
      guard existing.view.poolKey == key else {
        // A cell that the app made is not the list's to compare.
        guard existing.view.poolKey != nil else { return nil }
        raise("LC-X10", ListTexts.differentRegistration)
      }
      request.dequeued = existing.view
      return existing.view as? UITableViewCell
    }
    let slot = request?.place.slot ?? Slot(section: 0, item: 0)
    let cell: (any ListReusable)?
    if let make { cell = take(key, for: request, slot, make) } else { cell = reuseUnregistered(key, for: request, slot) }
    request?.dequeued = cell
    return cell as? UITableViewCell
  }

  /// Without a class only the app can make a cell: where a fresh one shall take the place of a pooled one, the app hears that
  /// there is none.
  func reuseUnregistered(_ key: ReusePool.Key, for request: DequeueRequest?, _ slot: Slot) -> (any ListReusable)? {
    guard let pooled = takePooled(key, for: request) else { return nil }
    let number = request?.item == nil ? nil : beginReuse()
    if let request, let number, replaces(number) {
      request.replaced = (number, (pooled as? any ListCellView)?.core.binding.item)
      pool.retire(pooled)
      return nil
    }
    let cell = reuse(pooled, for: request, begun: number) { pooled }
    attach(cell, key, slot)
    return cell
  }

  /// Takes what the data source returned for a row: the dequeued cell, or one that the app made or kept.
  func adopt(_ returned: UIView?, for request: DequeueRequest) -> UITableViewCell? {
    guard let cell = returned as? UITableViewCell else { return nil }
    guard cell !== request.dequeued, cell !== request.existing?.view else { return cell }
    let binding = cell.core.binding
    let slot = request.place.slot
    pool.remove(cell)
    if cell.core.host !== host {
      Probe.post(.cellCreated(binding.cell, type: QualifiedTypeName.of(type(of: cell))))
    }
    let key = cell.reuseIdentifier.map { ReusePool.Key(kind: ReusePool.Key.cellKind, identifier: $0) }
    if request.made === cell {
      binding.reuse = request.replaced?.number
    } else {
      bind(cell, request, reuse: request.replaced?.number, after: binding.cellBinding)
    }
    if let replaced = request.replaced, let item = request.item {
      Probe.post(.cellReused(binding.cell, reuse: replaced.number, from: replaced.from, to: item))
      Probe.post(.preparedForReuse(binding.cell, for: item))
    }
    attach(cell, key, slot)
    cell.core.requestUpdate()
    return cell
  }

  /// Takes a header or footer of the app's: one that it made itself waits for another section once it has left the screen, too.
  func adopt(_ view: UITableViewHeaderFooterView, at place: ListPlace) {
    let item = host.supplementaryItem(place)
    pool.remove(view)
    if view.poolKey == nil, let identifier = view.reuseIdentifier {
      view.poolKey = ReusePool.Key(kind: UITableView.headerFooterPool, identifier: identifier)
    }
    guard view.core.binding.item != item else { return }
    bind(view, DequeueRequest(place, item, existing: nil), reuse: nil, after: view.core.binding.cellBinding)
  }
}

extension CellCore {
  /// A cell that an app makes itself, while the list asks for one, serves that item from its beginning: what its one-time
  /// set-up writes is known to be its own.
  func bindToRequestUnderWay() {
    let run = UIKitRunState.current
    guard !run.isConstructingCell, let request = run.dequeueRequests.last, request.place.kind == nil else { return }
    request.made = cell
    binding.item = request.item
    binding.slot = request.place.slot
    guard let item = request.item else { return }
    binding.cellBinding = CellBinding.begin(item, after: binding.cellBinding)
    Provenance.becomes(binding.cell, binding.cellBinding)
  }
}
