/// A description of a piece of the interface: an input of the graph, never a thing that lives.
@MainActor @preconcurrency public protocol View {
  /// The type of ``body``; `Never` for views the runtime draws itself.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never called.
  nonisolated public var body: Never { fatalError("Never has no body.") }
}

/// A view the runtime draws itself: it makes its own kind of node.
protocol PrimitiveView: View where Body == Never {
  /// The node for `view` at a place.
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode
}

extension PrimitiveView {
  /// Never called: the runtime asks primitive views for a node instead.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the runtime and has no body.") }
}
