import Combine

nonisolated extension View {
  /// Calls `action` for every value of a publisher (ST-25).
  @preconcurrency public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P: Publisher, P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier, PrimitiveModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ReceiveNode(view, inputs) }
}

/// The node of a subscription: begins with the first update, again when the publisher is another one. Values are delivered
/// after the update under way.
@MainActor private final class ReceiveNode<Content: View, P: Publisher>: ModifierNode<Content, ReceiveModifier<P>>
where P.Failure == Never {
  private var cancellable: AnyCancellable?

  override init(_ view: ModifiedContent<Content, ReceiveModifier<P>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    subscribe()
  }

  override func update(_ view: ModifiedContent<Content, ReceiveModifier<P>>, _ environment: EnvironmentValues) {
    let isSame = FieldComparisonCache<P>.equal(self.view.modifier.publisher, view.modifier.publisher)
    super.update(view, environment)
    if !isSame { subscribe() }
  }

  private func subscribe() {
    graph.queue(.change) { [weak self] in
      guard let self else { return }
      cancellable = view.modifier.publisher.sink { [weak self] value in self?.receive(value) }
    }
  }

  nonisolated private func receive(_ value: P.Output) {
    guard MainThread.isCurrent else {
      RuntimeWarnings.publishedInBackground()
      nonisolated(unsafe) let value = value
      MainThread.run { self.deliver(value) }
      return
    }
    nonisolated(unsafe) let received = value
    MainThread.assume { deliver(received) }
  }

  private func deliver(_ value: P.Output) {
    if ViewGraph.evaluating == nil {
      view.modifier.action(value)
    } else {
      graph.queue(.change) { [weak self] in self?.view.modifier.action(value) }
    }
  }

  override func willLeave() { cancellable = nil }
}
