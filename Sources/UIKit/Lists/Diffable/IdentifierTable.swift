/// Finds values by equality in an array that doesn't change: open addressing, 8 bytes a slot (32 bits of hash, 32 of index).
///
/// Hashes are computed in blocks before the slots are touched, so that cache misses overlap; one at a time, each would wait.
struct IdentifierTable<Value: Hashable> {
  private let values: ContiguousArray<Value>
  private var slots: ContiguousArray<UInt64>
  private let mask: Int
  private static var block: Int { 256 }

  /// Builds the table over `values`, all different.
  init(_ values: ContiguousArray<Value>) {
    self.values = values
    var capacity = 16
    while capacity < values.count * 2 { capacity *= 2 }
    slots = ContiguousArray(repeating: 0, count: capacity)
    mask = capacity - 1
    var start = 0
    while start < values.count {
      let end = min(start + Self.block, values.count)
      let hashes = values[start..<end].map { UInt32(truncatingIfNeeded: $0.hashValue) }
      for (offset, hash) in hashes.enumerated() {
        var position = Int(hash) & mask
        while slots[position] != 0 { position = (position + 1) & mask }
        slots[position] = Self.slot(hash, start + offset)
      }
      start = end
    }
  }

  /// For each of `queries`, the index of the equal value, or -1.
  func indices(of queries: ContiguousArray<Value>) -> ContiguousArray<Int32> {
    var result = ContiguousArray<Int32>()
    result.reserveCapacity(queries.count)
    var start = 0
    while start < queries.count {
      let end = min(start + Self.block, queries.count)
      let hashes = queries[start..<end].map { UInt32(truncatingIfNeeded: $0.hashValue) }
      for (offset, hash) in hashes.enumerated() { result.append(find(queries[start + offset], hash)) }
      start = end
    }
    return result
  }

  private func find(_ value: Value, _ hash: UInt32) -> Int32 {
    var position = Int(hash) & mask
    while slots[position] != 0 {
      let slot = slots[position]
      if UInt32(truncatingIfNeeded: slot >> 32) == hash {
        let index = Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1
        if values[index] == value { return Int32(index) }
      }
      position = (position + 1) & mask
    }
    return -1
  }

  /// Index + 1, so that an empty slot is 0.
  private static func slot(_ hash: UInt32, _ index: Int) -> UInt64 { UInt64(hash) << 32 | UInt64(index + 1) }
}
