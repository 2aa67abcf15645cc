import CellTrace
import HeadlessCore

/// Sets the look of pickers below.
nonisolated struct PickerLookWriter: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let look: PickerLook
  let name: String
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment.pickerLook = look }
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "pickerStyle", value: name)
  }
}

extension EnvironmentValues {
  @Entry nonisolated var pickerLook: PickerLook = .automatic
}

/// Reads the selection in a body of its own, so that a write updates the picker alone.
nonisolated struct PickerReader<Value: Hashable, Content: View>: View, HelperView {
  let selection: Binding<Value>
  let label: ModifiedSource
  let content: Content

  @MainActor var body: some View {
    let selection = selection
    PickerCore(chosen: AnyHashable(selection.wrappedValue), label: label, content: content) { tag in
      // A choice of an optional value may be marked with the value itself, and the reverse.
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
  }
}

nonisolated struct PickerCore<Content: View>: View, PrimitiveView {
  let chosen: AnyHashable
  let label: ModifiedSource
  let content: Content
  let choose: @MainActor (AnyHashable) -> Void

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { PickerNode(view, inputs) }
}

/// One choice of a picker.
nonisolated struct PickerChoice: Equatable {
  var tag: AnyHashable
  var title: String
  var image: String?
}

/// The node of a picker: reads the choices from the views that describe them, and shows them as its look asks.
@MainActor private final class PickerNode<Content: View>: TypedNode<PickerCore<Content>>, MenuSource {
  private var choices: [PickerChoice] = []

  override var keepsTraits: Bool { true }

  override init(_ view: PickerCore<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override var pathName: String? { "Picker" }

  override func update(_ view: PickerCore<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rebuild()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    rebuild()
  }

  private func rebuild() {
    readChoices()
    let isHidden = environment.builtin.labelsHidden
    let face = PickerFace(
      look: environment.pickerLook, isInList: environment.isListRow, labelIsHidden: isHidden,
      name: isHidden ? HiddenLabel.text(of: PickerLabel(source: view.label), for: self) : nil,
      label: PickerLabel(source: view.label),
      choices: choices, chosen: view.chosen
    ) { [weak self] tag in self?.choose(tag) }
    NodeReconciler.update(&child, to: face, in: self, environment)
  }

  private func readChoices() {
    let made = NodeReconciler.makeForReading(view.content, below: self)
    defer { made.unmount() }
    var list = ItemList()
    made.collectItems(&list)
    choices = list.array.compactMap { item in
      let names = LabelNames.of(item.node)
      let own = ViewTraits.value(ObjectIdentifier(TagTrait.self), of: item) as? AnyHashable
      guard let tag = own ?? elementID(of: item.node) else { return nil }
      return PickerChoice(tag: tag, title: names.text ?? names.image ?? "", image: names.image)
    }
  }

  /// A choice that isn't marked stands for the id of its element.
  private func elementID(of node: ViewNode) -> AnyHashable? {
    var current: ViewNode? = node
    while let node = current, node !== self {
      if let identified = node as? any IdentifiedNode { return identified.explicitID }
      current = node.parent
    }
    return nil
  }

  private func choose(_ tag: AnyHashable) {
    TouchRules.fired(self, "Picker")
    view.choose(tag)
  }

  func menuEntries() -> [MenuEntry] {
    // The node may be there only for the menu: its entries outlive it.
    let (chosen, choose) = (view.chosen, view.choose)
    let inner = choices.map { choice in
      MenuEntry(title: choice.title, image: choice.image, isOn: choice.tag == chosen, kind: .action { choose(choice.tag) })
    }
    let made = NodeReconciler.makeForReading(PickerLabel(source: view.label), below: self)
    defer { made.unmount() }
    let title = LabelNames.of(made).text ?? ""
    // In a menu the choices stand among the other entries, where nothing else is asked for.
    switch environment.pickerLook {
    case .menu: return [MenuEntry(title: title, isChoice: true, kind: .submenu(inner))]
    case .palette: return [MenuEntry(title: title, isChoice: true, kind: .palette(inner))]
    case .automatic, .inline, .segmented, .wheel, .screen:
      return [MenuEntry(title: title, isChoice: true, kind: .group(inner))]
    }
  }
}

/// The screen that a picker leads to: its choices as rows. The screen goes when one is chosen.
nonisolated struct PickerScreen: View, HelperView {
  let choices: [PickerChoice]
  let chosen: AnyHashable
  let choose: @MainActor (AnyHashable) -> Void
  @Environment(\.dismiss) private var dismiss

  init(choices: [PickerChoice], chosen: AnyHashable, choose: @escaping @MainActor (AnyHashable) -> Void) {
    (self.choices, self.chosen, self.choose) = (choices, chosen, choose)
  }

  @MainActor var body: some View {
    List {
      ForEach(choices, id: \.tag) { choice in
        Button {
          choose(choice.tag)
          dismiss()
        } label: {
          HStack {
            Text(verbatim: choice.title)
            Spacer(minLength: 8)
            if choice.tag == chosen { Image(systemName: "checkmark") }
          }
        }
      }
    }
  }
}

/// The choices of a picker as entries of its menu.
nonisolated struct PickerChoices: View, PrimitiveView {
  let choices: [PickerChoice]
  let chosen: AnyHashable
  let choose: @MainActor (AnyHashable) -> Void

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { PickerChoicesNode(view, inputs) }
}

@MainActor private final class PickerChoicesNode: TypedNode<PickerChoices>, MenuSource {
  func menuEntries() -> [MenuEntry] {
    let (chosen, choose) = (view.chosen, view.choose)
    return view.choices.map { choice in
      MenuEntry(
        title: choice.title, image: choice.image, isOn: choice.tag == chosen, kind: .action { choose(choice.tag) })
    }
  }
}
