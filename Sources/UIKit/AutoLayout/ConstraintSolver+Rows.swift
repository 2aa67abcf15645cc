/// Symbols and the rows that define them.
extension ConstraintSolver {
  mutating func makeSymbol(_ kind: Kind) -> SolverSymbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      isUsed[Int(symbol)] = false
      return symbol
    }
    kinds.append(kind)
    isUsed.append(false)
    rowIndex.append(-1)
    return SolverSymbol(kinds.count - 1)
  }

  mutating func free(_ symbol: SolverSymbol) {
    kinds[Int(symbol)] = .unused
    freeSymbols.append(symbol)
  }

  mutating func forget(_ record: Record) {
    free(record.marker)
    if let other = record.other { free(other) }
  }

  func isRestricted(_ symbol: SolverSymbol) -> Bool { kinds[Int(symbol)] != .variable }

  /// A slack or error may not be negative, the marker of a required equation may only be 0.
  func isViolated(_ row: Int) -> Bool {
    switch kinds[Int(basics[row])] {
    case .variable, .unused: false
    case .slack, .error: rows[row].constant < 0
    case .marker: abs(rows[row].constant) > SolverRow.epsilon
    }
  }

  func isPivotable(_ symbol: SolverSymbol) -> Bool { kinds[Int(symbol)] == .slack || kinds[Int(symbol)] == .error }

  mutating func setRow(_ row: SolverRow, of symbol: SolverSymbol) {
    rowIndex[Int(symbol)] = Int32(rows.count)
    isUsed[Int(symbol)] = true
    for cell in row.cells { isUsed[Int(cell.symbol)] = true }
    rows.append(row)
    basics.append(symbol)
  }

  mutating func takeRow(of symbol: SolverSymbol) -> SolverRow {
    let index = Int(rowIndex[Int(symbol)])
    rowIndex[Int(symbol)] = -1
    let last = rows.count - 1
    if index != last {
      rows.swapAt(index, last)
      basics.swapAt(index, last)
      rowIndex[Int(basics[index])] = Int32(index)
    }
    basics.removeLast()
    return rows.removeLast()
  }

  mutating func substitute(_ symbol: SolverSymbol, by row: SolverRow) {
    if isUsed[Int(symbol)] {
      // A span asks once whether the array is its own, not for every row.
      var taken: [SolverRow] = []
      swap(&taken, &rows)
      var span = taken.mutableSpan
      for index in span.indices where span[index].mayContain(symbol) {
        guard span[index].substitute(symbol, by: row, scratch: &scratch), span[index].constant < 0,
          kinds[Int(basics[index])] != .variable
        else { continue }
        if span[index].constant > -SolverRow.epsilon {
          span[index].constant = 0
        } else {
          infeasible.append(basics[index])
        }
      }
      swap(&taken, &rows)
    }
    // Before the first solution there are none: keeping them up to date would cost more than all the rest.
    for index in levels.indices where levels[index].row.mayContain(symbol) {
      _ = levels[index].row.substitute(symbol, by: row, scratch: &scratch)
    }
    _ = feasibility?.substitute(symbol, by: row, scratch: &scratch)
  }

  mutating func pivot(entering: SolverSymbol, leaving: SolverSymbol) {
    pivots += 1
    var row = takeRow(of: leaving)
    row.solve(for: entering, insteadOf: leaving)
    substitute(entering, by: row)
    setRow(row, of: entering)
  }
}
