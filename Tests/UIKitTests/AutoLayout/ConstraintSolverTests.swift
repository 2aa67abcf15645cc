import Testing

@testable import UIKit

private struct Spec {
  var coefficients: [Double]
  var constant: Double
  var relation: ConstraintSolver.Relation
  var priority: Double

  func error(at point: [Double]) -> Double {
    let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    switch relation {
    case .equal: return abs(value)
    case .lessOrEqual: return max(0, value)
    case .greaterOrEqual: return max(0, -value)
    }
  }
}

/// Tries every corner: the best point lies where as many constraint planes meet as there are variables.
private func reference(_ specs: [Spec], variables: Int) -> [Double]? {
  var best: [Double]?
  for corner in corners(specs, variables) {
    let errors = errors(of: specs, at: corner)
    if errors[0] > 1e-6 { continue }
    if best.map({ isLess(errors, $0) }) ?? true { best = errors }
  }
  return best
}

private func errors(of specs: [Spec], at point: [Double]) -> [Double] {
  let priorities = [1000.0, 750, 250, 1]
  return priorities.map { priority in specs.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) } }
}

private func isLess(_ left: [Double], _ right: [Double]) -> Bool {
  for (one, other) in zip(left, right) where abs(one - other) > 1e-6 { return one < other }
  return false
}

private func corners(_ specs: [Spec], _ count: Int) -> [[Double]] {
  var found: [[Double]] = []
  func choose(_ start: Int, _ chosen: [Int]) {
    if chosen.count == count {
      if let point = intersection(chosen.map { specs[$0] }) { found.append(point) }
      return
    }
    for index in start..<specs.count { choose(index + 1, chosen + [index]) }
  }
  choose(0, [])
  return found
}

private func intersection(_ planes: [Spec]) -> [Double]? {
  var matrix = planes.map { $0.coefficients + [-$0.constant] }
  let count = planes.count
  for column in 0..<count {
    guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
      abs(matrix[pivot][column]) > 1e-9
    else { return nil }
    matrix.swapAt(column, pivot)
    for row in 0..<count where row != column {
      let factor = matrix[row][column] / matrix[column][column]
      for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
    }
  }
  return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
}

extension ConstraintSolver {
  fileprivate mutating func add(
    _ terms: [Term], constant: Double, _ relation: Relation, priority: Double = required
  ) throws -> ID {
    var all = SolverTerms()
    for term in terms { all.append(term.variable, term.coefficient) }
    return try add(all, constant: constant, relation, priority: priority)
  }
}

