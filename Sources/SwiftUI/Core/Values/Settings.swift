import HeadlessCore

/// The direction of reading.
nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// Light or dark.
nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// How lines of text lie to each other.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// How content fills a frame of another shape.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// Why content is hidden behind a stand-in.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It has not arrived yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How a symbol is drawn.
nonisolated public struct SymbolRenderingMode: Equatable, Sendable {
  let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In given colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// The kind of deed a button does.
nonisolated public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It takes something back.
  public static let cancel = ButtonRole(name: "cancel")
  /// It agrees.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
}

nonisolated extension ButtonRole {
  /// What a button of the role shows if the app says nothing else.
  @MainActor @ViewBuilder var defaultLabel: some View {
    switch name {
    case ButtonRole.cancel.name, ButtonRole.close.name: symbol("xmark", name == "close" ? "Close" : "Cancel")
    case ButtonRole.confirm.name: symbol("checkmark", "Done")
    default: Text("Delete")
    }
  }

  @MainActor private func symbol(_ image: String, _ name: String) -> some View {
    Image(systemName: image).accessibilityLabel(Text(name))
  }
}

/// Whether something is shown.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// The size of controls.
nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The size of text the user chose.
nonisolated public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// True for the sizes made for people who see less well.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
  init(_ category: HeadlessCore.ContentSizeCategory) { self = Self.allCases[category.ordinal] }

  /// The same as a size category.
  var category: HeadlessCore.ContentSizeCategory {
    HeadlessCore.ContentSizeCategory.allCases[
      Self.allCases.firstIndex(of: self) ?? HeadlessCore.ContentSizeCategory.large.ordinal]
  }
}
