import SwiftUI

/// What an axis consists of.
@MainActor @preconcurrency public protocol AxisContent {
  /// The type of ``body``.
  associatedtype Body: AxisContent
  /// What the content consists of.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content that adds marks of the axis itself.
protocol PrimitiveAxisContent: AxisContent where Body == Never {
  @MainActor func add(to axis: inout AxisPlan)
}

extension PrimitiveAxisContent {
  /// Never called: the chart asks for the marks instead.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the chart and has no body.") }
}

extension Never: AxisContent {}

extension AxisContent {
  @MainActor func collect(_ axis: inout AxisPlan) {
    if let primitive = self as? any PrimitiveAxisContent { primitive.add(to: &axis) } else { body.collect(&axis) }
  }
}

/// Content of an axis whose type is hidden.
nonisolated public struct AnyAxisContent: AxisContent, PrimitiveAxisContent {
  private let content: any AxisContent
  /// Hides the type of content.
  public init<C>(_ content: C) where C: AxisContent { self.content = content }
  /// Hides the type of content.
  public init<C>(erasing content: C) where C: AxisContent { self.content = content }
  @MainActor func add(to axis: inout AxisPlan) { content.collect(&axis) }
}

extension Optional: AxisContent where Wrapped: AxisContent {}
extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  @MainActor func add(to axis: inout AxisPlan) { self?.collect(&axis) }
}
extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {}
extension BuilderConditional: PrimitiveAxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  @MainActor func add(to axis: inout AxisPlan) {
    switch content {
    case .first(let content): content.collect(&axis)
    case .second(let content): content.collect(&axis)
    }
  }
}

nonisolated struct AxisContentList<each Content: AxisContent>: AxisContent, PrimitiveAxisContent {
  let content: (repeat each Content)
  @MainActor func add(to axis: inout AxisPlan) { repeat (each content).collect(&axis) }
}

/// Builds the content of an axis from the statements of a closure.
@resultBuilder public struct AxisContentBuilder {
  /// One piece of content as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisContent { content }
  /// One statement.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: AxisContent { content }
  /// Several statements.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some AxisContent
  where repeat each Content: AxisContent { AxisContentList(content: (repeat each content)) }
  /// `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: AxisContent { content }
  /// The first branch.
  public static func buildEither<First, Second>(first: First) -> BuilderConditional<First, Second>
  where First: AxisContent, Second: AxisContent { BuilderConditional(content: .first(first)) }
  /// The other branch.
  public static func buildEither<First, Second>(second: Second) -> BuilderConditional<First, Second>
  where First: AxisContent, Second: AxisContent { BuilderConditional(content: .second(second)) }
  /// `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisContent where Content: AxisContent {
    AnyAxisContent(content)
  }
}
