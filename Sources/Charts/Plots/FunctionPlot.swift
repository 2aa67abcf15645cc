import Foundation

/// The graph of a function, which becomes points once the chart knows its scale.
struct FunctionGraph {
  /// Where the function is asked; nil for the whole of the first axis.
  var domain: ClosedRange<Double>?
  /// The points of the graph at a number.
  var point: (Double) -> [Double]
  /// What the graph is made of: values at the places on the first axis, the ends of values there, or places on both.
  var kind: Kind

  enum Kind {
    case values, spans, places
  }

  /// The graph is looked at in so many places, the ends among them: enough to tell two functions apart.
  static let places = 21

  /// Where the function is asked, in a chart whose first axis spans something.
  func numbers(_ axis: ClosedRange<Double>) -> [Double] {
    let range = domain ?? axis
    let step = (range.upperBound - range.lowerBound) / Double(Self.places - 1)
    return (0..<Self.places).map { range.lowerBound + Double($0) * step }
  }
}

extension PlottedMark {
  /// A function's graph.
  init(kind: String, _ labels: (x: String, y: String), _ graph: FunctionGraph) {
    self.init(kind: kind)
    function = (labels.x, labels.y, graph)
  }

  /// The graph as what is drawn, where the first axis spans something: what it spans on both axes, and its points in words.
  func resolved(_ axis: ClosedRange<Double>) -> PlottedMark {
    guard let function else { return self }
    var result = self
    let numbers = function.graph.numbers(axis)
    let points = numbers.map(function.graph.point)
    func words(_ point: [Double]) -> String {
      // Where a function has no value, its line is interrupted.
      point.allSatisfy(\.isFinite) ? point.map { PlotValue.words($0) }.joined(separator: "…") : "none"
    }
    func span(_ label: String, _ numbers: [Double]) -> PlotSpan? {
      let finite = numbers.filter(\.isFinite)
      guard let low = finite.min(), let high = finite.max() else { return nil }
      return PlotSpan(label, PlotValue(.number(low)), PlotValue(.number(high)))
    }
    switch function.graph.kind {
    case .values, .spans:
      result.x = span(function.x, numbers)
      result.y = span(function.y, points.flatMap(\.self))
    case .places:
      result.x = span(function.x, points.compactMap(\.first))
      result.y = span(function.y, points.compactMap(\.last))
    }
    result.looks.insert(("points", points.map(words).joined(separator: " ")), at: 0)
    return result
  }

  /// What the graph spans on the first axis by itself.
  var ownDomain: ClosedRange<Double>? { function?.graph.kind == .places ? nil : function?.graph.domain }
}
