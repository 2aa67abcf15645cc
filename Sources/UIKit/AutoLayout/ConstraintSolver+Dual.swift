/// Changed constants are met by the dual simplex method: the solution was the best one and has become impossible.
extension ConstraintSolver {
  mutating func restoreFeasibility() throws {
    makeLevels()
    var steps = 0
    while let leaving = infeasible.popLast() {
      let index = symbols[Int(leaving)].row
      guard index >= 0, isViolated(Int(index)) else { continue }
      if abs(rows[Int(index)].constant) < SolverRow.epsilon {
        rows[Int(index)].constant = 0
        continue
      }
      steps += 1
      guard steps < 20_000, symbols[Int(leaving)].kind != .marker, let entering = dualEntering(for: rows[Int(index)]) else {
        var conflict = constraints(in: rows[Int(index)], except: nil)
        conflict += records.ids { $0.marker == leaving }
        throw Conflict(with: conflict)
      }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// The symbol whose growth repairs a negative row at the least cost, compared level by level.
  func dualEntering(for row: SolverRow) -> SolverSymbol? {
    var best: (symbol: SolverSymbol, coefficient: Double)?
    for cell in cells.cells(of: row) where cell.coefficient > SolverRow.epsilon && isPivotable(cell.symbol) {
      guard let current = best else {
        best = (cell.symbol, cell.coefficient)
        continue
      }
      for level in levels {
        let ours = cells.coefficient(of: cell.symbol, in: level.row) / cell.coefficient
        let theirs = cells.coefficient(of: current.symbol, in: level.row) / current.coefficient
        if abs(ours - theirs) < SolverRow.epsilon { continue }
        if ours < theirs { best = (cell.symbol, cell.coefficient) }
        break
      }
    }
    return best?.symbol
  }
}
