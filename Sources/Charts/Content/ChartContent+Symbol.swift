import SwiftUI

nonisolated extension ChartContent {
  /// Marks values with a symbol.
  public func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape {
    changed { $0.look("symbol", SymbolWords.of(symbol)) }
  }
  /// Marks values with symbols that follow a value.
  public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
    look("symbol by", value.plotted.words)
  }
  /// Marks values with a view.
  public func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V: View {
    let view = symbol()
    return changed {
      $0.annotations.append(
        PlotAnnotation(position: .overlay, alignment: .center, spacing: 0, content: AnyView(view)))
    }
  }
  /// The area of symbols.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { look("symbolSize", PlotValue.words(Double(area))) }
  /// The size of symbols.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    look("symbolSize", "\(PlotValue.words(Double(size.width)))×\(PlotValue.words(Double(size.height)))")
  }
  /// Symbols whose size follows a value.
  public func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
    look("symbolSize by", value.plotted.words)
  }
}
