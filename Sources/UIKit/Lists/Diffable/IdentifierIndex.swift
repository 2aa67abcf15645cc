/// Which section each identifier is in: open addressing, 8 bytes a slot (32 bits of hash, 32 of place).
///
/// A dictionary moves whole identifiers about as it grows, through the type's own functions; here they are appended to one
/// array and only their hashes move. An identifier keeps the hash it came with: if that changes later, it is not found.
struct IdentifierIndex<Value: Hashable & Sendable>: Sendable {
  private var values: ContiguousArray<Value> = []
  /// The section's token of each value, or ``gone``.
  private var tokens: ContiguousArray<Int32> = []
  private var slots: ContiguousArray<UInt64> = []
  private static var gone: Int32 { -1 }

  /// Identifiers that are there.
  private(set) var count = 0

  /// The token of an identifier.
  subscript(value: Value) -> Int? { find(value, Self.hash(value)).map { Int(tokens[$0]) } }

  /// Adds identifiers that all have the same token, up to the first that is there already: its position is returned, and
  /// nothing has changed.
  mutating func insert(_ added: [Value], token: Int) -> Int? {
    reserve(added.count)
    let first = values.count
    values.append(contentsOf: added)
    for position in added.indices {
      let hash = Self.hash(values[first + position])
      guard find(values[first + position], hash) == nil else {
        for index in first..<tokens.count { tokens[index] = Self.gone }
        count -= tokens.count - first
        values.removeSubrange(tokens.count...)
        return position
      }
      tokens.append(Int32(token))
      occupy(hash, first + position)
      count += 1
    }
    return nil
  }

  /// Gives an identifier a token, whether it is there or not.
  mutating func set(_ value: Value, token: Int) {
    if let index = find(value, Self.hash(value)) {
      tokens[index] = Int32(token)
    } else {
      _ = insert([value], token: token)
    }
  }

  /// Removes an identifier; its token.
  mutating func remove(_ value: Value) -> Int? {
    guard let index = find(value, Self.hash(value)) else { return nil }
    let token = Int(tokens[index])
    tokens[index] = Self.gone
    count -= 1
    return token
  }

  // MARK: Slots

  private static func hash(_ value: Value) -> UInt32 { UInt32(truncatingIfNeeded: value.hashValue) }

  private func find(_ value: Value, _ hash: UInt32) -> Int? {
    if slots.isEmpty { return nil }
    let mask = slots.count - 1
    var position = Int(hash) & mask
    while slots[position] != 0 {
      let slot = slots[position]
      if UInt32(truncatingIfNeeded: slot >> 32) == hash {
        let index = Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1
        if tokens[index] != Self.gone, values[index] == value { return index }
      }
      position = (position + 1) & mask
    }
    return nil
  }

  private mutating func occupy(_ hash: UInt32, _ index: Int) {
    let mask = slots.count - 1
    var position = Int(hash) & mask
    while slots[position] != 0 { position = (position + 1) & mask }
    // Index + 1, so that an empty slot is 0.
    slots[position] = UInt64(hash) << 32 | UInt64(index + 1)
  }

  /// Makes room for more; those that are gone leave for good.
  private mutating func reserve(_ more: Int) {
    guard (values.count + more) * 2 > slots.count else { return }
    var capacity = 16
    while capacity < (count + more) * 2 { capacity *= 2 }
    let old = slots
    var places = ContiguousArray<Int32>(repeating: -1, count: values.count)
    if count < values.count {
      var kept: ContiguousArray<Value> = []
      kept.reserveCapacity(count + more)
      for index in values.indices where tokens[index] != Self.gone {
        places[index] = Int32(kept.count)
        kept.append(values[index])
      }
      values = kept
      tokens.removeAll { $0 == Self.gone }
    } else {
      for index in places.indices { places[index] = Int32(index) }
    }
    slots = ContiguousArray(repeating: 0, count: capacity)
    for slot in old where slot != 0 {
      let place = places[Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1]
      if place >= 0 { occupy(UInt32(truncatingIfNeeded: slot >> 32), Int(place)) }
    }
  }
}
