/// An incremental linear constraint solver after Badros, Borning and Stuckey (Cassowary): a simplex tableau that is kept
/// feasible while constraints come and go.
///
/// Priorities are a strict order: a constraint never gives way for any number of weaker ones. Among constraints of one
/// priority the sum of the errors is smallest. The same calls in the same order give the same solution.
struct ConstraintSolver {
  /// How the two sides of a constraint compare.
  enum Relation {
    case lessOrEqual, equal, greaterOrEqual
  }

  /// `coefficient · variable`.
  struct Term {
    var variable: SolverSymbol
    var coefficient: Double
  }

  /// A constraint in the solver.
  struct ID: Hashable {
    fileprivate var number: Int
  }

  /// Required constraints that no solution can meet together.
  struct Conflict: Error {
    /// The constraints in order of addition, without the refused one.
    var with: [ID]
  }

  /// The priority of a constraint that may not be broken.
  static let required = 1000.0

  private enum Kind: UInt8 {
    case variable, slack, error, marker, unused
  }

  private struct Record {
    var marker: SolverSymbol
    var other: SolverSymbol?
    /// The marker's coefficient in the equation as it was written.
    var sign: Double
    /// What an error of the marker and of the other symbol weighs; nil if it isn't one.
    var markerPriority: Double?
    var otherPriority: Double?
    var constant: Double
  }

  private struct Level {
    var priority: Double
    var row = SolverRow()
    var users = 0
  }

  private var kinds: [Kind] = []
  /// False while a symbol has never been in a row: solving a row for it changes no other one.
  private var isUsed: [Bool] = []
  private var freeSymbols: [SolverSymbol] = []
  private var rowIndex: [Int32] = []
  private var rows: [SolverRow] = []
  private var basics: [SolverSymbol] = []
  /// What is to be minimised, strongest priority first.
  private var levels: [Level] = []
  private var feasibility: SolverRow?
  private var records: [Int: Record] = [:]
  private var nextNumber = 0
  private var infeasible: [SolverSymbol] = []
  private var needsOptimisation = false
  private var scratch: [SolverRow.Cell] = []

  /// Pivots done so far: what an operation costs.
  private(set) var pivots = 0

  /// Makes an unknown whose value is 0 until constraints say otherwise.
  mutating func makeVariable() -> SolverSymbol { makeSymbol(.variable) }

  /// Makes an unknown that is never negative, which costs nothing, unlike a constraint that says so.
  ///
  /// Where constraints leave lengths open, the sum of length × `cost` becomes as small as possible. With different costs
  /// there is one solution, whatever the order of changes that led to it.
  mutating func makeLength(cost: Double) -> SolverSymbol {
    let symbol = makeSymbol(.slack)
    let level = levelIndex(0)
    levels[level].users += 1
    levels[level].row.add(symbol, cost)
    return symbol
  }

  /// The value of a variable in the last solution.
  func value(of variable: SolverSymbol) -> Double {
    let row = rowIndex[Int(variable)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Adds `Σ terms + constant ⋚ 0`.
  /// - Throws: ``Conflict`` if it is required and contradicts other required ones; it is then not added.
  mutating func add(_ terms: [Term], constant: Double, _ relation: Relation, priority: Double = required) throws -> ID {
    try add(terms, constant: constant) { solver, row in
      solver.addMarkers(to: &row, relation, priority: priority, constant: constant)
    }
  }

  /// Adds `Σ terms + constant = 0`, where it weighs `above` to be larger and `below` to be smaller: one row for what would
  /// otherwise be two inequalities. Neither may be required.
  mutating func add(_ terms: [Term], constant: Double, above: Double, below: Double) throws -> ID {
    try add(terms, constant: constant) { solver, row in
      solver.addErrors(to: &row, above: above, below: below, constant: constant)
    }
  }

  private mutating func add(
    _ terms: [Term], constant: Double, markers: (inout ConstraintSolver, inout SolverRow) -> Record
  ) throws -> ID {
    if !infeasible.isEmpty { try solve() }
    let id = ID(number: nextNumber)
    nextNumber += 1
    var row = SolverRow(constant: constant)
    for term in terms {
      let index = rowIndex[Int(term.variable)]
      if index < 0 {
        row.add(term.variable, term.coefficient)
      } else {
        row.add(rows[Int(index)], times: term.coefficient, scratch: &scratch)
      }
    }
    let record = markers(&self, &row)
    if row.constant < 0 { row.negate() }
    do {
      try insert(row, record)
    } catch {
      forget(record)
      throw error
    }
    records[id.number] = record
    charge(record)
    return id
  }

  /// Takes a constraint back.
  mutating func remove(_ id: ID) {
    if !infeasible.isEmpty { try? solve() }
    guard let record = records.removeValue(forKey: id.number) else { return }
    uncharge(record)
    let marker = record.marker
    if rowIndex[Int(marker)] >= 0 {
      _ = takeRow(of: marker)
    } else if let leaving = leavingForRemoval(of: marker) {
      var row = takeRow(of: leaving)
      row.solve(for: marker, insteadOf: leaving)
      substitute(marker, by: row)
    }
    forget(record)
    needsOptimisation = true
  }

  /// The constant of a constraint as it was last set.
  func constant(of id: ID) -> Double? { records[id.number]?.constant }

  /// Changes the constant that ``add(_:constant:_:priority:)`` was given.
  mutating func setConstant(_ constant: Double, of id: ID) {
    guard var record = records[id.number], record.constant != constant else { return }
    if needsOptimisation { optimise() }
    let shift = (constant - record.constant) / record.sign
    record.constant = constant
    records[id.number] = record
    let marker = record.marker
    let own = rowIndex[Int(marker)]
    if own >= 0 {
      rows[Int(own)].constant -= shift
      if isViolated(Int(own)) { infeasible.append(marker) }
      return
    }
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: marker)
      if coefficient == 0 { continue }
      rows[index].constant += coefficient * shift
      if isViolated(index) { infeasible.append(basics[index]) }
    }
  }

