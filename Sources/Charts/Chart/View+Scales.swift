import SwiftUI

nonisolated extension View {
  /// Sets what the first axis spans.
  public func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain {
    chart { $0.xScale.set(domain, type) }
  }
  /// Sets what the first axis spans, and the lengths.
  public func chartXScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain, Range: PositionScaleRange { chart { $0.xScale.set(domain, type, range) } }
  /// Sets the lengths of the first axis.
  public func chartXScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: PositionScaleRange {
    chart { $0.xScale.set(nil, type, range) }
  }
  /// Sets how values of the first axis become lengths.
  public func chartXScale(type: ScaleType? = nil) -> some View { chart { $0.xScale.set(nil, type) } }
  /// Sets what the second axis spans.
  public func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain {
    chart { $0.yScale.set(domain, type) }
  }
  /// Sets what the second axis spans, and the lengths.
  public func chartYScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain, Range: PositionScaleRange { chart { $0.yScale.set(domain, type, range) } }
  /// Sets the lengths of the second axis.
  public func chartYScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: PositionScaleRange {
    chart { $0.yScale.set(nil, type, range) }
  }
  /// Sets how values of the second axis become lengths.
  public func chartYScale(type: ScaleType? = nil) -> some View { chart { $0.yScale.set(nil, type) } }
}

extension ScaleSetting {
  fileprivate mutating func set(
    _ domain: (any ScaleDomain)?, _ type: ScaleType?, _ range: (any PositionScaleRange)? = nil
  ) {
    (domain as? any KnownDomain)?.apply(to: &self)
    let padding = (range as? PlotDimensionScaleRange)?.padding ?? ""
    words = [type?.name ?? "", padding.isEmpty ? "" : "padding \(padding)"].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

nonisolated extension View {
  /// Says which styles stand for which values.
  public func chartForegroundStyleScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View
  where DataValue: Plottable, S: ShapeStyle {
    let setting = StyleScaleSetting(
      domain: mapping.map { PlotValue($0.key) }, range: mapping.map { AnyShapeStyle($0.value) })
    return chart { $0.styles = setting }
  }
  /// Says which styles stand for which values.
  public func chartForegroundStyleScale<DataValue, S>(domain: [DataValue], range: [S]) -> some View
  where DataValue: Plottable, S: ShapeStyle {
    let setting = StyleScaleSetting(domain: domain.map { PlotValue($0) }, range: range.map { AnyShapeStyle($0) })
    return chart { $0.styles = setting }
  }
  /// Says which values have a style.
  public func chartForegroundStyleScale<DataValue>(domain: [DataValue]) -> some View where DataValue: Plottable {
    let values = domain.map { PlotValue($0) }
    return chart { $0.styles.domain = values }
  }
  /// Says which styles values have.
  public func chartForegroundStyleScale<S>(range: [S]) -> some View where S: ShapeStyle {
    chart { $0.styles.range = range.map { AnyShapeStyle($0) } }
  }
  /// Says which style stands for a value.
  public func chartForegroundStyleScale<DataValue, S>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    let setting = StyleScaleSetting(
      domain: domain.map { PlotValue($0) }, range: domain.map { AnyShapeStyle(mapping($0)) })
    return chart { $0.styles = setting }
  }
  /// Says which style stands for a value.
  public func chartForegroundStyleScale<DataValue, S>(mapping: @escaping (DataValue) -> S) -> some View
  where DataValue: Plottable, S: ShapeStyle {
    let style: (PlotValue) -> AnyShapeStyle = { value in
      guard let data: DataValue = value.value() else { return AnyShapeStyle(Color.blue) }
      return AnyShapeStyle(mapping(data))
    }
    return chart { $0.styles.mapping = style }
  }
  /// Says which symbols stand for which values.
  public func chartSymbolScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View
  where DataValue: Plottable, S: ChartSymbolShape {
    chartLook("chartSymbolScale", mapping.map { "\(PlotValue($0.key).words): \(S.self)" }.joined(separator: ", "))
  }
  /// Says which symbols of several kinds stand for which values.
  public func chartSymbolScale<DataValue>(_ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>) -> some View
  where DataValue: Plottable {
    chartLook(
      "chartSymbolScale", mapping.map { "\(PlotValue($0.key).words): \(type(of: $0.value))" }.joined(separator: ", "))
  }
  /// Says which symbols of several kinds values have.
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chartLook("chartSymbolScale", "\(range.count) symbols")
  }
  /// Says which symbol stands for a value.
  public func chartSymbolScale<DataValue, S>(domain: [DataValue], mapping: @escaping (DataValue) -> S) -> some View
  where DataValue: Plottable, S: ChartSymbolShape {
    chartLook(
      "chartSymbolScale", domain.map { "\(PlotValue($0).words): \(type(of: mapping($0)))" }.joined(separator: ", "))
  }
  /// Says which symbols values have.
  public func chartSymbolScale<S>(range: [S]) -> some View where S: ChartSymbolShape {
    chartLook("chartSymbolScale", "\(range.count) symbols")
  }
  /// Says which line styles stand for which values.
  public func chartLineStyleScale<DataValue>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View
  where DataValue: Plottable {
    chartLook("chartLineStyleScale", mapping.map { "\(PlotValue($0.key).words): \($0.value.lineWidth)" }.joined(separator: ", "))
  }
  /// Says how large symbols are.
  public func chartSymbolSizeScale<DataValue>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View
  where DataValue: Plottable {
    chartLook("chartSymbolSizeScale", mapping.map { "\(PlotValue($0.key).words): \($0.value)" }.joined(separator: ", "))
  }
}
