import Foundation

/// A stack or grid whose views are made when they come near the visible part of the scroll view around it (LY-18).
protocol LazyContainer: PrimitiveView {
  associatedtype Content: View
  static var axis: Axis { get }
  static var name: String { get }
  var content: Content { get }
  /// The distance between lines; nil for what the views want.
  var gap: Double? { get }
  /// Where views lie across their track: 0 at its beginning, 1 at its end.
  var place: Double { get }
  /// Headers and footers that stay in view while their section is scrolled.
  var pinned: PinnedScrollableViews { get }
  /// Where the tracks begin and how wide they are, for a length across the axis.
  func tracks(across: Double) -> [(start: Double, width: Double)]
  /// The node where everything is made at once: in rows, and where nothing scrolls.
  @MainActor static func makeEagerNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode
}

extension LazyContainer {
  func tracks(across: Double) -> [(start: Double, width: Double)] { [(0, across)] }

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode {
    var above = inputs.parent
    while let node = above {
      if let scroll = node as? any LazyScroll {
        if scroll.scrolls(axis), let made = inputs.graph.platform?.lazyNode(view, inputs, in: scroll) { return made }
        break
      }
      // What scrolls by itself makes its rows as it likes.
      if node is any ScrollingNode { break }
      above = node.parent
    }
    return makeEagerNode(view, inputs)
  }
}

/// A scroll view that can tell lazy containers what of them is visible.
@MainActor protocol LazyScroll: ScrollingNode {
  func scrolls(_ axis: Axis) -> Bool
}

/// Where the items of a lazy container lie: line after line along its axis, an item in each track of a line.
nonisolated struct LazyArrangement {
  /// An item's place, from the container's edge.
  struct Place {
    var start: Double
    var length: Double
    var track: Int
  }

  private(set) var places: [Place] = []
  private(set) var total = 0.0

  /// - Parameters:
  ///   - gap: the distance before the line that begins with an item.
  ///   - length: an item's length along the axis, for its track.
  init(count: Int, tracks: Int, gap: (Int) -> Double, length: (_ item: Int, _ track: Int) -> Double) {
    places.reserveCapacity(count)
    var start = 0.0
    for first in stride(from: 0, to: count, by: max(1, tracks)) {
      if first > 0 { start += gap(first) }
      var longest = 0.0
      for item in first..<min(first + max(1, tracks), count) {
        let own = length(item, item - first)
        longest = max(longest, own)
        places.append(Place(start: start, length: own, track: item - first))
      }
      // Shorter items lie in the middle of their line.
      for item in first..<places.count { places[item].start += (longest - places[item].length) / 2 }
      start += longest
    }
    total = start
  }

  /// The items that reach into a part of the axis.
  func indices(from low: Double, to high: Double) -> Range<Int> {
    var first = 0
    var end = places.count
    while first < end {
      let middle = (first + end) / 2
      if places[middle].start + places[middle].length <= low { first = middle + 1 } else { end = middle }
    }
    // Neighbours in a line need not end in order.
    while first > 0, places[first - 1].start + places[first - 1].length > low { first -= 1 }
    var last = first
    while last < places.count, places[last].start < high { last += 1 }
    return first..<last
  }
}
