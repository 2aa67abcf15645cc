import Foundation
@_spi(CellHarness) import SwiftUI

/// Which value of an element is plotted, with the name of what it measures.
public struct PlottableProjection<Element, Value> where Value: Plottable {
  let label: String
  /// The value of an element; nil where it has none.
  let span: (Element) -> PlotSpan

  private init(_ label: Text, _ span: @escaping (Element, String) -> PlotSpan) {
    let label = label.characters
    self.label = label
    self.span = { span($0, label) }
  }
}

extension PlottableProjection {
  /// A value, named by a key.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>)
    -> PlottableProjection<Element, Value>
  { .value(Text(labelKey), keyPath) }
  /// A value, named by a string.
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ keyPath: KeyPath<Element, Value>) -> PlottableProjection<Element, Value>
  where S: StringProtocol { .value(Text(label), keyPath) }
  /// A value, named by text.
  public static func value(_ label: Text, _ keyPath: KeyPath<Element, Value>) -> PlottableProjection<Element, Value> {
    PlottableProjection(label) { element, label in PlotSpan(label, PlotValue(element[keyPath: keyPath])) }
  }
}

extension PlottableProjection where Value == Date {
  /// The hour, day, … a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection<Element, Date> { .value(Text(labelKey), keyPath, unit: unit, calendar: calendar) }
  /// The hour, day, … a date lies in.
  @_disfavoredOverload
  public static func value<S>(
    _ label: S, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection<Element, Date> where S: StringProtocol { .value(Text(label), keyPath, unit: unit, calendar: calendar) }
  /// The hour, day, … a date lies in.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection<Element, Date> {
    PlottableProjection(label) { element, _ in
      PlottableValue.value(label, element[keyPath: keyPath], unit: unit, calendar: calendar).plotted
    }
  }
}
