import Foundation
@_spi(CellHarness) import SwiftUI

/// One mark as it is drawn: what it shows, and how.
struct PlottedMark {
  /// The kind, as the app writes it.
  let kind: String
  var x: PlotSpan?
  var y: PlotSpan?
  /// What else is plotted: an angle, a series.
  var more: [PlotSpan] = []
  /// Marks at one place lie on top of each other.
  var stacking: MarkStackingMethod?
  /// The style it is drawn with.
  var style: AnyShapeStyle?
  /// The value its style follows.
  var styleValue: PlotSpan?
  /// What else it looks like: names with arguments, innermost first.
  var looks: [(name: String, value: String)] = []
  /// Views at the mark.
  var annotations: [PlotAnnotation] = []
  /// Where a stacked mark begins and ends.
  var stacked: (from: Double, to: Double)?
  /// The function whose graph it is, with the names of what it leads from and to.
  var function: (x: String, y: String, graph: FunctionGraph)?

  /// Adds what an outer modifier says unless an inner one has said it.
  mutating func look(_ name: String, _ value: String) {
    if !looks.contains(where: { $0.name == name }) { looks.append((name, value)) }
  }

  /// The mark in words.
  @MainActor func words(_ environment: EnvironmentValues, _ scales: StyleScales) -> String {
    var parts = ([x, y].compactMap { $0 } + more).map(\.words)
    if let stacking, stacking != .standard { parts.append("stacking: \(stacking.name)") }
    if let styleValue {
      parts.append(styleValue.words)
      parts.append("foregroundStyle: \(scales.style(of: styleValue.start)?.styleWords(in: environment) ?? "automatic")")
    } else if let style {
      parts.append("foregroundStyle: \(style.styleWords(in: environment))")
    }
    parts += looks.map { "\($0.name): \($0.value)" }
    return parts.joined(separator: ", ")
  }
}

/// A view that stands at a mark.
struct PlotAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let content: AnyView
}
