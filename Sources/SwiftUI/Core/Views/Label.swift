/// A title with an icon.
nonisolated public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon
}

extension Label: View {
  /// Creates a label.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }
  /// Creates a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }
  /// Creates a label with an image of the asset catalog.
  @_disfavoredOverload
  public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: Text(title), icon: Image(name))
  }
  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}

nonisolated extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label that looks as a style was told.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

extension Label: PrimitiveView {
  @MainActor static func makeNode(_ view: Label<Title, Icon>, _ inputs: NodeInputs) -> ViewNode { LabelNode(view, inputs) }
}

@MainActor private final class LabelNode<Title: View, Icon: View>: TypedNode<Label<Title, Icon>> {
  override init(_ view: Label<Title, Icon>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override var pathName: String? { "Label" }

  override func update(_ view: Label<Title, Icon>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rebuild()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    rebuild()
  }

  private func rebuild() {
    let configuration = LabelStyleConfiguration(
      title: .init(source: TypedModifiedSource(view.title)), icon: .init(source: TypedModifiedSource(view.icon)))
    environment[styleFor: LabelStyleConfiguration.self].reconcile(&child, configuration, in: self, environment)
  }
}
