/// A constraint becomes a row of the tableau.
extension ConstraintSolver {
  mutating func addMarkers(
    to row: inout SolverRow, _ relation: Relation, priority: Double, constant: Double
  ) -> Record {
    let isRequired = priority >= Self.required
    switch relation {
    case .equal where isRequired:
      let marker = makeSymbol(.marker)
      cells.add(marker, 1, to: &row)
      return Record(marker: marker, other: nil, sign: 1, markerPriority: nil, otherPriority: nil, constant: constant)
    case .equal:
      return addErrors(to: &row, above: priority, below: priority, constant: constant)
    case .lessOrEqual, .greaterOrEqual:
      let sign: Double = relation == .lessOrEqual ? 1 : -1
      let slack = makeSymbol(.slack)
      cells.add(slack, sign, to: &row)
      if isRequired {
        return Record(marker: slack, other: nil, sign: sign, markerPriority: nil, otherPriority: nil, constant: constant)
      }
      let error = makeSymbol(.error)
      cells.add(error, -sign, to: &row)
      return Record(marker: slack, other: error, sign: sign, markerPriority: nil, otherPriority: priority, constant: constant)
    }
  }

  mutating func addErrors(to row: inout SolverRow, above: Double, below: Double, constant: Double) -> Record {
    let plus = makeSymbol(.error)
    let minus = makeSymbol(.error)
    cells.add(plus, -1, to: &row)
    cells.add(minus, 1, to: &row)
    return Record(
      marker: plus, other: minus, sign: -1, markerPriority: above, otherPriority: below, constant: constant)
  }

  /// Takes the row as its own.
  mutating func insert(_ row: inout SolverRow, _ record: Record) throws {
    guard let subject = subject(of: row, record) else { return try insertByArtificialVariable(row, record) }
    let isMarker = symbols[Int(subject)].kind == .marker
    if isMarker, abs(row.constant) > SolverRow.epsilon * 100 {
      let conflict = Conflict(with: constraints(in: row, except: record))
      cells.discard(row)
      throw conflict
    }
    cells.solve(&row, for: subject)
    if isMarker { row.constant = 0 }
    substitute(subject, by: row)
    setRow(row, of: subject)
    needsOptimisation = true
  }

  /// The symbol a new row can be solved for at once; a marker if nothing but markers is in it; nil if it takes a search.
  func subject(of row: SolverRow, _ record: Record) -> SolverSymbol? {
    var onlyMarkers = true
    var variable: SolverSymbol?
    let inRow = cells.cells(of: row)
    for cell in inRow {
      switch symbols[Int(cell.symbol)].kind {
      case .variable:
        if !symbols[Int(cell.symbol)].isUsed { return cell.symbol }
        if variable == nil { variable = cell.symbol }
      case .marker: break
      case .slack, .error, .unused: onlyMarkers = false
      }
    }
    if let variable { return variable }
    // A length that nothing refers to yet takes any value that is not negative: the constraint is met at once.
    for cell in inRow where cell.coefficient < 0 && isPivotable(cell.symbol) && !symbols[Int(cell.symbol)].isUsed {
      if cell.symbol != record.marker && cell.symbol != record.other { return cell.symbol }
    }
    if isPivotable(record.marker), cells.coefficient(of: record.marker, in: row) < 0 { return record.marker }
    if let other = record.other, isPivotable(other), cells.coefficient(of: other, in: row) < 0 { return other }
    for kind in [Kind.slack, .error] {
      for cell in inRow where cell.coefficient < 0 && symbols[Int(cell.symbol)].kind == kind {
        if isFeasible(cell.symbol, at: row.constant / -cell.coefficient) { return cell.symbol }
      }
    }
    return onlyMarkers ? record.marker : nil
  }

  /// True if a symbol that is 0 now can grow to a value without making any other one negative.
  func isFeasible(_ symbol: SolverSymbol, at value: Double) -> Bool {
    for index in rows(with: symbol) {
      let coefficient = cells.coefficient(of: symbol, in: rows[index])
      if coefficient == 0 { continue }
      switch symbols[Int(rows[index].basic)].kind {
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
    feasibility = cells.copy(of: row)
    while let entering = feasibility.flatMap(descent), let leaving = leaving(for: entering) {
      pivot(entering: entering, leaving: leaving)
    }
    let remainder = feasibility?.constant ?? 0
    if let feasibility { cells.discard(feasibility) }
    feasibility = nil
    needsOptimisation = true
    if symbols[Int(artificial)].row >= 0 {
      var left = takeRow(of: artificial)
      // While the artificial variable is basic, dropping its row leaves the system as it was before.
      if remainder > SolverRow.epsilon * 100 {
        let conflict = Conflict(with: constraints(in: left, except: record))
        cells.discard(left)
        throw conflict
      }
      let pivotable = cells.cells(of: left).first { isPivotable($0.symbol) }?.symbol
      if let entering = pivotable ?? (cells.coefficient(of: record.marker, in: left) != 0 ? record.marker : nil) {
        cells.solve(&left, for: entering, insteadOf: artificial)
        cells.remove(artificial, from: &left)
        substitute(entering, by: left)
        setRow(left, of: entering)
      } else {
        cells.discard(left)
      }
    }
    for index in rows.indices { cells.remove(artificial, from: &rows[index]) }
    for index in levels.indices { cells.remove(artificial, from: &levels[index].row) }
  }

  /// The first symbol whose growth lessens a sum.
  private func descent(of row: SolverRow) -> SolverSymbol? {
    cells.cells(of: row).first { $0.coefficient < -SolverRow.epsilon && isPivotable($0.symbol) }?.symbol
  }

  /// Those that a row is made of, in order of addition. A screen that adds what contradicts itself in each layout asks for them each time.
  func constraints(in row: SolverRow, except own: Record?) -> [ID] {
    var isPresent = [Bool](repeating: false, count: symbols.count)
    for cell in cells.cells(of: row) { isPresent[Int(cell.symbol)] = true }
    return records.ids { record in
      record.marker != own?.marker && (isPresent[Int(record.marker)] || record.other.map { isPresent[Int($0)] } == true)
    }
  }
}
