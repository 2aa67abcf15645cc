import Foundation
@_spi(CellHarness) import SwiftUI

/// Where a chart's plot is, once it is laid out.
final class PlotGeometry: @unchecked Sendable {
  let x: PlotScale
  let y: PlotScale
  /// The plot in the chart's coordinates.
  var plot = CGRect.zero

  init(x: PlotScale, y: PlotScale) {
    self.x = x
    self.y = y
  }
}

/// Finds values in a chart.
nonisolated public struct ChartProxy {
  let geometry: PlotGeometry
  private var reader: GeometryProxy?

  init(geometry: PlotGeometry) { self.geometry = geometry }

  func seen(from reader: GeometryProxy) -> ChartProxy {
    var proxy = self
    proxy.reader = reader
    return proxy
  }

  /// The plot's size.
  public var plotSize: CGSize { geometry.plot.size }
  /// The plot's size.
  public var plotAreaSize: CGSize { geometry.plot.size }
  /// Where the plot is; nil before the chart is laid out.
  public var plotFrame: Anchor<CGRect>? { reader?.anchor(of: geometry.plot) }
  /// Where the plot is.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let frame = plotFrame else {
      preconditionFailure("ChartProxy.plotAreaFrame was read outside of chartOverlay and chartBackground.")
    }
    return frame
  }
  /// The distance of a value from the plot's leading edge.
  public func position<P>(forX value: P) -> CGFloat? where P: Plottable {
    geometry.x.fraction(PlotValue(value)).map { geometry.plot.width * CGFloat($0) }
  }
  /// The distance of a value from the plot's top edge.
  public func position<P>(forY value: P) -> CGFloat? where P: Plottable {
    geometry.y.fraction(PlotValue(value)).map { geometry.plot.height * CGFloat(1 - $0) }
  }
  /// The point of a pair of values in the plot.
  public func position<X, Y>(for value: (x: X, y: Y)) -> CGPoint? where X: Plottable, Y: Plottable {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The value at a distance from the plot's leading edge.
  public func value<P>(atX position: CGFloat, as type: P.Type = P.self) -> P? where P: Plottable {
    guard geometry.plot.width > 0 else { return nil }
    return geometry.x.value(at: Double(position / geometry.plot.width))?.value(as: type)
  }
  /// The value at a distance from the plot's top edge.
  public func value<P>(atY position: CGFloat, as type: P.Type = P.self) -> P? where P: Plottable {
    guard geometry.plot.height > 0 else { return nil }
    return geometry.y.value(at: 1 - Double(position / geometry.plot.height))?.value(as: type)
  }
  /// The values at a point of the plot.
  public func value<X, Y>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)?
  where X: Plottable, Y: Plottable {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }
}
