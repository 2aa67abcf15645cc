import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// What a finger picks one of many values from: wheels, calendars and sheets of colours.
@_spi(CellHarness) @MainActor public protocol ValuePicking {
  /// Values that can be picked at a point, as scripts name them: all of a wheel, near ones where there is no end. Nil where nothing is
  /// picked.
  func pickable(at point: CGPoint) -> [String]?
  /// Picks a value as a finger does. False if it can't be picked there.
  func pick(_ value: String, at point: CGPoint) -> Bool
}

/// Content that is drawn as a whole and has pickers of its own: SwiftUI's.
@_spi(CellHarness) @MainActor public protocol HostedPicking: UIView, ValuePicking {}

/// A finger that picks.
@_spi(CellHarness) @MainActor public struct PickDriver {
  private let source: any ValuePicking
  private let point: CGPoint
  /// Values that can be picked, some of them where there is no end.
  package let values: [String]

  /// What is picked from at a point of a window: the control there, or what the field there has instead of a keyboard.
  package init?(at place: CGPoint, in window: UIWindow) {
    var next: UIView? = window.hitTest(place, with: nil)
    while let view = next {
      let point = view.convert(place, from: nil)
      if let source = PickDriver.source(view), let values = source.pickable(at: point) {
        (self.source, self.point, self.values) = (source, point, values)
        return
      }
      next = view.superview
    }
    return nil
  }

  /// Picks a value. False if it can't be picked.
  package func pick(_ value: String) -> Bool { source.pick(value, at: point) }

  /// True for what may be picked from, as it is described.
  package static func isPicker(_ element: Element) -> Bool {
    ["rows", "datePickerMode", "month", "picks"].contains { element[$0] != nil }
  }

  /// True for views that are no controls and are picked from all the same.
  package static func isPicker(_ view: UIView) -> Bool { view is UIPickerView || view is UICalendarView }

  private static func source(_ view: UIView) -> (any ValuePicking)? {
    switch view {
    case let wheels as UIPickerView: WheelPicking(view: wheels)
    case let picker as UIDatePicker: DatePicking(view: picker)
    case let calendar as UICalendarView: CalendarPicking(view: calendar)
    case let well as UIColorWell: WellPicking(view: well)
    case is UITextField, is UITextView: view.inputView.flatMap(source)
    case let hosted as any HostedPicking: hosted
    case _: nil
    }
  }
}

/// The wheels of a picker view.
@MainActor private struct WheelPicking: ValuePicking {
  let view: UIPickerView

  func pickable(at point: CGPoint) -> [String]? {
    view.isUserInteractionEnabled ? (0..<view.numberOfComponents).flatMap(titles) : nil
  }

  /// The first wheel that shows it and stands elsewhere turns.
  func pick(_ value: String, at point: CGPoint) -> Bool {
    var isThere = false
    for component in 0..<view.numberOfComponents {
      guard let row = titles(component).firstIndex(of: value) else { continue }
      isThere = true
      if view.selectedRow(inComponent: component) == row { continue }
      view.turn(component, to: row)
      return true
    }
    return isThere
  }

  private func titles(_ component: Int) -> [String] {
    (0..<view.numberOfRows(inComponent: component)).map { view.title(of: $0, component) }
  }
}

/// The wheels or the calendar of a date picker. A finger that lets go beyond the bounds is sent back, so nothing there can be picked.
@MainActor private struct DatePicking: ValuePicking {
  let view: UIDatePicker

  func pickable(at point: CGPoint) -> [String]? {
    guard view.isEnabled, view.isUserInteractionEnabled else { return nil }
    return PickedDate.near(now, parts, calendar).filter { date(of: $0) != nil }
  }

  func pick(_ value: String, at point: CGPoint) -> Bool {
    guard let date = date(of: value) else { return false }
    if view.datePickerMode == .countDownTimer {
      let time = calendar.dateComponents([.hour, .minute], from: date)
      view.countDownDuration = TimeInterval((time.hour ?? 0) * 3600 + (time.minute ?? 0) * 60)
    } else {
      guard date != view.date else { return true }
      view.setDate(date, animated: true)
    }
    view.sendValueChanged()
    return true
  }

  private var now: Date { view.date }
  private var calendar: Calendar {
    var calendar = view.calendar ?? .current
    if let zone = view.timeZone { calendar.timeZone = zone }
    return calendar
  }
  private var parts: PickedDate.Parts {
    switch view.datePickerMode {
    case .time, .countDownTimer: .time
    case .date, .yearAndMonth: .day
    case .dateAndTime: [.day, .time]
    }
  }

  private func date(of value: String) -> Date? {
    guard let date = PickedDate.date(value, parts, from: now, calendar) else { return nil }
    if view.datePickerMode == .countDownTimer { return date }
    if let first = view.minimumDate, date < first { return nil }
    if let last = view.maximumDate, date > last { return nil }
    guard view.minuteInterval > 1 else { return date }
    return calendar.component(.minute, from: date) % view.minuteInterval == 0 ? date : nil
  }
}

/// The days of a calendar.
@MainActor private struct CalendarPicking: ValuePicking {
  let view: UICalendarView

  func pickable(at point: CGPoint) -> [String]? {
    guard view.selectionBehavior != nil, view.isUserInteractionEnabled else { return nil }
    let start = view.calendar.date(from: view.visibleDateComponents) ?? Date()
    return PickedDate.near(start, .day, view.calendar).filter { day($0) != nil }
  }

  func pick(_ value: String, at point: CGPoint) -> Bool {
    guard let day = day(value) else { return false }
    view.show(monthOf: day)
    return view.selectionBehavior?.touch(day) ?? false
  }

  private func day(_ value: String) -> DateComponents? {
    guard let date = PickedDate.date(value, .day, from: Date(), view.calendar), view.availableDateRange.contains(date) else {
      return nil
    }
    let parts = view.calendar.dateComponents([.era, .year, .month, .day], from: date)
    var day = DateComponents(calendar: view.calendar, era: parts.era)
    (day.year, day.month, day.day) = (parts.year, parts.month, parts.day)
    return day
  }
}

/// The sheet of colours that a well opens.
@MainActor private struct WellPicking: ValuePicking {
  let view: UIColorWell

  func pickable(at point: CGPoint) -> [String]? { view.isEnabled && view.isUserInteractionEnabled ? PickedColor.names : nil }
  func pick(_ value: String, at point: CGPoint) -> Bool { view.pick(value) }
}
