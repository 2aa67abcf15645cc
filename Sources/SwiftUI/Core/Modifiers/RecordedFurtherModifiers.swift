import Foundation

/// How the chosen entry of a palette looks.
nonisolated public struct PaletteSelectionEffect: Equatable, Sendable {
  let name: String
  /// As suits.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(name: "automatic") }
  /// A variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant \(ValueText.of(variant))")
  }
  /// That of the app.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(name: "custom") }
}

/// The ground that content is put on.
nonisolated public struct ContainerBackgroundPlacement: Equatable, Sendable {
  let name: String
  /// That of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// That of a screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// That of a column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// That of a page of tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// That of a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// One of another framework's.
  @_spi(CellHarness) public init(name: String) { self.name = name }
}

/// How much the system helps with writing.
nonisolated public struct WritingToolsBehavior: Equatable, Sendable {
  let name: String
  /// As suits.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In the text.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Whether hovering with something dragged opens what is below.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// As suits.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Yes.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// No.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// How serious a dialog is.
nonisolated public struct DialogSeverity: Equatable, Sendable {
  let name: String
  /// As suits.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Something can be lost.
  public static let critical = DialogSeverity(name: "critical")
  /// Nothing special.
  public static let standard = DialogSeverity(name: "standard")
}

/// What a symbol shows of its value.
nonisolated public struct SymbolVariableValueMode: Equatable, Sendable {
  let name: String
  /// Layers in colour.
  public static let color = SymbolVariableValueMode(name: "color")
  /// A part of its line.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

nonisolated extension View {
  /// Sets how the chosen entry of a palette looks.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(RecordedOnly("paletteSelectionEffect", effect.name))
  }
  /// Sets the ground of a container around the view.
  public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S: ShapeStyle {
    modifier(StyleRecord(name: "containerBackground", style: style, suffix: " for " + container.name))
  }
  /// Puts views on the ground of a container around the view; what a list shows does not follow from them.
  public func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { modifier(RecordedOnly("containerBackground", container.name)) }
  /// Shows or hides the labels of controls.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    switch visibility {
    case .hidden: labelsHidden()
    case .automatic, .visible: builtin(\.labelsHidden, false)
    }
  }
  /// Adds the room that the edges of a screen have.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Adds the room that the edges of a screen have, of some kind.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
  /// Sets the colour of a row's content.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(RecordedOnly("listItemTint", tint?.name ?? "nil"))
  }
  /// Shows or hides the arrows of rows that lead on.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(RecordedOnly("navigationLinkIndicatorVisibility", "\(visibility)"))
  }
  /// Shows or hides the thumbs of sliders.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    modifier(RecordedOnly("sliderThumbVisibility", "\(visibility)"))
  }
  /// Sets what symbols show of their values.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    modifier(RecordedOnly("symbolVariableValueMode", mode?.name ?? "nil"))
  }
  /// Keeps what the pointer does from showing.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(RecordedOnly("hoverEffectDisabled", "\(disabled)"))
  }
  /// Sets what the pointer does where nothing else is said.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(RecordedOnly("defaultHoverEffect", effect?.name ?? "nil"))
  }
  /// Lets the view react to hovering with something dragged.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    modifier(RecordedOnly("springLoadingBehavior", behavior.name))
  }
  /// Marks content that may be out of date.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(RecordedOnly("invalidatableContent", "\(invalidatable)"))
  }
  /// Sets the file that a screen's title stands for.
  public func navigationDocument(_ url: URL) -> some View { modifier(RecordedOnly("navigationDocument", url.absoluteString)) }
  /// Sets which activities of elsewhere the view takes.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(RecordedOnly("handlesExternalEvents", preferring.sorted().joined(separator: ", ")))
  }
}

// MARK: Text

nonisolated extension View {
  /// Shows the editor's panel for finding text; the host has none.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(RecordedOnly("findNavigator", "\(isPresented.wrappedValue)"))
  }
  /// Forbids finding text.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { modifier(RecordedOnly("findDisabled", "\(isDisabled)")) }
  /// Forbids replacing text that was found.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RecordedOnly("replaceDisabled", "\(isDisabled)"))
  }
  /// Sets how much the system helps with writing.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(RecordedOnly("writingToolsBehavior", behavior.name))
  }
  /// Shows or hides the system's help with writing.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    modifier(RecordedOnly("writingToolsAffordanceVisibility", "\(visibility)"))
  }
  /// Sets what typed letters choose the view.
  public func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(RecordedOnly("typeSelectEquivalent", text?.resolvedString(EnvironmentValues()) ?? "nil"))
  }
  /// Sets what typed letters choose the view.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    modifier(RecordedOnly("typeSelectEquivalent", stringKey.text))
  }
  /// Sets what typed letters choose the view.
  @_disfavoredOverload
  public func typeSelectEquivalent<S>(_ string: S) -> some View where S: StringProtocol {
    modifier(RecordedOnly("typeSelectEquivalent", String(string)))
  }
}

// MARK: Dialogs

nonisolated extension View {
  /// Sets the picture of dialogs.
  public func dialogIcon(_ icon: Image?) -> some View { modifier(RecordedOnly("dialogIcon", icon == nil ? "nil" : "set")) }
  /// Sets how serious dialogs are.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { modifier(RecordedOnly("dialogSeverity", severity.name)) }
  /// Lets the user keep a dialog from coming again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(RecordedOnly("dialogSuppressionToggle", "\(isSuppressed.wrappedValue)"))
  }
  /// Lets the user keep a dialog from coming again.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(isSuppressed: isSuppressed)
  }
}

/// The room at the edges of a screen.
nonisolated public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// The least there is.
  public static let minimum = ScenePadding(name: "minimum")
}

/// The colour of a row's content.
nonisolated public struct ListItemTint: Sendable {
  let name: String
  /// A colour that stays.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed \(tint)") }
  /// A colour that the system may replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred \(tint)") }
  /// That of text.
  public static let monochrome = ListItemTint(name: "monochrome")
}
