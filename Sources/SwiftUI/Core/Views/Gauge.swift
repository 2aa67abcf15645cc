import Foundation

/// A value within bounds, as a gauge.
nonisolated public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let bounds: (low: BoundsLabel, high: BoundsLabel)?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ bounds: (low: BoundsLabel, high: BoundsLabel)?
  ) {
    let length = range.upperBound - range.lowerBound
    let place = min(max(value, range.lowerBound), range.upperBound) - range.lowerBound
    fraction = length > 0 ? Double(place) / Double(length) : 0
    self.label = label
    self.current = current
    self.bounds = bounds
  }

  /// The labels around the bar.
  @MainActor public var body: some View {
    VStack(spacing: 4) {
      label
      HStack(spacing: 4) {
        bounds?.low
        ProgressIndicator(fraction: fraction)
        bounds?.high
      }
      current
    }
  }
}

nonisolated extension Gauge {
  /// Creates a gauge with all labels.
  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
  /// Creates a gauge with a label and its value.
  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
  /// Creates a gauge with a label.
  public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(value, bounds, label(), EmptyView(), nil)
  }
}

/// Decides how gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {}

/// The look that suits the place.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates it.
  public init() {}
}
/// An open ring with a marker.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates it.
  public init() {}
}
/// A closed ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates it.
  public init() {}
}
/// A bar with a marker.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates it.
  public init() {}
}
/// A bar that fills.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that suits the place.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension View {
  /// Gives gauges below a look.
  public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    modifier(RecordedOnly("gaugeStyle", TypeNames.plain(S.self)))
  }
}
