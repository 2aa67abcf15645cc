@_spi(CellHarness) import SwiftUI

/// Which styles stand for which values.
struct StyleScales {
  /// The values, in the order of their first mark or as given.
  var domain: [PlotValue] = []
  /// The styles for them.
  var range: [AnyShapeStyle] = []
  /// What the values measure.
  var label = ""

  /// The colours that charts take by themselves.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init() {}

  init(_ marks: [PlottedMark], _ setting: StyleScaleSetting) {
    domain = setting.domain ?? []
    for case let span? in marks.map(\.styleValue) {
      label = span.label
      if !domain.contains(span.start) { domain.append(span.start) }
    }
    range = setting.range ?? Self.palette.map { AnyShapeStyle($0) }
    if let mapping = setting.mapping { range = domain.map(mapping) }
  }

  func style(of value: PlotValue) -> AnyShapeStyle? {
    guard let index = domain.firstIndex(of: value), !range.isEmpty else { return nil }
    return range[index % range.count]
  }
}

/// What a chart was told about styles.
struct StyleScaleSetting {
  var domain: [PlotValue]?
  var range: [AnyShapeStyle]?
  var mapping: ((PlotValue) -> AnyShapeStyle)?
}
