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
    var row: SolverRow
    var users = 0
  }

  /// What is known of a symbol.
  struct Symbol {
    var kind: Kind
    /// False while it has never been in a row: solving a row for it changes no other one.
    var isUsed = false
    /// The row that defines it; -1 if none does.
    var row: Int32 = -1
    /// Outside these rows it is not. In a long list it is in a few that lie together.
    var firstRow = Int32.max
    var lastRow: Int32 = -1
  }

  var symbols: [Symbol] = []
  var freeSymbols: [SolverSymbol] = []
  var rows: [SolverRow] = []
  /// The cells of the rows. Copies of a solver share them until one of them changes.
  var cells = SolverCells()
  /// What is to be minimised, strongest priority first. Empty until the first solution asks for it.
  var levels: [Level] = []
  var hasLevels = false
  /// What each length costs where constraints leave it open.
  var lengthCosts: [(length: SolverSymbol, cost: Double)] = []
  var feasibility: SolverRow?
  var records = Records()
  var infeasible: [SolverSymbol] = []
  var needsOptimisation = false

  /// Pivots done so far: what an operation costs.
  var pivots = 0

  /// Makes room for about as many symbols.
  mutating func reserveCapacity(_ count: Int) {
    symbols.reserveCapacity(count)
    rows.reserveCapacity(count / 2)
    records.reserveCapacity(count / 2)
    cells.reserveCapacity(count * 5)
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
      makeCellsOwn()
      let level = levelIndex(0)
      levels[level].users += 1
      cells.add(symbol, cost, to: &levels[level].row)
    }
    return symbol
  }

  /// The value of a variable in the last solution.
  func value(of variable: SolverSymbol) -> Double {
    let row = symbols[Int(variable)].row
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Adds `Σ terms + constant ⋚ 0`.
  /// - Throws: ``Conflict`` if it is required and contradicts other required ones; it is then not added.
  mutating func add(
    _ terms: borrowing SolverTerms, constant: Double, _ relation: Relation, priority: Double = required
  ) throws -> ID {
    if !infeasible.isEmpty { try solve() }
    makeCellsOwn()
    var row = row(of: terms, constant)
    let record = addMarkers(to: &row, relation, priority: priority, constant: constant)
    return try insert(&row, charging: record)
  }

  /// Adds `variable = value`, where it weighs `above` to be larger and `below` to be smaller: one row for what would otherwise be
  /// two inequalities. Neither may be required.
  mutating func add(_ variable: SolverSymbol, near value: Double, above: Double, below: Double) throws -> ID {
    if !infeasible.isEmpty { try solve() }
    makeCellsOwn()
    if !hasLevels, !symbols[Int(variable)].isUsed, value >= 0 || !isRestricted(variable) {
      // Nothing refers to it yet: it is defined by what it should be and how far it may be off.
      var row = cells.makeRow(constant: value)
      let record = addErrors(to: &row, above: above, below: below, constant: -value)
      cells.turnOver(row)
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
    var row = cells.makeRow(constant: constant, room: 8)
    for place in 0..<terms.count {
      let term = terms[place]
      let index = symbols[Int(term.variable)].row
      if index < 0 {
        cells.add(term.variable, term.coefficient, to: &row)
      } else {
        cells.add(rows[Int(index)], times: term.coefficient, to: &row)
      }
    }
    return row
  }

  private mutating func insert(_ row: inout SolverRow, charging record: Record) throws -> ID {
    if row.constant < 0 { cells.negate(&row) }
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
    makeCellsOwn()
    uncharge(record)
    let marker = record.marker
    if symbols[Int(marker)].row >= 0 {
      cells.discard(takeRow(of: marker))
    } else if let leaving = leavingForRemoval(of: marker) {
      var row = takeRow(of: leaving)
      cells.solve(&row, for: marker, insteadOf: leaving)
      substitute(marker, by: row)
      cells.discard(row)
    }
    forget(record)
    needsOptimisation = true
  }

  /// The constant of a constraint as it was last set.
  func constant(of id: ID) -> Double? { records[id]?.constant }

  /// Changes the constant that ``add(_:constant:_:priority:)`` was given.
  mutating func setConstant(_ constant: Double, of id: ID) {
    guard var record = records[id], record.constant != constant else { return }
    makeCellsOwn()
    if needsOptimisation { optimise() }
    let shift = (constant - record.constant) / record.sign
    record.constant = constant
    records[id] = record
    let marker = record.marker
    let own = symbols[Int(marker)].row
    if own >= 0 {
      rows[Int(own)].constant -= shift
      if isViolated(Int(own)) { infeasible.append(marker) }
      return
    }
    for index in rows(with: marker) {
      let coefficient = cells.coefficient(of: marker, in: rows[index])
      if coefficient == 0 { continue }
      rows[index].constant += coefficient * shift
      if isViolated(index) { infeasible.append(rows[index].basic) }
    }
  }

  /// Brings the values up to date with every change.
  /// - Throws: ``Conflict`` if changed constants contradict each other. The solver is then of no more use.
  mutating func solve() throws {
    makeCellsOwn()
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

  /// False while no constraint has ever said anything about a variable.
  func isMentioned(_ variable: SolverSymbol) -> Bool { symbols[Int(variable)].isUsed }

  /// The constraints that hold a variable where it is, in order of addition.
  func constraints(holding variable: SolverSymbol) -> [ID] {
    let index = symbols[Int(variable)].row
    return index < 0 ? [] : constraints(in: rows[Int(index)], except: nil)
  }
}
