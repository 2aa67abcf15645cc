import Foundation
import HeadlessCore

/// What of a calendar is selected.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?
  var days: [DateComponents] { [] }
  open func updateSelectableDates() {}
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