  /// Brings the values up to date with every change.
  /// - Throws: ``Conflict`` if changed constants contradict each other. The solver is then of no more use.
  mutating func solve() throws {
    if !infeasible.isEmpty {
      try restoreFeasibility()
      needsOptimisation = true
    }
    if needsOptimisation { optimise() }
  }

  /// True if no other solution that is as good has another value. Decided on a copy that tries both directions.
  func isDetermined(_ variable: SolverSymbol) -> Bool {
    let present = value(of: variable)
    for (step, relation) in [(1.0, Relation.greaterOrEqual), (-1.0, .lessOrEqual)] {
      var other = self
      // Weaker than every priority there is, stronger than the choice among lengths that are left open.
      let wish = try? other.add([Term(variable: variable, coefficient: 1)], constant: -(present + step), relation, priority: 1e-4)
      guard wish != nil, (try? other.solve()) != nil else { continue }
      if abs(other.value(of: variable) - present) > 0.01 { return false }
    }
    return true
  }

  /// The constraints that hold a variable where it is, in order of addition.
  func constraints(holding variable: SolverSymbol) -> [ID] {
    let index = rowIndex[Int(variable)]
    return index < 0 ? [] : constraints(in: rows[Int(index)], except: nil)
  }

  // MARK: Symbols and rows

