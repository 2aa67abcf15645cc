import Foundation

/// Decides how gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = GaugeStyleConfiguration
}

/// What the style of a gauge is told.
nonisolated public struct GaugeStyleConfiguration {
  /// The label.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }
  /// The label of the value.
  public struct CurrentValueLabel: View, SourceView {
    let source: ModifiedSource?
  }
  /// The label of the least value.
  public struct MinimumValueLabel: View, SourceView {
    let source: ModifiedSource?
  }
  /// The label of the greatest value.
  public struct MaximumValueLabel: View, SourceView {
    let source: ModifiedSource?
  }
  /// The value, between 0 and 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the least value.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A look of the system's: the labels around the bar.
public protocol SystemGaugeStyle: GaugeStyle {}
extension SystemGaugeStyle {
  @MainActor public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        ProgressIndicator(fraction: configuration.value, isRing: false)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// The look that suits the place.
nonisolated public struct DefaultGaugeStyle: SystemGaugeStyle {
  /// Creates it.
  public init() {}
}
/// An open ring with a marker.
nonisolated public struct AccessoryCircularGaugeStyle: SystemGaugeStyle {
  /// Creates it.
  public init() {}
}
/// A closed ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: SystemGaugeStyle {
  /// Creates it.
  public init() {}
}
/// A bar with a marker.
nonisolated public struct AccessoryLinearGaugeStyle: SystemGaugeStyle {
  /// Creates it.
  public init() {}
}
/// A small bar that fills.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: SystemGaugeStyle {
  /// Creates it.
  public init() {}
}
/// A bar that fills.
nonisolated public struct LinearCapacityGaugeStyle: SystemGaugeStyle {
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
nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension View {
  /// Gives gauges below a look.
  public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    modifier(
      StyleWriter(style: AnyControlStyle(style) { $0.makeBody(configuration: $1) }, recordedAs: "gaugeStyle"))
  }
}

nonisolated extension GaugeStyleConfiguration: StyleConfiguration {
  static var automaticStyle: AnyControlStyle<Self> { AnyControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) } }
}
