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
  /// Identifiers of what was asked for by its index path.
  var dequeuedByPath: Set<String> = []
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
