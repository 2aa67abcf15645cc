/// What a stack keeps of a child.
struct StackChild {
  let item: BorrowedItem
  var size = LayoutSize.zero
  /// The length it was offered along the axis; across it every child is offered what the stack is.
  var offer = Proposal.none
  /// The distance to the child before.
  var gap = 0.0

  init(_ item: LayoutItem) { self.item = BorrowedItem(item) }
}

/// An item that somebody else keeps alive: nodes own each other, and a stack collects its items again when one has gone.
struct BorrowedItem {
  private let reference: Unmanaged<LayoutItem>

  init(_ item: LayoutItem) { reference = .passUnretained(item) }

  /// Lends the item without counting the reference.
  @inline(__always)
  func borrow<Result>(_ body: (LayoutItem) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }
}

/// What a child wants of the space that is shared.
struct StackWish {
  var index: Int
  var minimum: Double
  var flexibility: Double
  var priority: Double

  /// True if this child gets space before the other.
  func precedes(_ other: StackWish) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return flexibility == .infinity && minimum > other.minimum
  }
}

/// Memory for the orders of the stacks that share space at this moment: a stack takes it after those around it and gives it
/// back before them.
@MainActor enum StackOrder {
  private static let capacity = 512
  private static let shared = UnsafeMutablePointer<StackWish>.allocate(capacity: capacity)
  @exclusivity(unchecked) private static var used = 0

  /// Memory for so many children.
  static func take(_ count: Int) -> UnsafeMutablePointer<StackWish> {
    guard used + count <= capacity else { return .allocate(capacity: count) }
    used += count
    return shared + (used - count)
  }

  /// The stack has shared its space.
  static func giveBack(_ memory: UnsafeMutablePointer<StackWish>, _ count: Int) {
    if memory >= shared && memory < shared + capacity { used -= count } else { memory.deallocate() }
  }
}
