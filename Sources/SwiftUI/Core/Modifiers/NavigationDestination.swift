import HeadlessCore

nonisolated extension View {
  /// Says which view a link to a value of a type leads to.
  public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(
      ValueDestinationModifier<D>(
        name: "\(TypeNames.plain(D.self)) \(TypeNames.plain(C.self))", make: { AnyView(destination($0)) }))
  }
  /// Leads to a view while a condition holds.
  public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let screen = AnyView(destination())
    return PresentedDestination(
      content: self, shown: { isPresented.wrappedValue ? AnyHashable(true) : nil }, make: { screen },
      close: { isPresented.wrappedValue = false })
  }
  /// Leads to a view while there is a value.
  public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    PresentedDestination(
      content: self, shown: { item.wrappedValue.map { AnyHashable($0) } },
      make: { item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) }, close: { item.wrappedValue = nil })
  }
}

nonisolated struct ValueDestinationModifier<D: Hashable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  let make: (D) -> AnyView

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "navigationDestination", value: name)
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ValueDestinationNode(view, inputs) }
}

/// Tells the stack around it where values lead.
@MainActor
private final class ValueDestinationNode<Content: View, D: Hashable>: ModifierNode<Content, ValueDestinationModifier<D>> {
  override init(_ view: ModifiedContent<Content, ValueDestinationModifier<D>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    environment.navigation?.setDestination(D.self, view.modifier.make)
  }

  override func modifierChanged(from old: ValueDestinationModifier<D>) {
    environment.navigation?.setDestination(D.self, view.modifier.make)
  }
}

nonisolated extension View {
  /// Leads to a view while a condition holds, as older links do.
  func leads(while condition: Binding<Bool>, to destination: @escaping @MainActor () -> AnyView) -> some View {
    PresentedDestination(
      content: self, shown: { condition.wrappedValue ? AnyHashable(true) : nil },
      make: { MainThread.assume { destination() } }, close: { condition.wrappedValue = false })
  }

  /// Leads to a column of a split view while a condition holds.
  func leads(while condition: Binding<Bool>, toColumn column: some View) -> some View {
    let screen = AnyView(column)
    return PresentedDestination(
      content: self, shown: { condition.wrappedValue ? AnyHashable(true) : nil }, make: { screen },
      close: { condition.wrappedValue = false }, isRecorded: false)
  }
}

/// Reads in a body of its own whether the destination shows.
private nonisolated struct PresentedDestination<Content: View>: View, HelperView {
  let content: Content
  let shown: () -> AnyHashable?
  let make: () -> AnyView
  let close: () -> Void
  var isRecorded = true

  @MainActor var body: some View {
    content.modifier(PresentedDestinationModifier(shown: shown(), make: make, close: close, isRecorded: isRecorded))
  }
}

nonisolated struct PresentedDestinationModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let shown: AnyHashable?
  let make: () -> AnyView
  let close: () -> Void
  let isRecorded: Bool

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    isRecorded ? RecordedModifier(name: "navigationDestination", value: "\(shown != nil)") : nil
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { PresentedDestinationNode(view, inputs) }
}

/// Pushes while the condition holds. A navigation controller of UIKit's around the host is pushed to where there is no stack.
@MainActor private final class PresentedDestinationNode<Content: View>: ModifierNode<Content, PresentedDestinationModifier> {
  private var pushed: (value: AnyHashable, id: Int?)?

  override init(_ view: ModifiedContent<Content, PresentedDestinationModifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    follow()
  }

  override func modifierChanged(from old: PresentedDestinationModifier) {
    if old.shown != view.modifier.shown { follow() }
  }

  private func follow() {
    guard view.modifier.shown != nil || pushed != nil else { return }
    graph.queue(.change) { [weak self] in self?.bringUpToDate() }
  }

  private func bringUpToDate() {
    let wanted = view.modifier.shown
    guard !isGone, pushed?.value != wanted else { return }
    if let pushed {
      self.pushed = nil
      if let id = pushed.id {
        environment.navigation?.stack?.remove(id)
      } else {
        Probe.post(.unowned("taking back a navigationDestination that a navigation controller shows"))
      }
    }
    guard let wanted else { return }
    let modifier = view.modifier
    if let stack = environment.navigation?.stack {
      let id = stack.push(modifier.make()) { [weak self] in
        self?.pushed = nil
        modifier.close()
      }
      pushed = (wanted, id)
    } else if graph.platform?.push(modifier.make(), environment) == true {
      pushed = (wanted, nil)
    } else {
      Probe.post(.unowned("a navigationDestination without a navigation controller around it"))
    }
  }
}
