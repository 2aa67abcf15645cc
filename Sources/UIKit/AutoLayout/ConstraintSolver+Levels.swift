/// The levels of the objective, put together in one go before the first solution: while a system is built nobody looks at them.
extension ConstraintSolver {
  /// One error or length and what it weighs.
  private struct Charge {
    var symbol: SolverSymbol
    var priority: Double
    var weight: Double
  }

  mutating func makeLevels() {
    if hasLevels { return }
    hasLevels = true
    var charges: [Charge] = []
    charges.reserveCapacity(symbols.count)
    for (length, cost) in lengthCosts { charges.append(Charge(symbol: length, priority: 0, weight: cost)) }
    records.forEach { record in
      if let priority = record.markerPriority { charges.append(Charge(symbol: record.marker, priority: priority, weight: 1)) }
      if let other = record.other, let priority = record.otherPriority {
        charges.append(Charge(symbol: other, priority: priority, weight: 1))
      }
    }
    for charge in charges { levels[levelIndex(charge.priority)].users += 1 }
    var sums = [Double](repeating: 0, count: symbols.count)
    sums.withUnsafeMutableBufferPointer { sums in
      for level in levels.indices { sum(charges, in: level, sums) }
    }
  }

  /// The sum of what is charged at one level, in symbols that are not basic. `sums` is zero before and after.
  private mutating func sum(_ charges: [Charge], in level: Int, _ sums: UnsafeMutableBufferPointer<Double>) {
    let priority = levels[level].priority
    var constant = 0.0
    var first = sums.count
    var last = -1
    func add(_ symbol: SolverSymbol, _ weight: Double) {
      let place = Int(symbol)
      sums[place] += weight
      if place < first { first = place }
      if place > last { last = place }
    }
    for charge in charges where charge.priority == priority {
      let index = symbols[Int(charge.symbol)].row
      if index < 0 {
        add(charge.symbol, charge.weight)
        continue
      }
      constant += rows[Int(index)].constant * charge.weight
      for cell in cells.cells(of: rows[Int(index)]) { add(cell.symbol, cell.coefficient * charge.weight) }
    }
    var count = 0
    if first <= last { for place in first...last where sums[place] != 0 { count += 1 } }
    var row = cells.makeRow(constant: constant, room: count)
    if first <= last {
      for place in first...last where sums[place] != 0 {
        cells.add(SolverSymbol(truncatingIfNeeded: place), sums[place], to: &row)
        sums[place] = 0
      }
    }
    cells.discard(levels[level].row)
    levels[level].row = row
  }
}
