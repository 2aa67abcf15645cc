import CoreGraphics
import Foundation

/// The app's constraints and the system's own in the solver, and what gives way when they contradict each other.
extension LayoutEngine {
  /// Adds one of the app's constraints.
  func add(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(of: constraint) else { return }
    let priority = Double(constraint.priority.rawValue)
    var id: ConstraintSolver.ID?
    do {
      id = try solver.add(
        expression.terms, constant: expression.constant, relation(of: constraint, mirrored: expression.isMirrored),
        priority: priority)
    } catch let conflict as ConstraintSolver.Conflict {
      report(conflict, breaking: constraint)
    } catch {
      preconditionFailure("The solver throws nothing but conflicts.")
    }
    let slot = keep(Entry(constraint: constraint, id: id, priority: priority))
    if !isTemporary { constraint.engineSlot = slot }
    if expression.isDynamic { dynamicSlots.append(slot) }
    if expression.followsLabel {
      if let label = constraint.first?.view as? UILabel { labelSlots.append((ObjectIdentifier(label), slot)) }
      if let label = constraint.second?.view as? UILabel { labelSlots.append((ObjectIdentifier(label), slot)) }
    }
    markDirty()
  }

  private func keep(_ entry: Entry) -> Int {
    if let free = freeSlots.popLast() {
      entries[free] = entry
      return free
    }
    entries.append(entry)
    return entries.count - 1
  }

  /// Adds a constraint of the system's own; of a contradiction it's the app's latest constraint that goes.
  func addSystem(
    _ expression: LayoutExpression, _ relation: ConstraintSolver.Relation = .equal,
    priority: Double = ConstraintSolver.required
  ) -> ConstraintSolver.ID? {
    addSystem(expression.terms, expression.constant, relation, priority: priority)
  }

  func addSystem(
    _ terms: SolverTerms, _ constant: Double, _ relation: ConstraintSolver.Relation = .equal,
    priority: Double = ConstraintSolver.required
  ) -> ConstraintSolver.ID? {
    for _ in 0..<8 {
      do {
        return try solver.add(terms, constant: constant, relation, priority: priority)
      } catch let conflict as ConstraintSolver.Conflict {
        guard let victim = userConstraints(conflict.with).last else { return nil }
        report(conflict, breaking: victim)
        guard let slot = slot(of: victim) else { return nil }
        if let id = entries[slot]?.id { solver.remove(id) }
        entries[slot]?.id = nil
      } catch {
        preconditionFailure("The solver throws nothing but conflicts.")
      }
    }
    return nil
  }

  /// The app's constraints among those of the solver, in order of activation.
  func userConstraints(_ ids: [ConstraintSolver.ID]) -> [NSLayoutConstraint] {
    // By the place of the record: there may be thousands of entries.
    var numbers = [Int?](repeating: nil, count: (ids.lazy.map(\.slot).max() ?? -1) + 1)
    for id in ids { numbers[id.slot] = id.number }
    var found: [NSLayoutConstraint] = []
    for entry in entries {
      if let entry, let id = entry.id, id.slot < numbers.count, numbers[id.slot] == id.number { found.append(entry.constraint) }
    }
    return found.sorted { $0.activation < $1.activation }
  }

  func updateConstants(at slots: [Int]) {
    for slot in slots {
      guard let entry = entries[slot], let id = entry.id, let expression = expression(of: entry.constraint, hasTerms: false)
      else { continue }
      let constant = expression.constant
      if let present = solver.constant(of: id), abs(present - constant) > 1e-6 {
        solver.setConstant(constant, of: id)
        markDirty()
      }
    }
  }

  private func report(_ conflict: ConstraintSolver.Conflict, breaking constraint: NSLayoutConstraint) {
    if constraint.isBroken || isTemporary { return }
    constraint.isBroken = true
    var all = userConstraints(conflict.with)
    if !all.contains(constraint) { all.append(constraint) }
    AutoLayoutTexts.post(AutoLayoutTexts.unsatisfiable(all, broken: constraint))
  }

  private func relation(of constraint: NSLayoutConstraint, mirrored: Bool) -> ConstraintSolver.Relation {
    switch constraint.relation {
    case .equal: .equal
    case .lessThanOrEqual: mirrored ? .greaterOrEqual : .lessOrEqual
    case .greaterThanOrEqual: mirrored ? .lessOrEqual : .greaterOrEqual
    }
  }
}
