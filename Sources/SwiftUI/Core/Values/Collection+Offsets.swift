import Foundation

// What `onDelete` and `onMove` are answered with.

nonisolated extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

nonisolated extension MutableCollection {
  /// Moves the elements at offsets, in their order, to where the element at an offset stood before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.compactMap { all.indices.contains($0) ? all[$0] : nil }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
