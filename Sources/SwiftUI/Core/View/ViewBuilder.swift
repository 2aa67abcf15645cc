/// Builds one view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// One view as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  /// Several statements.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View {
    TupleView((repeat each content))
  }

  /// `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

  /// The first branch of `if`/`else` or `switch`.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The other branch of `if`/`else` or `switch`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// `if #available`.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}
