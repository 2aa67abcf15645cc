import Foundation
@_spi(CellHarness) import SwiftUI

/// A value with the name of what it measures.
public struct PlottableValue<Value> where Value: Plottable {
  let plotted: PlotSpan
}

extension PlottableValue {
  /// A value, named by a key.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    .value(Text(labelKey), value)
  }
  /// A value, named by a string.
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ value: Value) -> PlottableValue<Value> where S: StringProtocol {
    .value(Text(label), value)
  }
  /// A value, named by text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(plotted: PlotSpan(label.characters, PlotValue(value)))
  }
  /// The values from one to another.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable { .value(Text(labelKey), range) }
  /// The values from one to another.
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value>
  where S: StringProtocol, Value: Comparable { .value(Text(label), range) }
  /// The values from one to another.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(plotted: PlotSpan(label.characters, PlotValue(range.lowerBound), PlotValue(range.upperBound)))
  }
}

extension PlottableValue {
  /// A value, named by a resource.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
    .value(Text(labelResource), value)
  }
}

extension PlottableValue where Value == Date {
  /// The hour, day, … a date lies in.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> { .value(Text(labelResource), value, unit: unit, calendar: calendar) }
  /// The hour, day, … a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> { .value(Text(labelKey), value, unit: unit, calendar: calendar) }
  /// The hour, day, … a date lies in.
  @_disfavoredOverload
  public static func value<S>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> where S: StringProtocol { .value(Text(label), value, unit: unit, calendar: calendar) }
  /// The hour, day, … a date lies in.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    guard let unit = calendar.dateInterval(of: unit, for: value) else { return .value(label, value) }
    return PlottableValue(plotted: PlotSpan(label.characters, PlotValue(unit.start), PlotValue(unit.end)))
  }
}
