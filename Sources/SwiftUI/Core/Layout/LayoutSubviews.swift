import Foundation

/// The views a layout places.
nonisolated public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<LayoutSubviews.Index>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction of reading.
  public var layoutDirection: LayoutDirection
  let items: ArraySlice<LayoutItem>
  let box: PlacementBox

  init(_ items: ArraySlice<LayoutItem>, _ layoutDirection: LayoutDirection, _ box: PlacementBox) {
    self.items = items
    self.layoutDirection = layoutDirection
    self.box = box
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }

  /// The first one.
  public var startIndex: Int { items.startIndex }
  /// Behind the last one.
  public var endIndex: Int { items.endIndex }
  /// One of the views.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(items[index], index, box) }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(items[bounds], layoutDirection, box) }
  /// Some of the views.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { items[$0] }), layoutDirection, box)
  }
}

/// Where a pass puts its views.
nonisolated final class PlacementBox: @unchecked Sendable {
  /// True while views may be placed.
  var isPlacing = false
  /// The views that were placed in this pass.
  var placed = Set<ObjectIdentifier>()
}

/// A view that a layout places.
nonisolated public struct LayoutSubview: Equatable, @unchecked Sendable {
  let item: LayoutItem
  private let box: PlacementBox

  init(_ item: LayoutItem, _ index: Int, _ box: PlacementBox) {
    self.item = item
    self.box = box
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.item === right.item }

  /// What the view tells the layout.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    let id = ObjectIdentifier(key)
    return MainThread.assume(item) { item in ViewTraits.value(id, of: item) } as? K.Value ?? K.defaultValue
  }

  /// Higher ones get space first.
  public var priority: Double { MainThread.assume(item) { $0.priority } }

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = MainThread.assume((item, Proposal(proposal))) { $0.0.size($0.1) }
    return CGSize(width: size.width, height: size.height)
  }

  /// The size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainThread.assume((item, Proposal(proposal))) { pair in
      let (item, proposal) = pair
      let size = item.size(proposal)
      var explicit: [AlignmentGuide: Double] = [:]
      for guide in AlignmentGuide.known {
        if let value = item.explicitGuide(guide, size) { explicit[guide] = value }
      }
      return ViewDimensions(size, explicit)
    }
  }

  /// What the view wants beside itself.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// Puts a point of the view at a position. Outside the placing pass nothing happens.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    guard box.isPlacing else { return }
    box.placed.insert(ObjectIdentifier(item))
    MainThread.assume((item, Proposal(proposal), position, anchor)) { parts in
      let (item, proposal, position, anchor) = parts
      let size = item.size(proposal)
      item.place(
        Double(position.x) - size.width * Double(anchor.x), Double(position.y) - size.height * Double(anchor.y), proposal)
    }
  }
}
