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
    /// Counts additions.
    let number: Int
    /// Where its record is.
    let slot: Int
  }

  /// Required constraints that no solution can meet together.
  struct Conflict: Error {
    /// The constraints in order of addition, without the refused one.
    var with: [ID]
  }

  /// The priority of a constraint that may not be broken.
  static let required = 1000.0

  enum Kind: UInt8 {
    case variable, slack, error, marker, unused
  }

  struct Level {
    var priority: Double
    var row = SolverRow()
    var users = 0
  }

  var kinds: [Kind] = []
  /// False while a symbol has never been in a row: solving a row for it changes no other one.
  var isUsed: [Bool] = []
  var freeSymbols: [SolverSymbol] = []
  var rowIndex: [Int32] = []
  var rows: [SolverRow] = []
  var basics: [SolverSymbol] = []
  /// What is to be minimised, strongest priority first. Empty until the first solution asks for it.
  var levels: [Level] = []
  var hasLevels = false
  /// What each length costs where constraints leave it open.
  var lengthCosts: [(length: SolverSymbol, cost: Double)] = []
  var feasibility: SolverRow?
  var records = Records()
  var infeasible: [SolverSymbol] = []
  var needsOptimisation = false
  var scratch: [SolverRow.Cell] = []

  /// Pivots done so far: what an operation costs.
  var pivots = 0

  /// Makes room for about as many symbols.
  mutating func reserveCapacity(_ symbols: Int) {
    kinds.reserveCapacity(symbols)
    isUsed.reserveCapacity(symbols)
    rowIndex.reserveCapacity(symbols)
    rows.reserveCapacity(symbols / 2)
    basics.reserveCapacity(symbols / 2)
    records.reserveCapacity(symbols / 2)
  }

  /// Makes an unknown whose value is 0 until constraints say otherwise.
  mutating func makeVariable() -> SolverSymbol { makeSymbol(.variable) }

  /// Makes an unknown that is never negative, which costs nothing, unlike a constraint that says so.
  ///
  /// Where constraints leave lengths open, the sum of length × `cost` becomes as small as possible. With different costs
  /// there is one solution, whatever the order of changes that led to it.
  mutating func makeLength(cost: Double) -> SolverSymbol {
    let symbol = makeSymbol(.slack)
    lengthCosts.append((symbol, cost))
    if hasLevels {
      let level = levelIndex(0)
      levels[level].users += 1
      levels[level].row.add(symbol, cost)
    }
    return symbol
  }

  /// The value of a variable in the last solution.
  func value(of variable: SolverSymbol) -> Double {
    let row = rowIndex[Int(variable)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Adds `Σ terms + constant ⋚ 0`.
  /// - Throws: ``Conflict`` if it is required and contradicts other required ones; it is then not added.
  mutating func add(
    _ terms: borrowing SolverTerms, constant: Double, _ relation: Relation, priority: Double = required
  ) throws -> ID {
    if !infeasible.isEmpty { try solve() }
    var row = row(of: terms, constant)
    let record = addMarkers(to: &row, relation, priority: priority, constant: constant)
    return try insert(&row, charging: record)
  }

  /// Adds `variable = value`, where it weighs `above` to be larger and `below` to be smaller: one row for what would otherwise be
  /// two inequalities. Neither may be required.
  mutating func add(_ variable: SolverSymbol, near value: Double, above: Double, below: Double) throws -> ID {
    if !infeasible.isEmpty { try solve() }
    if !hasLevels, !isUsed[Int(variable)], value >= 0 || !isRestricted(variable) {
      // Nothing refers to it yet: it is defined by what it should be and how far it may be off.
      var row = SolverRow(constant: value, capacity: 4)
      let record = addErrors(to: &row, above: above, below: below, constant: -value)
      row.turnOver()
      setRow(row, of: variable)
      needsOptimisation = true
      return records.add(record)
    }
    var row = row(of: SolverTerms(variable), -value)
    let record = addErrors(to: &row, above: above, below: below, constant: -value)
    return try insert(&row, charging: record)
  }

  /// The terms in symbols that are not basic, with room for markers.
  private mutating func row(of terms: borrowing SolverTerms, _ constant: Double) -> SolverRow {
    var row = SolverRow(constant: constant, capacity: 8)
    for place in 0..<terms.count {
      let term = terms[place]
      let index = rowIndex[Int(term.variable)]
      if index < 0 {
        row.add(term.variable, term.coefficient)
      } else {
        row.add(rows[Int(index)], times: term.coefficient, scratch: &scratch)
      }
    }
    return row
  }

  private mutating func insert(_ row: inout SolverRow, charging record: Record) throws -> ID {
    if row.constant < 0 { row.negate() }
    do {
      try insert(&row, record)
    } catch {
      forget(record)
      throw error
    }
    charge(record)
    return records.add(record)
  }

  /// Takes a constraint back.
  mutating func remove(_ id: ID) {
    if !infeasible.isEmpty { try? solve() }
    guard let record = records.remove(id) else { return }
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
  func constant(of id: ID) -> Double? { records[id]?.constant }

  /// Changes the constant that ``add(_:constant:_:priority:)`` was given.
  mutating func setConstant(_ constant: Double, of id: ID) {
    guard var record = records[id], record.constant != constant else { return }
    if needsOptimisation { optimise() }
    let shift = (constant - record.constant) / record.sign
    record.constant = constant
    records[id] = record
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
      let wish = try? other.add(SolverTerms(variable), constant: -(present + step), relation, priority: 1e-4)
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
}
