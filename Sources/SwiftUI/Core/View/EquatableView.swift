import CellTrace
import HeadlessCore

/// A view whose body is skipped while its value equals the last one (ST-17).
nonisolated public struct EquatableView<Content>: View where Content: Equatable, Content: View {
  /// The view.
  public var content: Content
  /// Wraps a view.
  public init(content: Content) { self.content = content }
}

nonisolated extension View where Self: Equatable {
  /// Skips the body while the value equals the last one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { EquatableNode(view, inputs) }
}

@MainActor private final class EquatableNode<Content: View & Equatable>: TypedNode<EquatableView<Content>> {
  override init(_ view: EquatableView<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override func update(_ view: EquatableView<Content>, _ environment: EnvironmentValues) {
    if self.view.content == view.content {
      tellKept(view.content)
      if !self.environment.isIdentical(to: environment) { environmentChanged(environment) }
      return
    }
    super.update(view, environment)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  /// What `==` leaves out, a closure mostly, stays the old one.
  private func tellKept(_ new: Content) {
    guard Probe.sink != nil, let item = graph.owner?().item else { return }
    let isSame = withUnsafeBytes(of: view.content) { old in withUnsafeBytes(of: new) { old.elementsEqual($0) } }
    if !isSame { Probe.post(.inputKept(item, viewType: TypeNames.plain(Content.self))) }
  }
}
