@_spi(CellHarness) import SwiftUI

/// A shape that marks a value.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the symbol looks as large as others.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The unit square.
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// The outline of the symbol.
  nonisolated public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
    OutlinedSymbol(symbol: self, lineWidth: lineWidth)
  }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}

/// The symbols that charts come with.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
  let name: String
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A circle.
  public static let circle = BasicChartSymbolShape(name: "circle")
  /// A square.
  public static let square = BasicChartSymbolShape(name: "square")
  /// A triangle.
  public static let triangle = BasicChartSymbolShape(name: "triangle")
  /// A diamond.
  public static let diamond = BasicChartSymbolShape(name: "diamond")
  /// A pentagon.
  public static let pentagon = BasicChartSymbolShape(name: "pentagon")
  /// A plus sign.
  public static let plus = BasicChartSymbolShape(name: "plus")
  /// A cross.
  public static let cross = BasicChartSymbolShape(name: "cross")
  /// An asterisk.
  public static let asterisk = BasicChartSymbolShape(name: "asterisk")
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .circle }
  /// A square.
  public static var square: BasicChartSymbolShape { .square }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .triangle }
  /// A diamond.
  public static var diamond: BasicChartSymbolShape { .diamond }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { .pentagon }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { .plus }
  /// A cross.
  public static var cross: BasicChartSymbolShape { .cross }
  /// An asterisk.
  public static var asterisk: BasicChartSymbolShape { .asterisk }
}

nonisolated struct OutlinedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let lineWidth: CGFloat
  nonisolated func path(in rect: CGRect) -> Path { symbol.path(in: rect) }
}

/// Symbols in words.
enum SymbolWords {
  static func of<S: ChartSymbolShape>(_ symbol: S) -> String {
    if let basic = symbol as? BasicChartSymbolShape { return basic.name }
    if let outlined = symbol as? any Outlined { return outlined.words }
    return shapeWords(symbol)
  }
}

private protocol Outlined {
  var words: String { get }
}

extension OutlinedSymbol: Outlined {
  fileprivate var words: String { "\(SymbolWords.of(symbol)) line \(PlotValue.words(Double(lineWidth)))" }
}
