import HeadlessCore
@_spi(CellHarness) import UIKit
import UniformTypeIdentifiers

/// A node whose content can be dragged.
@MainActor protocol DragSource: ViewNode {
  func dragProvider() -> NSItemProvider
}

/// A node that takes what is dropped on it (IN-05).
@MainActor protocol DropTarget: ViewNode {
  /// A drag that comes over it; nil if nothing of it is of its types.
  func visit(of providers: [NSItemProvider], at point: CGPoint) -> (any DropVisit)?
}

nonisolated struct DragModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  let value: String
  let provider: () -> NSItemProvider

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? { RecordedModifier(name: name, value: value) }
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { DragNode(view, inputs) }
}

@MainActor private final class DragNode<Content: View>: ModifierNode<Content, DragModifier>, DragSource {
  func dragProvider() -> NSItemProvider {
    TouchRules.fired(self, view.modifier.name)
    return view.modifier.provider()
  }
}

nonisolated struct DropModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  let value: String
  /// What comes over the view, told what is dropped and where; nil if that is nothing for it.
  let visit: (DropInfo) -> HostedDrop?

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? { RecordedModifier(name: name, value: value) }
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { DropNode(view, inputs) }
}

@MainActor private final class DropNode<Content: View>: ModifierNode<Content, DropModifier>, DropTarget {
  func visit(of providers: [NSItemProvider], at point: CGPoint) -> (any DropVisit)? {
    guard environment.builtin.isEnabled else { return nil }
    let place = CGPoint(x: point.x - CGFloat(frame.x), y: point.y - CGFloat(frame.y))
    guard let drop = view.modifier.visit(DropInfo(providers: providers, location: place)) else { return nil }
    return HostedDropVisit(drop) { [self] in TouchRules.fired(self, view.modifier.name) }
  }
}

/// What a view does with a drag that is over it. Called on the main thread.
nonisolated struct HostedDrop {
  var enter: () -> Bool = { true }
  /// What would be done if the finger were lifted now.
  var update: () -> UIDropOperation = { .copy }
  var exit: () -> Void = {}
  var perform: () -> Bool
}

@MainActor private final class HostedDropVisit: DropVisit {
  private let drop: HostedDrop
  private let fired: () -> Void
  private(set) var operation = UIDropOperation.copy

  init(_ drop: HostedDrop, fired: @escaping () -> Void) {
    self.drop = drop
    self.fired = fired
  }

  func enter() -> Bool { drop.enter() }
  func update() { operation = drop.update() }
  func exit() { drop.exit() }
  func perform() -> Bool {
    guard operation == .copy || operation == .move else {
      drop.exit()
      return false
    }
    fired()
    return drop.perform()
  }
}

extension ViewGraph {
  /// The deepest node of a kind at a point.
  func deepest<T>(_ kind: T.Type, at point: CGPoint, below start: ViewNode? = nil) -> T? {
    func find(_ node: ViewNode) -> T? {
      var found: T?
      node.forEachPart { if let deeper = find($0) { found = deeper } }
      if let found { return found }
      guard node.frame.contains(Double(point.x), Double(point.y)), !conceals(node) else { return nil }
      return node as? T
    }
    return (start ?? root).flatMap { find($0) }
  }
}

extension ViewNode {
  /// The middles of what can be dragged in the node.
  fileprivate var dragPoints: [CGPoint] {
    var found: [CGPoint] = []
    func visit(_ node: ViewNode) {
      if node is any DragSource, !graph.conceals(node) {
        found.append(CGPoint(x: node.frame.x + node.frame.width / 2, y: node.frame.y + node.frame.height / 2))
      }
      node.forEachPart(visit)
    }
    visit(self)
    return found
  }
}

extension ViewNode {
  /// True if something in the node takes drops.
  fileprivate var takesDrops: Bool {
    if self is any DropTarget, !graph.conceals(self) { return true }
    var takes = false
    forEachPart { if !takes { takes = $0.takesDrops } }
    return takes
  }
}

extension HostingView: HostedDragging {
  var takesDrops: Bool { graph.root?.takesDrops ?? false }
  var dragPoints: [CGPoint] { graph.root?.dragPoints ?? [] }
  func dragItems(at point: CGPoint) -> [NSItemProvider] {
    graph.deepest((any DragSource).self, at: point).map { [$0.dragProvider()] } ?? []
  }
  func dropVisit(of providers: [NSItemProvider], at point: CGPoint) -> (any DropVisit)? {
    graph.deepest((any DropTarget).self, at: point)?.visit(of: providers, at: point)
  }
}

extension HostedRowView: HostedDragging {
  var takesDrops: Bool { inside { _, line in line.item.node.takesDrops } ?? false }
  var dragPoints: [CGPoint] { inside { _, line in line.item.node.dragPoints } ?? [] }
  func dragItems(at point: CGPoint) -> [NSItemProvider] {
    inside { graph, line in
      graph.deepest((any DragSource).self, at: point, below: line.item.node).map { [$0.dragProvider()] }
    } ?? []
  }
  func dropVisit(of providers: [NSItemProvider], at point: CGPoint) -> (any DropVisit)? {
    inside { graph, line in
      graph.deepest((any DropTarget).self, at: point, below: line.item.node)?.visit(of: providers, at: point)
    }
  }
}
