import Testing

@testable import SwiftUI

@MainActor @Suite struct NodeReconcilerTests {
  typealias Occupant = NodeReconciler.Occupant

  static let text = ObjectIdentifier(Text.self)
  static let image = ObjectIdentifier(Image.self)

  /// The table of `NodeReconciler`, row by row.
  static let table: [(old: Occupant?, new: Occupant?, decision: NodeReconciler.Decision)] = [
    (nil, nil, .nothing),
    (nil, Occupant(type: text, identity: .structural), .create),
    (Occupant(type: text, identity: .structural), nil, .destroy),
    (Occupant(type: text, identity: .structural), Occupant(type: text, identity: .structural), .keep),
    (Occupant(type: text, identity: .explicit(1)), Occupant(type: text, identity: .explicit(1)), .keep),
    (
      Occupant(type: text, identity: .explicit(1), position: 0),
      Occupant(type: text, identity: .explicit(1), position: 2), .move
    ),
    (Occupant(type: text, identity: .explicit(1)), Occupant(type: text, identity: .explicit(2)), .replace),
    (Occupant(type: text, identity: .structural), Occupant(type: image, identity: .structural), .replace),
    (Occupant(type: text, identity: .explicit(1)), Occupant(type: image, identity: .explicit(1)), .replace),
    (Occupant(type: text, identity: .structural), Occupant(type: text, identity: .explicit(1)), .replace),
    (Occupant(type: text, identity: .explicit(1)), Occupant(type: text, identity: .structural), .replace),
  ]

  @Test("the table of decisions", arguments: 0..<11)
  func decisions(row: Int) {
    let (old, new, decision) = Self.table[row]
    #expect(NodeReconciler.decide(old: old, new: new) == decision)
  }

  @Test("a keyed collection keeps, moves, creates and destroys as the table says")
  func keyed() {
    let graph = ViewGraph(root: EmptyView(), environment: EnvironmentValues())
    graph.update()
    guard let parent = graph.root else {
      Issue.record("no root")
      return
    }
    var nodes: [ViewNode] = []
    func apply(_ old: [String], _ new: [String]) -> [NodeReconciler.Decision] {
      NodeReconciler.reconcileKeyed(
        &nodes, old.map { AnyHashable($0) }, to: new.map { .init(id: AnyHashable($0), value: Text($0)) }, in: parent,
        EnvironmentValues())
    }
    #expect(apply([], ["a", "b", "c"]) == [.create, .create, .create])
    let before = nodes
    #expect(apply(["a", "b", "c"], ["a", "b", "c"]) == [.keep, .keep, .keep])
    #expect(apply(["a", "b", "c"], ["a", "c", "d"]) == [.keep, .move, .create, .destroy])
    #expect(nodes[0] === before[0])
    #expect(nodes[1] === before[2])
    #expect(before[1].isGone)
    #expect(!before[0].isGone)
  }
}
