/// Builds the tabs of a tab view: the values of its tabs are of the type that its selection has.
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// A tab that a value of the selection's type chooses.
  public static func buildExpression<Content, Label>(
    _ content: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> where Content: View, Label: View { content }

  /// Anything else that a tab view can hold.
  @_disfavoredOverload
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
    ViewBuilder.buildEither(first: first)
  }

  /// The other branch of `if`/`else` or `switch`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    ViewBuilder.buildEither(second: second)
  }

  /// `if #available`.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}
