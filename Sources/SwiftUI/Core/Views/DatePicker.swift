import Foundation

/// A control for a date.
nonisolated public struct DatePicker<Label>: View where Label: View {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let components: Components
  private let label: Label

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
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

  /// The label and the date's parts as texts.
  @MainActor public var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      if components.contains(.date) { Text(selection.wrappedValue, style: .date) }
      if components.contains(.hourAndMinute) { Text(selection.wrappedValue, style: .time) }
    }
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
