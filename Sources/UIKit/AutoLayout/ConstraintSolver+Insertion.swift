/// A constraint becomes a row of the tableau.
extension ConstraintSolver {
  mutating func addMarkers(
    to row: inout SolverRow, _ relation: Relation, priority: Double, constant: Double
  ) -> Record {
    let isRequired = priority >= Self.required
    switch relation {
    case .equal where isRequired:
      let marker = makeSymbol(.marker)
      row.add(marker, 1)
      return Record(marker: marker, other: nil, sign: 1, markerPriority: nil, otherPriority: nil, constant: constant)
    case .equal:
      return addErrors(to: &row, above: priority, below: priority, constant: constant)
    case .lessOrEqual, .greaterOrEqual:
      let sign: Double = relation == .lessOrEqual ? 1 : -1
      let slack = makeSymbol(.slack)
      row.add(slack, sign)
      if isRequired {
        return Record(marker: slack, other: nil, sign: sign, markerPriority: nil, otherPriority: nil, constant: constant)
      }
      let error = makeSymbol(.error)
      row.add(error, -sign)
      return Record(marker: slack, other: error, sign: sign, markerPriority: nil, otherPriority: priority, constant: constant)
    }
  }

  mutating func addErrors(to row: inout SolverRow, above: Double, below: Double, constant: Double) -> Record {
    let plus = makeSymbol(.error)
    let minus = makeSymbol(.error)
    row.add(plus, -1)
    row.add(minus, 1)
    return Record(
      marker: plus, other: minus, sign: -1, markerPriority: above, otherPriority: below, constant: constant)
  }

  /// Takes the row as its own: a copy would cost as much as everything else here.
  mutating func insert(_ row: inout SolverRow, _ record: Record) throws {
    guard let subject = subject(of: row, record) else { return try insertByArtificialVariable(row, record) }
    if kinds[Int(subject)] == .marker, abs(row.constant) > SolverRow.epsilon * 100 {
      throw Conflict(with: constraints(in: row, except: record))
    }
    row.solve(for: subject)
    if kinds[Int(subject)] == .marker { row.constant = 0 }
    substitute(subject, by: row)
    setRow(row, of: subject)
    needsOptimisation = true
  }

  /// The symbol a new row can be solved for at once; a marker if nothing but markers is in it; nil if it takes a search.
  func subject(of row: SolverRow, _ record: Record) -> SolverSymbol? {
    var onlyMarkers = true
    var variable: SolverSymbol?
    for cell in row.cells {
      switch kinds[Int(cell.symbol)] {
      case .variable:
        if !isUsed[Int(cell.symbol)] { return cell.symbol }
        if variable == nil { variable = cell.symbol }
      case .marker: break
      case .slack, .error, .unused: onlyMarkers = false
      }
    }
    if let variable { return variable }
    // A length that nothing refers to yet takes any value that is not negative: the constraint is met at once.
    for cell in row.cells where cell.coefficient < 0 && isPivotable(cell.symbol) && !isUsed[Int(cell.symbol)] {
      if cell.symbol != record.marker && cell.symbol != record.other { return cell.symbol }
    }
    if isPivotable(record.marker), row.coefficient(of: record.marker) < 0 { return record.marker }
    if let other = record.other, isPivotable(other), row.coefficient(of: other) < 0 { return other }
    for kind in [Kind.slack, .error] {
      for cell in row.cells where cell.coefficient < 0 && kinds[Int(cell.symbol)] == kind {
        if isFeasible(cell.symbol, at: row.constant / -cell.coefficient) { return cell.symbol }
      }
    }
    return onlyMarkers ? record.marker : nil
  }

  /// True if a symbol that is 0 now can grow to a value without making any other one negative.
  func isFeasible(_ symbol: SolverSymbol, at value: Double) -> Bool {
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: symbol)
      if coefficient == 0 { continue }
      switch kinds[Int(basics[index])] {
      case .variable, .unused: break
      case .slack, .error: if rows[index].constant + coefficient * value < 0 { return false }
      case .marker: return false
      }
    }
    return true
  }

  mutating func insertByArtificialVariable(_ row: SolverRow, _ record: Record) throws {
    let artificial = makeSymbol(.slack)
    defer { free(artificial) }
    setRow(row, of: artificial)
    feasibility = row
    while let entering = feasibility?.cells.first(where: { $0.coefficient < -SolverRow.epsilon && isPivotable($0.symbol) }),
      let leaving = leaving(for: entering.symbol)
    {
      pivot(entering: entering.symbol, leaving: leaving)
    }
    let remainder = feasibility?.constant ?? 0
    feasibility = nil
    needsOptimisation = true
    if rowIndex[Int(artificial)] >= 0 {
      var left = takeRow(of: artificial)
      // While the artificial variable is basic, dropping its row leaves the system as it was before.
      if remainder > SolverRow.epsilon * 100 { throw Conflict(with: constraints(in: left, except: record)) }
      if let entering = left.cells.first(where: { isPivotable($0.symbol) })?.symbol {
        left.solve(for: entering, insteadOf: artificial)
        left.remove(artificial)
        substitute(entering, by: left)
        setRow(left, of: entering)
      } else if left.coefficient(of: record.marker) != 0 {
        left.solve(for: record.marker, insteadOf: artificial)
        left.remove(artificial)
        substitute(record.marker, by: left)
        setRow(left, of: record.marker)
      }
    }
    for index in rows.indices { rows[index].remove(artificial) }
    for index in levels.indices { levels[index].row.remove(artificial) }
  }

  func constraints(in row: SolverRow, except own: Record?) -> [ID] {
    let symbols = Set(row.cells.map(\.symbol))
    return records.ids { record in
      record.marker != own?.marker && (symbols.contains(record.marker) || record.other.map(symbols.contains) == true)
    }
  }
}
