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

  /// The label and the choices, in the look the surroundings ask for.
  @MainActor public var body: some View {
    PickerReader(selection: selection, label: TypedModifiedSource(label), content: content)
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

nonisolated extension Picker {
  /// Creates a picker.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}

/// Decides how pickers look.
@MainActor @preconcurrency public protocol PickerStyle {}

/// A look of pickers the runtime draws.
nonisolated enum PickerLook {
  case automatic, menu, segmented, inline, wheel, screen, palette
}

/// A style the runtime knows.
protocol KnownPickerStyle: PickerStyle {
  nonisolated static var look: PickerLook { get }
}

/// The look that suits the place.
nonisolated public struct DefaultPickerStyle: PickerStyle, KnownPickerStyle {
  static var look: PickerLook { .automatic }
  /// Creates it.
  public init() {}
}
/// All choices beside each other.
nonisolated public struct SegmentedPickerStyle: PickerStyle, KnownPickerStyle {
  static var look: PickerLook { .segmented }
  /// Creates it.
  public init() {}
}
/// A menu of choices.
nonisolated public struct MenuPickerStyle: PickerStyle, KnownPickerStyle {
  static var look: PickerLook { .menu }
  /// Creates it.
  public init() {}
}
/// All choices one below the other.
nonisolated public struct InlinePickerStyle: PickerStyle, KnownPickerStyle {
  static var look: PickerLook { .inline }
  /// Creates it.
  public init() {}
}
/// A wheel of choices.
nonisolated public struct WheelPickerStyle: PickerStyle, KnownPickerStyle {
  static var look: PickerLook { .wheel }
  /// Creates it.
  public init() {}
}

/// A screen of choices.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, KnownPickerStyle {
  static var look: PickerLook { .screen }
  /// Creates it.
  public init() {}
}
/// Choices in a row, in a menu.
nonisolated public struct PalettePickerStyle: PickerStyle, KnownPickerStyle {
  static var look: PickerLook { .palette }
  /// Creates it.
  public init() {}
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen of choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
nonisolated extension PickerStyle where Self == PalettePickerStyle {
  /// Choices in a row, in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
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
    modifier(PickerLookWriter(look: (S.self as? any KnownPickerStyle.Type)?.look ?? .automatic, name: TypeNames.plain(S.self)))
  }
}
