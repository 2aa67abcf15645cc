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
    charges.reserveCapacity(kinds.count)
    for (length, cost) in lengthCosts { charges.append(Charge(symbol: length, priority: 0, weight: cost)) }
    records.forEach { record in
      if let priority = record.markerPriority { charges.append(Charge(symbol: record.marker, priority: priority, weight: 1)) }
      if let other = record.other, let priority = record.otherPriority {
        charges.append(Charge(symbol: other, priority: priority, weight: 1))
      }
    }
    for charge in charges { levels[levelIndex(charge.priority)].users += 1 }
    var sums = [Double](repeating: 0, count: kinds.count)
    for level in levels.indices { levels[level].row = sum(charges, of: levels[level].priority, &sums) }
  }

  /// The sum of what is charged at one priority, in symbols that are not basic. `sums` is zero before and after.
  private func sum(_ charges: [Charge], of priority: Double, _ sums: inout [Double]) -> SolverRow {
    var row = SolverRow()
    var touched: [SolverSymbol] = []
    for charge in charges where charge.priority == priority {
      let index = rowIndex[Int(charge.symbol)]
      if index < 0 {
        sums[Int(charge.symbol)] += charge.weight
        touched.append(charge.symbol)
        continue
      }
      row.constant += rows[Int(index)].constant * charge.weight
      for cell in rows[Int(index)].cells {
        sums[Int(cell.symbol)] += cell.coefficient * charge.weight
        touched.append(cell.symbol)
      }
    }
    touched.sort()
    for symbol in touched where sums[Int(symbol)] != 0 {
      row.add(symbol, sums[Int(symbol)])
      sums[Int(symbol)] = 0
    }
    return row
  }
}
