import CellTrace

/// A node that adds something to the bars of its screen.
@MainActor protocol BarSource: ViewNode {
  /// What can be chosen there now: made for the moment, as menus are.
  func barEntries() -> [MenuEntry]
  /// The field for searching there, if this adds one.
  var searchField: BarSearchField? { get }
}

extension BarSource {
  func barEntries() -> [MenuEntry] { [] }
  var searchField: BarSearchField? { nil }
}

/// A field for searching in a bar.
struct BarSearchField {
  let prompt: String
  let text: Binding<String>
  /// What the keyboard's search key does.
  let submit: @MainActor () -> Void
  /// Tells that the keyboard came or went.
  let focus: @MainActor (Bool) -> Void
  /// What the key that deletes does where there is no text before it.
  let deleteToken: @MainActor () -> Void
}

/// Things in bars: they show in the appearance by title, and a finger reaches them there.
nonisolated struct ToolbarModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let items: [ToolbarPart]

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ToolbarNode(view, inputs) }
}

@MainActor private final class ToolbarNode<Content: View>: ModifierNode<Content, ToolbarModifier>, BarSource {
  /// What stands in the bars lives as long as the screen does, beside its content.
  private var bars: [ViewNode] = []

  override init(_ view: ModifiedContent<Content, ToolbarModifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    followItems()
  }

  override func update(_ view: ModifiedContent<Content, ToolbarModifier>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    followItems()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    for bar in bars { bar.environmentChanged(environment) }
  }

  override func willLeave() { for bar in bars { bar.unmount() } }

  private func followItems() {
    let items = view.modifier.items
    for bar in bars.dropFirst(items.count) { bar.unmount() }
    bars = Array(bars.prefix(items.count))
    for (index, item) in items.enumerated() {
      var bar: ViewNode? = index < bars.count ? bars[index] : nil
      NodeReconciler.update(&bar, to: item.content, in: self, environment)
      if let bar, index >= bars.count { bars.append(bar) }
    }
  }

  func barEntries() -> [MenuEntry] { bars.flatMap { MenuContent.entries(below: $0) } }

  override func describe(_ pass: inout DescribePass) {
    let titles = MenuContent.titles(barEntries())
    let saved = pass.enter(.visible, frame, (RecordedModifier(name: "toolbar", value: titles.joined(separator: ", ")), nil))
    describeContent(&pass)
    pass.leave(saved)
  }
}
