/// What is to be minimised, and the simplex method that does it.
extension ConstraintSolver {
  mutating func charge(_ record: Record) {
    charge(record.marker, record.markerPriority)
    if let other = record.other { charge(other, record.otherPriority) }
  }

  mutating func charge(_ symbol: SolverSymbol, _ priority: Double?) {
    guard let priority else { return }
    needsOptimisation = true
    guard hasLevels else { return }
    let level = levelIndex(priority)
    levels[level].users += 1
    addToLevel(level, symbol, 1)
  }

  mutating func uncharge(_ record: Record) {
    uncharge(record.marker, record.markerPriority)
    if let other = record.other { uncharge(other, record.otherPriority) }
  }

  mutating func uncharge(_ symbol: SolverSymbol, _ priority: Double?) {
    guard hasLevels, let priority else { return }
    let level = levelIndex(priority)
    addToLevel(level, symbol, -1)
    levels[level].users -= 1
    if levels[level].users == 0 { cells.discard(levels.remove(at: level).row) }
  }

  mutating func addToLevel(_ level: Int, _ symbol: SolverSymbol, _ factor: Double) {
    let index = symbols[Int(symbol)].row
    if index < 0 {
      cells.add(symbol, factor, to: &levels[level].row)
    } else {
      cells.add(rows[Int(index)], times: factor, to: &levels[level].row)
    }
  }

  mutating func levelIndex(_ priority: Double) -> Int {
    for index in levels.indices {
      if levels[index].priority == priority { return index }
      if levels[index].priority < priority {
        levels.insert(Level(priority: priority, row: cells.makeRow()), at: index)
        return index
      }
    }
    levels.append(Level(priority: priority, row: cells.makeRow()))
    return levels.count - 1
  }

  mutating func optimise() {
    needsOptimisation = false
    makeLevels()
    var steps = 0
    for level in levels.indices {
      while let entering = entering(level: level, first: steps > 500), let leaving = leaving(for: entering) {
        pivot(entering: entering, leaving: leaving)
        steps += 1
        if steps > 20_000 { return }
      }
    }
  }

  /// A symbol whose growth lessens the errors of a level and leaves the stronger levels alone. After many steps the
  /// lowest symbol is taken instead of the steepest, which can't go round in circles.
  func entering(level: Int, first: Bool) -> SolverSymbol? {
    var best: (symbol: SolverSymbol, coefficient: Double)?
    for cell in cells.cells(of: levels[level].row) where cell.coefficient < -SolverRow.epsilon && isPivotable(cell.symbol) {
      if let best, cell.coefficient >= best.coefficient { continue }
      if !isFree(cell.symbol, above: level) { continue }
      if first { return cell.symbol }
      best = (cell.symbol, cell.coefficient)
    }
    return best?.symbol
  }

  private func isFree(_ symbol: SolverSymbol, above level: Int) -> Bool {
    for stronger in 0..<level where abs(cells.coefficient(of: symbol, in: levels[stronger].row)) >= SolverRow.epsilon {
      return false
    }
    return true
  }

  /// The restricted row that reaches 0 first when `entering` grows.
  func leaving(for entering: SolverSymbol) -> SolverSymbol? {
    var best: (ratio: Double, symbol: SolverSymbol)?
    for index in rows(with: entering) where isRestricted(rows[index].basic) {
      let coefficient = cells.coefficient(of: entering, in: rows[index])
      if coefficient >= 0 { continue }
      let candidate = (ratio: -rows[index].constant / coefficient, symbol: rows[index].basic)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.symbol
  }

  func leavingForRemoval(of marker: SolverSymbol) -> SolverSymbol? {
    var falling: (ratio: Double, symbol: SolverSymbol)?
    var rising: (ratio: Double, symbol: SolverSymbol)?
    var variable: SolverSymbol?
    for index in rows(with: marker) {
      let coefficient = cells.coefficient(of: marker, in: rows[index])
      if coefficient == 0 { continue }
      let basic = rows[index].basic
      // Its twin takes over: the marker of an equation that said the same.
      if symbols[Int(basic)].kind == .marker { return basic }
      if !isRestricted(basic) {
        variable = variable.map { min($0, basic) } ?? basic
      } else if coefficient < 0 {
        let candidate = (ratio: -rows[index].constant / coefficient, symbol: basic)
        if falling.map({ candidate < $0 }) ?? true { falling = candidate }
      } else {
        let candidate = (ratio: rows[index].constant / coefficient, symbol: basic)
        if rising.map({ candidate < $0 }) ?? true { rising = candidate }
      }
    }
    return falling?.symbol ?? rising?.symbol ?? variable
  }
}