private struct SolverRandom {
  var state: UInt64
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

private func randomSpec(_ random: inout SolverRandom, _ count: Int) -> Spec {
  var coefficients = (0..<count).map { _ in [0.0, 0, 1, -1, 2, 0.5][random.next(6)] }
  if coefficients.allSatisfy({ $0 == 0 }) { coefficients[random.next(count)] = 1 }
  let relations: [ConstraintSolver.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
  return Spec(
    coefficients: coefficients, constant: Double(random.next(41) - 20), relation: relations[random.next(3)],
    priority: [1000, 750, 250][random.next(3)])
}

@Suite struct ConstraintSolverTests {
  private func terms(_ spec: Spec, _ variables: [SolverSymbol]) -> [ConstraintSolver.Term] {
    zip(spec.coefficients, variables).filter { $0.0 != 0 }.map { .init(variable: $0.1, coefficient: $0.0) }
  }

  @Test("AL random systems have the errors of the exhaustive search, also after removals and changed constants")
  func againstReference() throws {
    var random = SolverRandom(state: 42)
    var conflicts = 0
    for round in 0..<400 {
      let count = 2 + random.next(2)
      var solver = ConstraintSolver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      var live: [(spec: Spec, id: ConstraintSolver.ID)] = []
      for index in 0..<count {
        var coefficients = [Double](repeating: 0, count: count)
        coefficients[index] = 1
        let anchor = Spec(coefficients: coefficients, constant: Double(-index), relation: .equal, priority: 1)
        live.append((anchor, try solver.add(terms(anchor, variables), constant: anchor.constant, .equal, priority: 1)))
      }
      for step in 0..<14 {
        switch random.next(5) {
        case 0 where live.count > count:
          let victim = count + random.next(live.count - count)
          solver.remove(live.remove(at: victim).id)
        case 1 where live.count > count:
          let victim = count + random.next(live.count - count)
          if live[victim].spec.priority == 1000 { continue }
          live[victim].spec.constant = Double(random.next(41) - 20)
          solver.setConstant(live[victim].spec.constant, of: live[victim].id)
        default:
          let spec = randomSpec(&random, count)
          do {
            let id = try solver.add(terms(spec, variables), constant: spec.constant, spec.relation, priority: spec.priority)
            live.append((spec, id))
          } catch let conflict as ConstraintSolver.Conflict {
            conflicts += 1
            #expect(reference(live.map(\.spec) + [spec], variables: count) == nil, "round \(round) step \(step)")
            let culprits = live.filter { conflict.with.contains($0.id) }.map(\.spec)
            #expect(culprits.allSatisfy { $0.priority == 1000 })
            let anchors = live.prefix(count).map(\.spec)
            #expect(reference(anchors + culprits + [spec], variables: count) == nil, "the conflict names who is to blame")
          }
        }
        try solver.solve()
        let point = variables.map { solver.value(of: $0) }
        let ours = errors(of: live.map(\.spec), at: point)
        let best = try #require(reference(live.map(\.spec), variables: count))
        let isBest = zip(ours, best).allSatisfy { abs($0 - $1) < 1e-5 }
        #expect(isBest, "round \(round) step \(step): \(ours) instead of \(best)")
        if !isBest { return }
      }
    }
    #expect(conflicts > 100)
  }

  @Test("AL twin required equations: the second outlives the first, and both can move together")
  func twins() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let first = try solver.add([.init(variable: width, coefficient: 1)], constant: -10, .equal)
    let second = try solver.add([.init(variable: width, coefficient: 1)], constant: -10, .equal)
    let cap = try solver.add([.init(variable: width, coefficient: 1)], constant: -90, .lessOrEqual)
    solver.setConstant(-20, of: first)
    solver.setConstant(-20, of: second)
    try solver.solve()
    #expect(solver.value(of: width) == 20)
    solver.remove(first)
    try solver.solve()
    #expect(solver.value(of: width) == 20)
    solver.setConstant(-30, of: second)
    try solver.solve()
    #expect(solver.value(of: width) == 30)
    solver.setConstant(-99, of: second)
    #expect(throws: ConstraintSolver.Conflict.self) { try solver.solve() }
    _ = cap
  }

  @Test("AL a constraint never gives way for many weaker ones")
  func strictOrder() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = try solver.add([.init(variable: x, coefficient: 1)], constant: -5, .equal, priority: 251)
    for _ in 0..<50 { _ = try solver.add([.init(variable: x, coefficient: 1)], constant: -90, .equal, priority: 250) }
    try solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test("AL what constraints leave open has one answer, the one that costs least")
  func openLengths() throws {
    var solver = ConstraintSolver()
    let first = solver.makeLength(cost: 1)
    let second = solver.makeLength(cost: 2)
    let sum = try solver.add(
      [.init(variable: first, coefficient: 1), .init(variable: second, coefficient: 1)], constant: -10, .equal)
    let cap = try solver.add([.init(variable: first, coefficient: 1)], constant: -4, .lessOrEqual, priority: 250)
    try solver.solve()
    #expect([first, second].map { solver.value(of: $0) } == [4, 6])
    solver.remove(cap)
    try solver.solve()
    #expect([first, second].map { solver.value(of: $0) } == [10, 0])
    solver.setConstant(-20, of: sum)
    try solver.solve()
    #expect([first, second].map { solver.value(of: $0) } == [20, 0])
  }

  @Test("AL pivots of a chain grow with its length, not its square")
  func growth() throws {
    func pivots(_ count: Int) throws -> Int {
      var solver = ConstraintSolver()
      var previous: SolverSymbol?
      for _ in 0..<count {
        let top = solver.makeVariable()
        let height = solver.makeVariable()
        if let previous {
          _ = try solver.add(
            [
              .init(variable: top, coefficient: 1), .init(variable: previous, coefficient: -1),
              .init(variable: height, coefficient: -1),
            ],
            constant: -8, .equal)
        } else {
          _ = try solver.add([.init(variable: top, coefficient: 1)], constant: 0, .equal)
        }
        _ = try solver.add([.init(variable: height, coefficient: 1)], constant: -20, .greaterOrEqual, priority: 750)
        _ = try solver.add([.init(variable: height, coefficient: 1)], constant: -20, .lessOrEqual, priority: 250)
        _ = try solver.add([.init(variable: height, coefficient: 1)], constant: 0, .greaterOrEqual)
        previous = top
      }
      try solver.solve()
      return solver.pivots
    }
    let small = try pivots(20)
    let large = try pivots(80)
    #expect(large <= small * 6, "\(small) pivots for 20 views, \(large) for 80")
  }
}
