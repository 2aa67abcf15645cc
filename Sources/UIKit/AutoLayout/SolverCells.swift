/// The cells of all rows of one solver, in blocks of 4, 8, 16, … that are used again.
final class SolverCells {
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<SolverCell>
  @exclusivity(unchecked) private var capacity: Int
  /// Blocks from here on were never in use.
  @exclusivity(unchecked) private var used = 0
  /// The first free block of each size; each says in its first cell where the next one is.
  @exclusivity(unchecked) private var free = InlineArray<28, Int32>(repeating: -1)
  /// Where two rows are added up.
  @exclusivity(unchecked) private var scratch: UnsafeMutablePointer<SolverCell>
  @exclusivity(unchecked) private var scratchCapacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    scratchCapacity = 64
    scratch = .allocate(capacity: scratchCapacity)
  }

  init(copying other: SolverCells) {
    capacity = other.capacity
    base = .allocate(capacity: capacity)
    base.initialize(from: other.base, count: other.used)
    used = other.used
    free = other.free
    scratchCapacity = 64
    scratch = .allocate(capacity: scratchCapacity)
  }

  deinit {
    base.deallocate()
    scratch.deallocate()
  }

  // MARK: Rows

  /// Makes an empty row with room for so many cells.
  func makeRow(constant: Double = 0, room: Int = 4) -> SolverRow {
    let size = size(for: room)
    return SolverRow(constant: constant, start: makeBlock(size), size: size)
  }

  /// Makes a row with the same cells.
  func copy(of row: SolverRow) -> SolverRow {
    var copy = row
    copy.start = makeBlock(row.size)
    (base + Int(copy.start)).update(from: base + Int(row.start), count: Int(row.count))
    return copy
  }

  /// Gives the room of a row back.
  func discard(_ row: SolverRow) {
    base[Int(row.start)].symbol = free[Int(row.size)]
    free[Int(row.size)] = row.start
  }

  /// The cells, until a row is made or grows.
  func cells(of row: SolverRow) -> UnsafeMutableBufferPointer<SolverCell> {
    UnsafeMutableBufferPointer(start: base + Int(row.start), count: Int(row.count))
  }

  // MARK: Blocks

  func reserveCapacity(_ cells: Int) { if cells > capacity { grow(to: cells) } }

  private func makeBlock(_ size: Int32) -> Int32 {
    let first = free[Int(size)]
    if first >= 0 {
      free[Int(size)] = base[Int(first)].symbol
      return first
    }
    let start = used
    used += 4 &<< Int(size)
    if used > capacity { grow(to: max(used, capacity * 2)) }
    return Int32(truncatingIfNeeded: start)
  }

  private func grow(to wanted: Int) {
    let larger = UnsafeMutablePointer<SolverCell>.allocate(capacity: wanted)
    larger.update(from: base, count: min(used, capacity))
    base.deallocate()
    base = larger
    capacity = wanted
  }

  /// Moves a row to a block in which `count` cells fit.
  private func makeRoom(for count: Int, in row: inout SolverRow, copying kept: Int) {
    if count <= 4 &<< Int(row.size) { return }
    let size = size(for: count)
    let start = makeBlock(size)
    if kept > 0 { (base + Int(start)).update(from: base + Int(row.start), count: kept) }
    discard(row)
    row.start = start
    row.size = size
  }

  private func size(for count: Int) -> Int32 {
    var size: Int32 = 0
    while 4 &<< Int(size) < count { size += 1 }
    return size
  }

  // MARK: Single cells

  func coefficient(of symbol: SolverSymbol, in row: SolverRow) -> Double {
    guard row.mayContain(symbol) else { return 0 }
    let cells = base + Int(row.start)
    let index = position(of: symbol, in: row)
    return index < Int(row.count) && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  func add(_ symbol: SolverSymbol, _ coefficient: Double, to row: inout SolverRow) {
    let count = Int(row.count)
    var index = count
    if count > 0, base[Int(row.start) + count - 1].symbol >= symbol {
      index = position(of: symbol, in: row)
      let cell = base + Int(row.start) + index
      if cell.pointee.symbol == symbol {
        let sum = cell.pointee.coefficient + coefficient
        if abs(sum) < SolverRow.epsilon { removeCell(at: index, from: &row) } else { cell.pointee.coefficient = sum }
        return
      }
    }
    if abs(coefficient) < SolverRow.epsilon { return }
    row.mask |= SolverRow.bit(symbol)
    makeRoom(for: count + 1, in: &row, copying: count)
    let cell = base + Int(row.start) + index
    if index < count { (cell + 1).update(from: cell, count: count - index) }
    cell.pointee = SolverCell(symbol: symbol, coefficient: coefficient)
    row.count += 1
  }

  func remove(_ symbol: SolverSymbol, from row: inout SolverRow) {
    guard row.mayContain(symbol) else { return }
    let index = position(of: symbol, in: row)
    if index < Int(row.count), base[Int(row.start) + index].symbol == symbol { removeCell(at: index, from: &row) }
  }

  private func removeCell(at index: Int, from row: inout SolverRow) {
    let cell = base + Int(row.start) + index
    cell.update(from: cell + 1, count: Int(row.count) - index - 1)
    row.count -= 1
  }

  private func position(of symbol: SolverSymbol, in row: SolverRow) -> Int {
    let cells = base + Int(row.start)
    var low = 0
    var high = Int(row.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Whole rows

  /// Adds `factor` times another row.
  func add(_ other: SolverRow, times factor: Double, to row: inout SolverRow) {
    row.constant += other.constant * factor
    if other.count == 0 { return }
    if row.count > 0 { return merge(other, times: factor, into: &row, except: Int(row.count)) }
    let count = Int(other.count)
    makeRoom(for: count, in: &row, copying: 0)
    let own = base + Int(row.start)
    let others = base + Int(other.start)
    for index in 0..<count {
      own[index] = SolverCell(symbol: others[index].symbol, coefficient: others[index].coefficient * factor)
    }
    row.count = other.count
    row.mask = other.mask
  }

  /// Replaces `symbol` by the row that defines it; false if it does not occur.
  func substitute(_ symbol: SolverSymbol, by other: SolverRow, in row: inout SolverRow) -> Bool {
    guard row.mayContain(symbol) else { return false }
    let index = position(of: symbol, in: row)
    guard index < Int(row.count), base[Int(row.start) + index].symbol == symbol else { return false }
    let factor = base[Int(row.start) + index].coefficient
    row.constant += other.constant * factor
    merge(other, times: factor, into: &row, except: index)
    return true
  }

  /// Adds the cells of `other` and leaves out the one at `gap`, if there is one.
  private func merge(_ other: SolverRow, times factor: Double, into row: inout SolverRow, except gap: Int) {
    let most = Int(row.count) + Int(other.count)
    if most > scratchCapacity {
      scratch.deallocate()
      scratchCapacity = most * 2
      scratch = .allocate(capacity: scratchCapacity)
    }
    var next = scratch
    var mask: UInt64 = 0
    func put(_ symbol: SolverSymbol, _ coefficient: Double) {
      next.initialize(to: SolverCell(symbol: symbol, coefficient: coefficient))
      next += 1
      mask |= SolverRow.bit(symbol)
    }
    var own = base + Int(row.start)
    let ownEnd = own + Int(row.count)
    let left = own + gap
    var others = base + Int(other.start)
    let othersEnd = others + Int(other.count)
    while own < ownEnd {
      if own == left {
        own += 1
        continue
      }
      let symbol = own.pointee.symbol
      while others < othersEnd, others.pointee.symbol < symbol {
        put(others.pointee.symbol, others.pointee.coefficient * factor)
        others += 1
      }
      if others < othersEnd, others.pointee.symbol == symbol {
        let sum = own.pointee.coefficient + others.pointee.coefficient * factor
        if abs(sum) >= SolverRow.epsilon { put(symbol, sum) }
        others += 1
      } else {
        put(symbol, own.pointee.coefficient)
      }
      own += 1
    }
    while others < othersEnd {
      put(others.pointee.symbol, others.pointee.coefficient * factor)
      others += 1
    }
    let count = next - scratch
    row.mask = mask
    makeRoom(for: count, in: &row, copying: 0)
    (base + Int(row.start)).update(from: scratch, count: count)
    row.count = Int32(truncatingIfNeeded: count)
  }

  func negate(_ row: inout SolverRow) {
    row.constant = -row.constant
    turnOver(row)
  }

  /// Turns the signs of the coefficients.
  func turnOver(_ row: SolverRow) {
    let cells = base + Int(row.start)
    for index in 0..<Int(row.count) { cells[index].coefficient = -cells[index].coefficient }
  }

  /// Reads the row as `0 = constant + Σ …` and solves it for one of its symbols.
  func solve(_ row: inout SolverRow, for symbol: SolverSymbol) {
    let factor = -1 / coefficient(of: symbol, in: row)
    remove(symbol, from: &row)
    row.constant *= factor
    let cells = base + Int(row.start)
    for index in 0..<Int(row.count) { cells[index].coefficient *= factor }
  }

  /// Reads the row as `old = constant + Σ …` and solves it for `new`.
  func solve(_ row: inout SolverRow, for new: SolverSymbol, insteadOf old: SolverSymbol) {
    add(old, -1, to: &row)
    solve(&row, for: new)
  }
}
