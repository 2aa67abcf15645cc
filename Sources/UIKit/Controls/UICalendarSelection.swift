import Foundation
import HeadlessCore

/// What of a calendar is selected.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?
  var days: [DateComponents] { [] }
  open func updateSelectableDates() {}
  /// A finger touches a day. False if it can't be selected, or deselected.
  func touch(_ day: DateComponents) -> Bool { false }
  func didChange() { view?.recordWrite("selected") }
}

/// One day, or none.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = OptionalMethods.taken(delegate, .calendarDay)
    super.init()
  }
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents? { didSet { didChange() } }
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }
  override var days: [DateComponents] { selectedDate.map { [$0] } ?? [] }
  /// The day that is selected already is deselected, if there may be none (CAL-01).
  override func touch(_ day: DateComponents) -> Bool {
    let next = selectedDate.map { $0.isDay(day) } ?? false ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: next) ?? true else { return false }
    selectedDate = next
    delegate?.dateSelection(self, didSelectDate: next)
    return true
  }
}

/// Several days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = OptionalMethods.taken(delegate, .calendarDays)
    super.init()
  }
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = [] { didSet { didChange() } }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
  override var days: [DateComponents] { selectedDates }
  /// A day that is selected is deselected (CAL-02).
  override func touch(_ day: DateComponents) -> Bool {
    if let index = selectedDates.firstIndex(where: { $0.isDay(day) }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return false }
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return false }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
    return true
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

extension DateComponents {
  /// True if both name the same day, whatever else they say.
  fileprivate func isDay(_ other: DateComponents) -> Bool { (year, month, day) == (other.year, other.month, other.day) }
}
