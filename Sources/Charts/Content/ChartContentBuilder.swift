import SwiftUI

/// Builds content from the statements of a closure.
@resultBuilder public struct ChartContentBuilder {
  /// One piece of content as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent { content }
  /// No statement.
  public static func buildBlock() -> some ChartContent { NoChartContent() }
  /// One statement.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: ChartContent { content }
  /// Several statements.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some ChartContent
  where repeat each Content: ChartContent { ChartContentList(content: (repeat each content)) }
  /// `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ChartContent { content }
  /// The first branch.
  public static func buildEither<First, Second>(first: First) -> BuilderConditional<First, Second>
  where First: ChartContent, Second: ChartContent { BuilderConditional(content: .first(first)) }
  /// The other branch.
  public static func buildEither<First, Second>(second: Second) -> BuilderConditional<First, Second>
  where First: ChartContent, Second: ChartContent { BuilderConditional(content: .second(second)) }
  /// `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyChartContent where Content: ChartContent {
    AnyChartContent(content)
  }
}

/// One of two pieces of content.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let content: Branch
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {}
extension BuilderConditional: PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) {
    switch content {
    case .first(let content): content.collect(&marks)
    case .second(let content): content.collect(&marks)
    }
  }
}

nonisolated struct NoChartContent: ChartContent, PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) {}
}

nonisolated struct ChartContentList<each Content: ChartContent>: ChartContent, PrimitiveChartContent {
  let content: (repeat each Content)
  @MainActor func plot(_ marks: inout [PlottedMark]) { repeat (each content).collect(&marks) }
}
