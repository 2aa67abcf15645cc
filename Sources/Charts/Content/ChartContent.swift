import SwiftUI

/// What a chart draws: marks, and things made of them.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of ``body``.
  associatedtype Body: ChartContent
  /// What the content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content that adds marks itself.
protocol PrimitiveChartContent: ChartContent where Body == Never {
  @MainActor func plot(_ marks: inout [PlottedMark])
}

extension PrimitiveChartContent {
  /// Never called: the chart asks for the marks instead.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the chart and has no body.") }
}

extension Never: ChartContent {}

extension ChartContent {
  /// Adds the marks of any content.
  @MainActor func collect(_ marks: inout [PlottedMark]) {
    if let primitive = self as? any PrimitiveChartContent { primitive.plot(&marks) } else { body.collect(&marks) }
  }
}

/// Content whose type is hidden.
nonisolated public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  private let content: any ChartContent
  /// Hides the type of content.
  public init<C>(_ content: C) where C: ChartContent { self.content = content }
  /// Hides the type of content.
  public init<C>(erasing content: C) where C: ChartContent { self.content = content }
  @MainActor func plot(_ marks: inout [PlottedMark]) { content.collect(&marks) }
}

extension Optional: ChartContent where Wrapped: ChartContent {}
extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { self?.collect(&marks) }
}

/// Content with something said about each of its marks.
nonisolated struct ChangedChartContent<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  let content: Content
  let change: (inout PlottedMark) -> Void

  @MainActor func plot(_ marks: inout [PlottedMark]) {
    let first = marks.count
    content.collect(&marks)
    for index in first..<marks.count { change(&marks[index]) }
  }
}

extension ChartContent {
  nonisolated func changed(_ change: @escaping (inout PlottedMark) -> Void) -> some ChartContent {
    ChangedChartContent(content: self, change: change)
  }
  nonisolated func look(_ name: String, _ value: String) -> some ChartContent { changed { $0.look(name, value) } }
}
