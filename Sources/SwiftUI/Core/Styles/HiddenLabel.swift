import CellTrace

/// The label of a control that does not show it: it names the control all the same.
@MainActor enum HiddenLabel {
  /// What a label says, read from nodes made for the moment.
  static func text<Label: View>(of label: Label, for node: ViewNode) -> String? {
    let made = NodeReconciler.makeForReading(label, below: node)
    defer { made.unmount() }
    let names = LabelNames.of(made)
    return names.text ?? names.image
  }
}

nonisolated extension EnvironmentValues {
  /// The label of the control around a view, if it is not shown.
  @Entry var hiddenLabel: String? = nil
}

/// An icon whose title is not shown: that is what it is called, unless the app says otherwise.
nonisolated struct TitledIcon<Title: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let title: Title

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { TitledIconNode(view, inputs) }
}

@MainActor private final class TitledIconNode<Content: View, Title: View>: ModifierNode<Content, TitledIcon<Title>> {
  override var spokenLabel: String? { HiddenLabel.text(of: view.modifier.title, for: self) }

  override func describe(_ pass: inout DescribePass) {
    guard !pass.isRecorded("accessibilityLabel"), let name = spokenLabel else { return super.describe(&pass) }
    let saved = pass.enter(.visible, frame, (RecordedModifier(name: "accessibilityLabel", value: name), nil))
    describeContent(&pass)
    pass.leave(saved)
  }
}
