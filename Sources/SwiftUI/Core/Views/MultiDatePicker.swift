import Foundation
import HeadlessCore

/// A calendar in which several days can be picked.
nonisolated public struct MultiDatePicker<Label>: View where Label: View {
  private let selection: Binding<Set<DateComponents>>
  private let first: Date?
  private let end: Date?
  private let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, _ first: Date?, _ end: Date?, _ label: Label) {
    self.selection = selection
    self.first = first
    self.end = end
    self.label = label
  }

  /// Creates a picker.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }
  /// Creates a picker of days in a range.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }
  /// Creates a picker of days from one on.
  public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, nil, label())
  }
  /// Creates a picker of days before one.
  public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, bounds.upperBound, label())
  }

  /// The days that are picked, without the label. Where in the calendar each stands is not known here: a finger picks days by their
  /// dates.
  @MainActor public var body: some View { MultiDateReader(selection: selection, first: first, end: end) }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<Set<DateComponents>>) where S: StringProtocol {
    self.init(selection: selection) { Text(title) }
  }
  /// Creates a picker with a title of days in a range.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  /// Creates a picker with a title of days from one on.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  /// Creates a picker with a title of days before one.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

private nonisolated struct MultiDateReader: View, HelperView {
  let selection: Binding<Set<DateComponents>>
  let first: Date?
  let end: Date?
  @Environment(\.calendar) private var calendar

  init(selection: Binding<Set<DateComponents>>, first: Date?, end: Date?) {
    self.selection = selection
    self.first = first
    self.end = end
  }

  @MainActor var body: some View {
    let (selection, calendar) = (selection, calendar)
    Text(verbatim: words)
      .frame(maxWidth: .infinity, minHeight: 340)
      .contentShape(Rectangle())
      .modifier(
        PickControl(name: "MultiDatePicker") {
          PickedDate.near(Date(), .day, calendar).filter { day($0) != nil }
        } pick: { value in
          guard let day = day(value) else { return false }
          var days = selection.wrappedValue
          if let known = days.first(where: { ($0.year, $0.month, $0.day) == (day.year, day.month, day.day) }) {
            days.remove(known)
          } else {
            days.insert(day)
          }
          selection.wrappedValue = days
          return true
        })
  }

  private func day(_ value: String) -> DateComponents? {
    let today = calendar.startOfDay(for: Date())
    guard let date = PickedDate.date(value, .day, from: today, calendar) else { return nil }
    if let first, date < calendar.startOfDay(for: first) { return nil }
    if let end, date >= end { return nil }
    return calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  private var words: String {
    let days = selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted()
    return days.isEmpty ? "no days" : days.map { PickedDate.text($0, .day, calendar) }.joined(separator: ", ")
  }
}
