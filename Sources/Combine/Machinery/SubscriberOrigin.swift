import HeadlessCore

/// For which item a subscriber was made, so that a value that reaches a cell after its reuse is known to be another item's.
///
/// A subscriber that was made for no item leaves the publisher's context as it is.
struct SubscriberOrigin {
  private let cellBinding = CellBinding.current

  func run(_ body: () -> Void) {
    if cellBinding == .nobody { body() } else { cellBinding.run(body) }
  }
}
