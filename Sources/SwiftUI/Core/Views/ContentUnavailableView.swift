/// Says that there is nothing to show, and why.
nonisolated public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a message of views.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions, in the middle of the place.
  @MainActor public var body: some View {
    VStack(spacing: 8) {
      label.font(.title2.weight(.bold))
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  /// Creates a message with a symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  /// Creates a message with an image.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }
}

/// What a message about a search without results shows.
nonisolated public struct SearchUnavailableContent {
  /// The label.
  public struct Label: View {
    let text: String?
    /// The symbol and the sentence.
    @MainActor public var body: some View {
      SwiftUI.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }
  /// The description.
  public struct Description: View {
    /// The advice.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// The actions: none.
  public struct Actions: View {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView { made(nil) }
  /// Says that a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView { made(text) }

  private static func made(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