  private mutating func makeSymbol(_ kind: Kind) -> SolverSymbol {
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

  private mutating func free(_ symbol: SolverSymbol) {
    kinds[Int(symbol)] = .unused
    freeSymbols.append(symbol)
  }

  private mutating func forget(_ record: Record) {
    free(record.marker)
    if let other = record.other { free(other) }
  }

  private func isRestricted(_ symbol: SolverSymbol) -> Bool { kinds[Int(symbol)] != .variable }

  /// A slack or error may not be negative, the marker of a required equation may only be 0.
  private func isViolated(_ row: Int) -> Bool {
    switch kinds[Int(basics[row])] {
    case .variable, .unused: false
    case .slack, .error: rows[row].constant < 0
    case .marker: abs(rows[row].constant) > SolverRow.epsilon
    }
  }

  private func isPivotable(_ symbol: SolverSymbol) -> Bool { kinds[Int(symbol)] == .slack || kinds[Int(symbol)] == .error }

  private mutating func setRow(_ row: SolverRow, of symbol: SolverSymbol) {
    rowIndex[Int(symbol)] = Int32(rows.count)
    isUsed[Int(symbol)] = true
    for cell in row.cells { isUsed[Int(cell.symbol)] = true }
    rows.append(row)
    basics.append(symbol)
  }

  private mutating func takeRow(of symbol: SolverSymbol) -> SolverRow {
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

  private mutating func substitute(_ symbol: SolverSymbol, by row: SolverRow) {
    if isUsed[Int(symbol)] {
      for index in rows.indices where rows[index].substitute(symbol, by: row, scratch: &scratch) {
        if rows[index].constant < 0, isRestricted(basics[index]) {
          if rows[index].constant > -SolverRow.epsilon {
            rows[index].constant = 0
          } else {
            infeasible.append(basics[index])
          }
        }
      }
    }
    for index in levels.indices { _ = levels[index].row.substitute(symbol, by: row, scratch: &scratch) }
    _ = feasibility?.substitute(symbol, by: row, scratch: &scratch)
  }

  private mutating func pivot(entering: SolverSymbol, leaving: SolverSymbol) {
    pivots += 1
    var row = takeRow(of: leaving)
    row.solve(for: entering, insteadOf: leaving)
    substitute(entering, by: row)
    setRow(row, of: entering)
  }

  // MARK: Adding

  private mutating func addMarkers(
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

  private mutating func addErrors(to row: inout SolverRow, above: Double, below: Double, constant: Double) -> Record {
    let plus = makeSymbol(.error)
    let minus = makeSymbol(.error)
    row.add(plus, -1)
    row.add(minus, 1)
    return Record(
      marker: plus, other: minus, sign: -1, markerPriority: above, otherPriority: below, constant: constant)
  }

  private mutating func insert(_ row: SolverRow, _ record: Record) throws {
    var row = row
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
  private func subject(of row: SolverRow, _ record: Record) -> SolverSymbol? {
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
  private func isFeasible(_ symbol: SolverSymbol, at value: Double) -> Bool {
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

  private mutating func insertByArtificialVariable(_ row: SolverRow, _ record: Record) throws {
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

  private func constraints(in row: SolverRow, except own: Record?) -> [ID] {
    let symbols = Set(row.cells.map(\.symbol))
    return records.filter { number, record in
      record.marker != own?.marker && (symbols.contains(record.marker) || record.other.map(symbols.contains) == true)
    }
    .keys.sorted().map(ID.init(number:))
  }

  // MARK: Objective

  private mutating func charge(_ record: Record) {
    charge(record.marker, record.markerPriority)
    if let other = record.other { charge(other, record.otherPriority) }
  }

  private mutating func charge(_ symbol: SolverSymbol, _ priority: Double?) {
    guard let priority else { return }
    let level = levelIndex(priority)
    levels[level].users += 1
    addToLevel(level, symbol, 1)
    needsOptimisation = true
  }

  private mutating func uncharge(_ record: Record) {
    uncharge(record.marker, record.markerPriority)
    if let other = record.other { uncharge(other, record.otherPriority) }
  }

  private mutating func uncharge(_ symbol: SolverSymbol, _ priority: Double?) {
    guard let priority else { return }
    let level = levelIndex(priority)
    addToLevel(level, symbol, -1)
    levels[level].users -= 1
    if levels[level].users == 0 { levels.remove(at: level) }
  }

  private mutating func addToLevel(_ level: Int, _ symbol: SolverSymbol, _ factor: Double) {
    let index = rowIndex[Int(symbol)]
    if index < 0 {
      levels[level].row.add(symbol, factor)
    } else {
      levels[level].row.add(rows[Int(index)], times: factor, scratch: &scratch)
    }
  }

  private mutating func levelIndex(_ priority: Double) -> Int {
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

  private mutating func optimise() {
    needsOptimisation = false
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
  private func entering(level: Int, first: Bool) -> SolverSymbol? {
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
  private func leaving(for entering: SolverSymbol) -> SolverSymbol? {
    var best: (ratio: Double, symbol: SolverSymbol)?
    for index in rows.indices where isRestricted(basics[index]) {
      let coefficient = rows[index].coefficient(of: entering)
      if coefficient >= 0 { continue }
      let candidate = (ratio: -rows[index].constant / coefficient, symbol: basics[index])
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.symbol
  }

  private func leavingForRemoval(of marker: SolverSymbol) -> SolverSymbol? {
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

  // MARK: Dual

  private mutating func restoreFeasibility() throws {
    var steps = 0
    while let leaving = infeasible.popLast() {
      let index = rowIndex[Int(leaving)]
      guard index >= 0, isViolated(Int(index)) else { continue }
      if abs(rows[Int(index)].constant) < SolverRow.epsilon {
        rows[Int(index)].constant = 0
        continue
      }
      steps += 1
      guard steps < 20_000, kinds[Int(leaving)] != .marker, let entering = dualEntering(for: rows[Int(index)]) else {
        var conflict = constraints(in: rows[Int(index)], except: nil)
        conflict += records.filter { $0.value.marker == leaving }.keys.sorted().map(ID.init(number:))
        throw Conflict(with: conflict)
      }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// The symbol whose growth repairs a negative row at the least cost, compared level by level.
  private func dualEntering(for row: SolverRow) -> SolverSymbol? {
    var best: (symbol: SolverSymbol, coefficient: Double)?
    for cell in row.cells where cell.coefficient > SolverRow.epsilon && isPivotable(cell.symbol) {
      guard let current = best else {
        best = (cell.symbol, cell.coefficient)
        continue
      }
      for level in levels {
        let ours = level.row.coefficient(of: cell.symbol) / cell.coefficient
        let theirs = level.row.coefficient(of: current.symbol) / current.coefficient
        if abs(ours - theirs) < SolverRow.epsilon { continue }
        if ours < theirs { best = (cell.symbol, cell.coefficient) }
        break
      }
    }
    return best?.symbol
  }
}
