import Foundation
import HeadlessCore

/// A control for a date.
nonisolated public struct DatePicker<Label>: View where Label: View {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let components: Components
  private let label: Label
  private var first: Date?
  private var last: Date?

  /// Creates a picker.
  public init(
    selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }
  /// Creates a picker of dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    first = range.lowerBound
    last = range.upperBound
  }
  /// Creates a picker of dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    first = range.lowerBound
  }
  /// Creates a picker of dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    last = range.upperBound
  }

  /// The label and the date's parts as texts. A finger picks a day or a time in the calendar or the wheels behind them by its name; a
  /// tap alone picks nothing.
  @MainActor public var body: some View {
    DateReader(selection: selection, components: components, label: label, first: first, last: last)
  }
}

private nonisolated struct DateReader<Label: View>: View, HelperView {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let label: Label
  let first: Date?
  let last: Date?
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.calendar) private var calendar

  init(selection: Binding<Date>, components: DatePickerComponents, label: Label, first: Date?, last: Date?) {
    self.selection = selection
    self.components = components
    self.label = label
    self.first = first
    self.last = last
  }

  @MainActor var body: some View {
    HStack {
      if !labelsAreHidden {
        label
        Spacer(minLength: 8)
      }
      HStack {
        if components.contains(.date) { Text(selection.wrappedValue, style: .date) }
        if components.contains(.hourAndMinute) { Text(selection.wrappedValue, style: .time) }
      }
      .contentShape(Rectangle())
      .modifier(
        PickControl(name: "DatePicker") {
          PickedDate.near(selection.wrappedValue, parts, calendar).filter { date($0) != nil }
        } pick: { value in
          guard let date = date(value) else { return false }
          selection.wrappedValue = date
          return true
        })
    }
  }

  private var parts: PickedDate.Parts {
    var parts: PickedDate.Parts = []
    if components.contains(.date) { parts.insert(.day) }
    if components.contains(.hourAndMinute) { parts.insert(.time) }
    return parts
  }

  /// What a text stands for, with what it leaves open taken from the present date.
  @MainActor private func date(_ value: String) -> Date? {
    guard let date = PickedDate.date(value, parts, from: selection.wrappedValue, calendar) else { return nil }
    if let first, date < first { return nil }
    if let last, date > last { return nil }
    return date
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a picker with a title of dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// Creates a picker with a title of dates in a range.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a picker with a title of dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// Creates a picker with a title of dates in a range.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a picker with a title of dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// Creates a picker with a title of dates in a range.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// Parts of a date.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Decides how pickers of dates look.
@MainActor @preconcurrency public protocol DatePickerStyle {}
/// The look that suits the place.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look that suits the place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// The date alone; the calendar comes after a touch.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date alone; the calendar comes after a touch.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// A calendar.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// Wheels.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Gives pickers of dates below a look.
  public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    modifier(RecordedOnly("datePickerStyle", TypeNames.plain(S.self)))
  }
}
