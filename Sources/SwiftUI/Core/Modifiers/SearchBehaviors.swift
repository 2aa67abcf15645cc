import Foundation

/// Whether a search in use takes the place of the bar's other content.
nonisolated public struct SearchPresentationToolbarBehavior: Sendable {
  let name: String
  /// As suits.
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(name: "automatic") }
  /// The bar's content stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }
}

/// How large a field for searching is in the bar.
nonisolated public struct SearchToolbarBehavior: Sendable {
  let name: String
  /// As suits.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// A button until it is used.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}

/// What begins dictation.
nonisolated public struct TextInputDictationActivation: Equatable, Sendable {
  let name: String
  /// Looking at the field's microphone.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// Choosing the field's microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// Where a field for searching offers dictation.
nonisolated public struct TextInputDictationBehavior: Equatable, Sendable {
  let name: String
  /// As suits.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// In the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline \(activation.name)")
  }
}

/// Where suggestions of a search are shown.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
  let name: String
  /// As suits.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu below the field.
    public static var menu: Set { Set(rawValue: 1) }
    /// In place of the content.
    public static var content: Set { Set(rawValue: 2) }
  }
}

private nonisolated struct SearchSuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

nonisolated extension EnvironmentValues {
  /// Where suggestions are shown, for the views that are suggested: on a phone in place of the content.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether a search in use takes the place of the bar's other content.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    modifier(RecordedOnly("searchPresentationToolbarBehavior", behavior.name))
  }
  /// Sets how large the field is in the bar.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(RecordedOnly("searchToolbarBehavior", behavior.name))
  }
  /// Sets where the field offers dictation.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    modifier(RecordedOnly("searchDictationBehavior", dictationBehavior.name))
  }
  /// Shows or hides suggestions at some places.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    modifier(RecordedOnly("searchSuggestionsVisibility", "\(visibility)"))
  }
}
