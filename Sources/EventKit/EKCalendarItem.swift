/// An event or a reminder.
open class EKCalendarItem: EKObject {
  open var title: String!
  open var calendar: EKCalendar!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open internal(set) var creationDate: Date?
  open internal(set) var lastModifiedDate: Date?
  public let calendarItemIdentifier = UUID().uuidString
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }

  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasAttendees: Bool { false }
  open var hasRecurrenceRules: Bool { false }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

  override init() { super.init() }
}

/// Something to do.
open class EKReminder: EKCalendarItem {
  public init(eventStore: EKEventStore) { super.init() }

  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var priority = 0
  /// Set together with ``completionDate``.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
  open var completionDate: Date?

  /// When it is due.
  var dueDate: Date? { dueDateComponents.flatMap { ($0.calendar ?? Calendar.current).date(from: $0) } }
}

public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }

/// Something that takes place.
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) { super.init() }

  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var eventIdentifier: String! { calendarItemIdentifier }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
