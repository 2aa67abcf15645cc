import SwiftUI

/// Marks that belong together: what is said about them is said about each that does not say it itself.
nonisolated public struct Plot<Content>: ChartContent, PrimitiveChartContent where Content: ChartContent {
  private let content: Content
  /// Creates content of marks that belong together.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  @MainActor func plot(_ marks: inout [PlottedMark]) { content.collect(&marks) }
}
