/// The only place that makes, keeps, moves or replaces a node.
///
/// A place in the view tree has at most one occupant. When a new view comes to the place, this table decides:
///
/// | old occupant | new view | decision |
/// |---|---|---|
/// | none | none | nothing |
/// | none | a view | create |
/// | a node | none | destroy |
/// | node of type T, structural | T, structural | keep |
/// | node of type T, id a | T, id a, same position | keep |
/// | node of type T, id a | T, id a, another position | move |
/// | node of type T, id a | T, id b | replace |
/// | node of type T | another type | replace |
/// | structural node | T with an id, or the reverse | replace |
///
/// *Keep* and *move* preserve stored state; *replace* is destroy, then create. The new node comes to life before the old
/// one is told that it is gone (ID-08).
@MainActor enum NodeReconciler {
  /// What occupies or wants to occupy a place.
  struct Occupant: Equatable {
    var type: ObjectIdentifier
    var identity: ViewIdentity
    var position: Int = 0
  }

  /// What becomes of the node at a place.
  enum Decision: Equatable {
    case nothing, create, destroy, keep, move, replace
  }

  /// The table.
  static func decide(old: Occupant?, new: Occupant?) -> Decision {
    switch (old, new) {
    case (nil, nil): return .nothing
    case (nil, .some): return .create
    case (.some, nil): return .destroy
    case (.some(let old), .some(let new)):
      guard old.type == new.type, old.identity == new.identity else { return .replace }
      return old.position == new.position ? .keep : .move
    }
  }

  /// Brings the view at a place of fixed type up to date. Position and type are the same by construction, so the table's
  /// answer is *create* for an empty place and *keep* otherwise.
  @inline(__always)
  static func update<V: View>(_ place: inout ViewNode?, to view: V, in parent: ViewNode, _ environment: EnvironmentValues) {
    if let node = place {
      unsafeDowncast(node, to: NodeOf<V>.self).update(view, environment)
    } else {
      place = make(view, parent.inputs(environment))
    }
  }

  /// A node below another that exists for the moment, to be read and unmounted: the entries of a menu, say. All of it is made at
  /// once, also in a row of a list that makes its own rows one by one.
  static func makeForReading<V: View>(_ view: V, below node: ViewNode) -> ViewNode {
    var whole = node.environment
    whole.builtin.makesRowsLazily = false
    return make(view, node.inputs(whole))
  }

  /// Brings a place up to date whose occupant may change in type or explicit identity. Returns what was done.
  @discardableResult
  static func reconcile<V: View>(
    _ place: inout ViewNode?, oldIdentity: ViewIdentity, to view: V, identity: ViewIdentity, in parent: ViewNode,
    _ environment: EnvironmentValues
  ) -> Decision {
    let old = place.map { Occupant(type: ObjectIdentifier($0.viewType), identity: oldIdentity) }
    let decision = decide(old: old, new: Occupant(type: ObjectIdentifier(V.self), identity: identity))
    switch decision {
    case .keep, .move: update(&place, to: view, in: parent, environment)
    case .create, .replace:
      let gone = place
      place = make(view, parent.inputs(environment))
      gone?.unmount()
      parent.structureChanged()
    case .destroy, .nothing: break
    }
    return decision
  }

  /// Empties a place.
  static func remove(_ place: inout ViewNode?, from parent: ViewNode) {
    guard let gone = place else { return }
    place = nil
    gone.unmount()
    parent.structureChanged()
  }

  /// One element of a keyed collection.
  struct Keyed<Value> {
    var id: AnyHashable
    var value: Value
  }

  /// Brings the children of a keyed collection up to date: a child follows its id to its new position; what has no new
  /// position is destroyed after the new ones were made. Returns the decisions in new order, then the destroyed.
  @discardableResult
  static func reconcileKeyed<V: View>(
    _ nodes: inout [ViewNode], _ oldIDs: [AnyHashable], to new: [Keyed<V>], in parent: ViewNode,
    _ environment: EnvironmentValues
  ) -> [Decision] {
    if oldIDs.count == new.count && zip(oldIDs, new).allSatisfy({ $0 == $1.id }) {
      for index in nodes.indices {
        unsafeDowncast(nodes[index], to: NodeOf<V>.self).update(new[index].value, environment)
      }
      return Array(repeating: .keep, count: new.count)
    }
    let type = ObjectIdentifier(V.self)
    var positions: [AnyHashable: [Int]] = [:]
    for (index, id) in oldIDs.enumerated().reversed() { positions[id, default: []].append(index) }
    var taken = Set<Int>()
    var result: [ViewNode] = []
    var decisions: [Decision] = []
    result.reserveCapacity(new.count)
    for (index, element) in new.enumerated() {
      let from = positions[element.id]?.popLast()
      let identity = ViewIdentity.explicit(element.id)
      let decision = decide(
        old: from.map { Occupant(type: type, identity: identity, position: $0) },
        new: Occupant(type: type, identity: identity, position: index))
      decisions.append(decision)
      if let from {
        taken.insert(from)
        let node = nodes[from]
        unsafeDowncast(node, to: NodeOf<V>.self).update(element.value, environment)
        result.append(node)
      } else {
        result.append(make(element.value, parent.inputs(environment)))
      }
    }
    let old = nodes
    nodes = result
    let gone = old.indices.filter { !taken.contains($0) }.map { old[$0] }
    RemovedRows.leave(gone)
    for node in gone {
      decisions.append(.destroy)
      node.unmount()
    }
    parent.structureChanged()
    return decisions
  }

  /// The node for a view at a new place.
  static func make<V: View>(_ view: V, _ inputs: NodeInputs) -> ViewNode {
    let maker = NodeMaker.of(V.self)
    return withAddress(of: view) { maker.make($0, inputs) }
  }
}
