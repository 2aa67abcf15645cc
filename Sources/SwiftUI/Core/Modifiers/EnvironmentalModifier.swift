/// A modifier that looks at the environment and answers with the one to apply.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the answer.
  associatedtype ResolvedModifier: ViewModifier
  /// Asked again when what it reads of the environment changes.
  func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the answer.
  public func body(content: Content) -> some View { ResolvedContent(content: content, modifier: self) }
}

private struct ResolvedContent<Modifier: EnvironmentalModifier>: View {
  let content: Modifier.Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
