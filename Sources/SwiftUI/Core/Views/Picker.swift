/// A choice among several values.
nonisolated public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Creates a picker.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// The label and what is chosen; the choices are recorded.
  @MainActor public var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Button {
      } label: {
        Text(verbatim: ValueText.of(selection.wrappedValue))
      }
    }
    .modifier(ContextMenuModifier(items: content, name: "choices"))
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// Decides how pickers look.
@MainActor @preconcurrency public protocol PickerStyle {}

/// The look that suits the place.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates it.
  public init() {}
}
/// All choices beside each other.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates it.
  public init() {}
}
/// A menu of choices.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates it.
  public init() {}
}
/// All choices one below the other.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates it.
  public init() {}
}
/// A wheel of choices.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates it.
  public init() {}
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that suits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// A menu of choices.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
nonisolated extension PickerStyle where Self == InlinePickerStyle {
  /// All choices one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
nonisolated extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of choices.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension View {
  /// Gives pickers below a look.
  public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    modifier(RecordedOnly("pickerStyle", TypeNames.plain(S.self)))
  }
}
