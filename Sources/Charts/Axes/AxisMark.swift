@_spi(CellHarness) import SwiftUI

/// What an axis draws at a value.
@MainActor @preconcurrency public protocol AxisMark {
  /// The type of ``body``.
  associatedtype Body: AxisMark
  /// What the mark consists of.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A mark the chart draws itself.
protocol PrimitiveAxisMark: AxisMark where Body == Never {
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook)
}

extension PrimitiveAxisMark {
  /// Never called: the chart draws the mark itself.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the chart and has no body.") }
}

extension Never: AxisMark {}

extension AxisMark {
  @MainActor func collect(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) {
    if let primitive = self as? any PrimitiveAxisMark {
      primitive.draw(value, &axis, look)
    } else {
      body.collect(value, &axis, look)
    }
  }
}

/// How marks of an axis look.
struct AxisLook {
  var style: AnyShapeStyle?
  var font: Font?
}

/// A mark that looks differently.
nonisolated struct ChangedAxisMark<Content: AxisMark>: AxisMark, PrimitiveAxisMark {
  let content: Content
  let change: (inout AxisLook) -> Void
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) {
    var inner = look
    change(&inner)
    content.collect(value, &axis, inner)
  }
}

nonisolated extension AxisMark {
  /// Draws the mark with a style.
  public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
    ChangedAxisMark(content: self) { $0.style = AnyShapeStyle(style) }
  }
  /// Draws the mark's text with a font.
  public func font(_ font: Font?) -> some AxisMark { ChangedAxisMark(content: self) { $0.font = font } }
  /// Draws the mark elsewhere; where exactly is not shown.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { ChangedAxisMark(content: self) { _ in } }
}

extension Optional: AxisMark where Wrapped: AxisMark {}
extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) { self?.collect(value, &axis, look) }
}
extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}
extension BuilderConditional: PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) {
    switch content {
    case .first(let content): content.collect(value, &axis, look)
    case .second(let content): content.collect(value, &axis, look)
    }
  }
}

nonisolated struct AxisMarkList<each Content: AxisMark>: AxisMark, PrimitiveAxisMark {
  let content: (repeat each Content)
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) {
    repeat (each content).collect(value, &axis, look)
  }
}

nonisolated struct NoAxisMark: AxisMark, PrimitiveAxisMark {
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) {}
}

/// A mark of an axis whose type is hidden.
nonisolated public struct AnyAxisMark: AxisMark, PrimitiveAxisMark {
  private let content: any AxisMark
  /// Hides the type of a mark.
  public init<C>(_ content: C) where C: AxisMark { self.content = content }
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) { content.collect(value, &axis, look) }
}

/// Builds marks of an axis from the statements of a closure.
@resultBuilder public struct AxisMarkBuilder {
  /// One mark as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisMark { content }
  /// No statement.
  public static func buildBlock() -> some AxisMark { NoAxisMark() }
  /// One statement.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: AxisMark { content }
  /// Several statements.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some AxisMark
  where repeat each Content: AxisMark { AxisMarkList(content: (repeat each content)) }
  /// `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: AxisMark { content }
  /// The first branch.
  public static func buildEither<First, Second>(first: First) -> BuilderConditional<First, Second>
  where First: AxisMark, Second: AxisMark { BuilderConditional(content: .first(first)) }
  /// The other branch.
  public static func buildEither<First, Second>(second: Second) -> BuilderConditional<First, Second>
  where First: AxisMark, Second: AxisMark { BuilderConditional(content: .second(second)) }
  /// `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisMark where Content: AxisMark {
    AnyAxisMark(content)
  }
}
