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
