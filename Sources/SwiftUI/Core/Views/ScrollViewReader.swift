import Foundation

/// Gives content a way to scroll the scroll views in it.
nonisolated public struct ScrollViewReader<Content>: View where Content: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// Scrolls the scroll views in a reader.
nonisolated public struct ScrollViewProxy: @unchecked Sendable {
  fileprivate weak var node: ViewNode?

  /// Scrolls to the view with an id: so that the anchors of view and scroll view meet, or by as little as shows it.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    let wanted = AnyHashable(id)
    MainThread.assume((node, wanted, anchor)) { parts in
      guard let node = parts.0 else { return }
      ScrollSearch.scroll(below: node, to: parts.1, parts.2)
    }
  }
}

extension ScrollViewReader: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { ScrollReaderNode(view, inputs) }
}

@MainActor private final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>>, BodyNode {
  override init(_ view: ScrollViewReader<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override func update(_ view: ScrollViewReader<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rebuild()
  }

  override func refresh() { rebuild() }

  private func rebuild() {
    let previous = graph.enter(self)
    let content = ObservationTracking.track(self) { view.content(ScrollViewProxy(node: self)) }
    graph.leave(previous)
    NodeReconciler.update(&child, to: content, in: self, environment)
  }
}

/// A node that other code can find by an id.
@MainActor protocol IdentifiedNode: ViewNode {
  var explicitID: AnyHashable { get }
}

/// A node that scrolls.
@MainActor protocol ScrollingNode: ViewNode {
  /// Scrolls so that a frame shows.
  func reveal(_ frame: LayoutRect, _ anchor: UnitPoint?)
  /// Scrolls so that a node shows that has no frame in the coordinates around. False if frames say where it is.
  func reveal(_ target: ViewNode, _ anchor: UnitPoint?) -> Bool
  /// Scrolls to an edge of the content.
  func reveal(_ edge: Edge)
  /// Scrolls to a place in the content.
  func reveal(_ place: ScrollPlace)
}

extension ScrollingNode {
  func reveal(_ target: ViewNode, _ anchor: UnitPoint?) -> Bool { false }
  func reveal(_ edge: Edge) {}
  func reveal(_ place: ScrollPlace) {}
}

@MainActor enum ScrollSearch {
  static func scroll(below node: ViewNode, to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let target = find(id, node) ?? WaitingRows.find(id, node) else { return }
    var list = ItemList()
    target.collectItems(&list)
    var current = target.parent
    while let parent = current {
      if let scroll = parent as? any ScrollingNode {
        if scroll.reveal(target, anchor) { return }
        return list.first.map { scroll.reveal($0.frame, anchor) } ?? ()
      }
      current = parent.parent
    }
  }

  /// Scrolls the outermost scroll view below a node to an edge.
  static func scroll(below node: ViewNode, to edge: Edge) {
    if let scroll = node as? any ScrollingNode { return scroll.reveal(edge) }
    node.forEachPart { scroll(below: $0, to: edge) }
  }

  /// Scrolls the outermost scroll view below a node to a place in its content.
  static func scroll(below node: ViewNode, to place: ScrollPlace) {
    if let scroll = node as? any ScrollingNode { return scroll.reveal(place) }
    node.forEachPart { scroll(below: $0, to: place) }
  }

  static func find(_ id: AnyHashable, _ node: ViewNode) -> ViewNode? {
    if let identified = node as? any IdentifiedNode, identified.explicitID == id { return node }
    var found: ViewNode?
    node.forEachPart { if found == nil { found = find(id, $0) } }
    return found
  }
}
