/// The terms of one constraint, kept in place: an array for each would cost as much as solving it.
struct SolverTerms {
  /// Position and length at both ends of both sides is as many as there are.
  private var storage = InlineArray<8, ConstraintSolver.Term>(repeating: .init(variable: 0, coefficient: 0))
  private(set) var count = 0

  init() {}
  init(_ variable: SolverSymbol) { append(variable, 1) }

  mutating func append(_ variable: SolverSymbol, _ coefficient: Double) {
    storage[count] = .init(variable: variable, coefficient: coefficient)
    count += 1
  }

  subscript(index: Int) -> ConstraintSolver.Term { storage[index] }
}
