import CoreGraphics

/// The heights of a column of rows with fast sums: where row n begins, and which row is at y, in O(log n).
///
/// Heights are whole numbers of 1/960 point, so that sums don't depend on the order in which they were made, and the same
/// list has the same frames after any history.
struct HeightIndex {
  /// A length in 1/960 point.
  typealias Units = Int

  static func units(_ points: CGFloat) -> Units { Int((Double(points) * 960).rounded()) }
  static func points(_ units: Units) -> CGFloat { CGFloat(Double(units) / 960) }

  private(set) var heights: ContiguousArray<Units>
  /// A Fenwick tree: entry i (from 1) is the sum of the `i & -i` heights that end with the i-th.
  private var tree: ContiguousArray<Units>

  var count: Int { heights.count }
  private(set) var total: Units

  /// A column of `count` rows of the same height.
  init(count: Int, height: Units) {
    heights = ContiguousArray(repeating: height, count: count)
    tree = ContiguousArray(repeating: 0, count: count + 1)
    total = count * height
    var index = 1
    while index <= count {
      tree[index] = (index & -index) * height
      index += 1
    }
  }

  /// A column of rows of the given heights.
  init(_ heights: ContiguousArray<Units>) {
    self.heights = heights
    tree = ContiguousArray(repeating: 0, count: heights.count + 1)
    total = 0
    var index = 1
    while index <= heights.count {
      tree[index] += heights[index - 1]
      total += heights[index - 1]
      let parent = index + (index & -index)
      if parent <= heights.count { tree[parent] += tree[index] }
      index += 1
    }
  }

  /// The height of a row.
  subscript(row: Int) -> Units {
    get { heights[row] }
    set {
      let change = newValue - heights[row]
      guard change != 0 else { return }
      heights[row] = newValue
      total += change
      var index = row + 1
      while index < tree.count {
        tree[index] += change
        index += index & -index
      }
    }
  }

  /// Where a row begins; `start(of: count)` is the end of the column.
  func start(of row: Int) -> Units {
    var sum = 0
    var index = row
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// The first row that ends after `offset`; `count` if there is none.
  func row(at offset: Units) -> Int {
    guard offset >= 0 else { return 0 }
    var position = 0
    var rest = offset
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next <= count, tree[next] <= rest {
        position = next
        rest -= tree[next]
      }
      step /= 2
    }
    return position
  }
}
