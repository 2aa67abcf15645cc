import CellTrace
import HeadlessCore

/// What is special about a collection's views: an app may keep one that it dequeued, and return it again without asking for another.
extension CellSupply {
  /// Takes a view that the app kept of an earlier request back into use. What the list looks for is that it has once handed the view out
  /// (LC-X04, LC-X11), not when. False for a view that it never handed out, or that another place has.
  func adoptKept(_ view: any ListReusable, for request: DequeueRequest) -> Bool {
    guard request.dequeued == nil, request.existing == nil, let key = view.poolKey,
      view.superview == nil || view.superview === host.view, !host.live.all.contains(where: { $0.view === view }),
      let binding = view.servedBinding
    else { return false }
    pool.remove(view)
    // No reuse: the app decides itself what its one view shows next, and is not told that it is to show something else.
    bind(view, request, reuse: nil, after: binding.cellBinding)
    attach(view, key, request.place.slot)
    (view as? any ListCellView)?.core.requestUpdate()
    return true
  }
}
