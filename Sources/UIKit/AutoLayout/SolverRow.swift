/// One unknown of the solver: a layout variable, or a slack, error or marker it made for a constraint.
typealias SolverSymbol = Int32

/// `basic = constant + Σ coefficient · symbol`, sorted by symbol so that every sum runs in the same order.
struct SolverRow {
  struct Cell {
    var symbol: SolverSymbol
    var coefficient: Double
  }

  var constant: Double
  private(set) var cells: [Cell] = []
  /// A bit for each symbol that may be in the row: most questions are answered without looking for it.
  private var mask: UInt64 = 0

  /// Below this a coefficient or a violation counts as zero.
  static let epsilon = 1e-8

  init(constant: Double = 0, capacity: Int = 0) {
    self.constant = constant
    cells.reserveCapacity(capacity)
  }

  private static func bit(_ symbol: SolverSymbol) -> UInt64 { 1 << UInt64(truncatingIfNeeded: symbol & 63) }

  /// False if the symbol is certainly not in the row.
  func mayContain(_ symbol: SolverSymbol) -> Bool { mask & Self.bit(symbol) != 0 }

  func coefficient(of symbol: SolverSymbol) -> Double {
    guard mayContain(symbol) else { return 0 }
    let index = position(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  mutating func add(_ symbol: SolverSymbol, _ coefficient: Double) {
    mask |= Self.bit(symbol)
    if let last = cells.last, last.symbol < symbol {
      if abs(coefficient) >= Self.epsilon { cells.append(Cell(symbol: symbol, coefficient: coefficient)) }
      return
    }
    let index = position(of: symbol)
    if index < cells.count, cells[index].symbol == symbol {
      let sum = cells[index].coefficient + coefficient
      if abs(sum) < Self.epsilon { cells.remove(at: index) } else { cells[index].coefficient = sum }
    } else if abs(coefficient) >= Self.epsilon {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
    }
  }

  mutating func remove(_ symbol: SolverSymbol) {
    let index = position(of: symbol)
    if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
  }

  /// Adds `factor` times another row. `scratch` lends its storage and gets this row's old one.
  mutating func add(_ other: SolverRow, times factor: Double, scratch: inout [Cell]) {
    constant += other.constant * factor
    if other.cells.isEmpty { return }
    mask |= other.mask
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(cells.count + other.cells.count)
    cells.withUnsafeBufferPointer { own in
      other.cells.withUnsafeBufferPointer { others in
        var left = 0
        var right = 0
        while left < own.count, right < others.count {
          let mine = own[left]
          let theirs = others[right]
          if mine.symbol < theirs.symbol {
            scratch.append(mine)
            left += 1
          } else if mine.symbol > theirs.symbol {
            scratch.append(Cell(symbol: theirs.symbol, coefficient: theirs.coefficient * factor))
            right += 1
          } else {
            let sum = mine.coefficient + theirs.coefficient * factor
            if abs(sum) >= Self.epsilon { scratch.append(Cell(symbol: mine.symbol, coefficient: sum)) }
            left += 1
            right += 1
          }
        }
        while left < own.count {
          scratch.append(own[left])
          left += 1
        }
        while right < others.count {
          scratch.append(Cell(symbol: others[right].symbol, coefficient: others[right].coefficient * factor))
          right += 1
        }
      }
    }
    swap(&cells, &scratch)
  }

  /// Replaces `symbol` by the row that defines it; false if it does not occur.
  mutating func substitute(_ symbol: SolverSymbol, by row: SolverRow, scratch: inout [Cell]) -> Bool {
    guard mayContain(symbol) else { return false }
    let index = position(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return false }
    let factor = cells[index].coefficient
    cells.remove(at: index)
    add(row, times: factor, scratch: &scratch)
    return true
  }

  mutating func negate() {
    constant = -constant
    turnOver()
  }

  /// Turns the signs of the coefficients.
  mutating func turnOver() {
    for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
  }

  /// Reads the row as `0 = constant + Σ …` and solves it for one of its symbols.
  mutating func solve(for symbol: SolverSymbol) {
    let factor = -1 / coefficient(of: symbol)
    remove(symbol)
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Reads the row as `old = constant + Σ …` and solves it for `new`.
  mutating func solve(for new: SolverSymbol, insteadOf old: SolverSymbol) {
    add(old, -1)
    solve(for: new)
  }

  private func position(of symbol: SolverSymbol) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
