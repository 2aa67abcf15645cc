/// Symbols and the rows that define them.
extension ConstraintSolver {
  mutating func makeSymbol(_ kind: Kind) -> SolverSymbol {
    if let symbol = freeSymbols.popLast() {
      symbols[Int(symbol)] = Symbol(kind: kind)
      return symbol
    }
    symbols.append(Symbol(kind: kind))
    return SolverSymbol(truncatingIfNeeded: symbols.count - 1)
  }

  mutating func free(_ symbol: SolverSymbol) {
    symbols[Int(symbol)].kind = .unused
    freeSymbols.append(symbol)
  }

  mutating func forget(_ record: Record) {
    free(record.marker)
    if let other = record.other { free(other) }
  }

  func isRestricted(_ symbol: SolverSymbol) -> Bool { symbols[Int(symbol)].kind != .variable }

  /// A slack or error may not be negative, the marker of a required equation may only be 0.
  func isViolated(_ row: Int) -> Bool {
    switch symbols[Int(rows[row].basic)].kind {
    case .variable, .unused: false
    case .slack, .error: rows[row].constant < 0
    case .marker: abs(rows[row].constant) > SolverRow.epsilon
    }
  }

  func isPivotable(_ symbol: SolverSymbol) -> Bool {
    let kind = symbols[Int(symbol)].kind
    return kind == .slack || kind == .error
  }

  /// A copy of a solver shares its cells until here.
  mutating func makeCellsOwn() {
    if !isKnownUniquelyReferenced(&cells) { cells = SolverCells(copying: cells) }
  }

  // MARK: Rows

  /// The rows among which all are that contain a symbol.
  func rows(with symbol: SolverSymbol) -> Range<Int> {
    let end = min(Int(symbols[Int(symbol)].lastRow) + 1, rows.count)
    return min(Int(symbols[Int(symbol)].firstRow), end)..<end
  }

  mutating func setRow(_ row: SolverRow, of symbol: SolverSymbol) {
    let index = rows.count
    symbols[Int(symbol)].row = Int32(truncatingIfNeeded: index)
    symbols[Int(symbol)].isUsed = true
    var row = row
    row.basic = symbol
    rows.append(row)
    noteSymbols(of: row, in: index...index)
  }

  mutating func takeRow(of symbol: SolverSymbol) -> SolverRow {
    let index = Int(symbols[Int(symbol)].row)
    symbols[Int(symbol)].row = -1
    let taken = rows[index]
    let last = rows.removeLast()
    if index < rows.count {
      rows[index] = last
      symbols[Int(last.basic)].row = Int32(truncatingIfNeeded: index)
      noteSymbols(of: last, in: index...index)
    }
    return taken
  }

  /// The symbols of a row may from now on be in these rows too.
  private mutating func noteSymbols(of row: SolverRow, in indexes: ClosedRange<Int>) {
    let first = Int32(truncatingIfNeeded: indexes.lowerBound)
    let last = Int32(truncatingIfNeeded: indexes.upperBound)
    let cells = cells.cells(of: row)
    var span = symbols.mutableSpan
    for cell in cells {
      let place = Int(cell.symbol)
      span[place].isUsed = true
      if span[place].firstRow > first { span[place].firstRow = first }
      if span[place].lastRow < last { span[place].lastRow = last }
    }
  }

  mutating func substitute(_ symbol: SolverSymbol, by row: SolverRow) {
    if symbols[Int(symbol)].isUsed { substituteInRows(symbol, by: row) }
    // Before the first solution there are none: keeping them up to date would cost more than all the rest.
    for index in levels.indices where levels[index].row.mayContain(symbol) {
      _ = cells.substitute(symbol, by: row, in: &levels[index].row)
    }
    if var sum = feasibility {
      _ = cells.substitute(symbol, by: row, in: &sum)
      feasibility = sum
    }
  }

  private mutating func substituteInRows(_ symbol: SolverSymbol, by row: SolverRow) {
    let indexes = rows(with: symbol)
    symbols[Int(symbol)].firstRow = .max
    symbols[Int(symbol)].lastRow = -1
    // A span asks once whether the array is its own, not for every row.
    var taken: [SolverRow] = []
    swap(&taken, &rows)
    var span = taken.mutableSpan
    var first = Int.max
    var last = -1
    for index in indexes where span[index].mayContain(symbol) {
      guard cells.substitute(symbol, by: row, in: &span[index]) else { continue }
      first = min(first, index)
      last = index
      guard span[index].constant < 0, symbols[Int(span[index].basic)].kind != .variable else { continue }
      if span[index].constant > -SolverRow.epsilon {
        span[index].constant = 0
      } else {
        infeasible.append(span[index].basic)
      }
    }
    swap(&taken, &rows)
    if last >= first { noteSymbols(of: row, in: first...last) }
  }

  mutating func pivot(entering: SolverSymbol, leaving: SolverSymbol) {
    pivots += 1
    var row = takeRow(of: leaving)
    cells.solve(&row, for: entering, insteadOf: leaving)
    substitute(entering, by: row)
    setRow(row, of: entering)
  }
}
