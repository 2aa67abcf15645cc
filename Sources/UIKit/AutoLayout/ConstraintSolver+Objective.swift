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
    if levels[level].users == 0 { levels.remove(at: level) }
  }

  mutating func addToLevel(_ level: Int, _ symbol: SolverSymbol, _ factor: Double) {
    let index = rowIndex[Int(symbol)]
    if index < 0 {
      levels[level].row.add(symbol, factor)
    } else {
      levels[level].row.add(rows[Int(index)], times: factor, scratch: &scratch)
    }
  }

  mutating func levelIndex(_ priority: Double) -> Int {
    for index in levels.indices {
      if levels[index].priority == priority { return index }
      if levels[index].priority < priority {
        levels.insert(Level(priority: priority), at: index)
        return index
      }
    }
    levels.append(Level(priority: priority))
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
    for cell in levels[level].row.cells where cell.coefficient < -SolverRow.epsilon && isPivotable(cell.symbol) {
      if let best, cell.coefficient >= best.coefficient { continue }
      let isFree = levels[..<level].allSatisfy { abs($0.row.coefficient(of: cell.symbol)) < SolverRow.epsilon }
      if !isFree { continue }
      if first { return cell.symbol }
      best = (cell.symbol, cell.coefficient)
    }
    return best?.symbol
  }

  /// The restricted row that reaches 0 first when `entering` grows.
  func leaving(for entering: SolverSymbol) -> SolverSymbol? {
    var best: (ratio: Double, symbol: SolverSymbol)?
    for index in rows.indices where isRestricted(basics[index]) {
      let coefficient = rows[index].coefficient(of: entering)
      if coefficient >= 0 { continue }
      let candidate = (ratio: -rows[index].constant / coefficient, symbol: basics[index])
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.symbol
  }

  func leavingForRemoval(of marker: SolverSymbol) -> SolverSymbol? {
    var falling: (ratio: Double, symbol: SolverSymbol)?
    var rising: (ratio: Double, symbol: SolverSymbol)?
    var variable: SolverSymbol?
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: marker)
      if coefficient == 0 { continue }
      let basic = basics[index]
      // Its twin takes over: the marker of an equation that said the same.
      if kinds[Int(basic)] == .marker { return basic }
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
