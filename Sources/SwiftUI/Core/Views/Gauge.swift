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

  /// The labels and the bar in the look their surroundings ask for.
  @MainActor public var body: some View {
    StyledView {
      GaugeStyleConfiguration(
        value: fraction, label: .init(source: TypedModifiedSource(label)),
        currentValueLabel: .init(source: TypedModifiedSource(current)),
        minimumValueLabel: bounds.map { .init(source: TypedModifiedSource($0.low)) },
        maximumValueLabel: bounds.map { .init(source: TypedModifiedSource($0.high)) })
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
