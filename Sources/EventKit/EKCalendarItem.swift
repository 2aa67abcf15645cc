import Foundation

public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }

/// Something that a store keeps.
open class EKObject: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var hasChanges: Bool { false }
  open var isNew: Bool { !EventRunState.current.content.items.contains { $0 === self } }
}

/// Where calendars come from: this device.
open class EKSource: EKObject, @unchecked Sendable {
  open var title: String { "Default" }
  open var sourceIdentifier: String { "source" }
}

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
  public let calendarIdentifier: String
  open var title: String
  open var source: EKSource! = EKSource()
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  public private(set) var allowedEntityTypes: EKEntityMask

  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init(
      id: "calendar-\(EventRunState.current.next())", title: "", types: entityType == .event ? .event : .reminder)
  }
  init(id: String, title: String, types: EKEntityMask) {
    (calendarIdentifier, self.title, allowedEntityTypes) = (id, title, types)
    super.init()
  }
}

/// When the user is told.
open class EKAlarm: EKObject, @unchecked Sendable {
  open var absoluteDate: Date?
  open var relativeOffset: TimeInterval = 0
  public init(absoluteDate date: Date) {
    absoluteDate = date
    super.init()
  }
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
}

public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }

/// How long something is repeated.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How something is repeated. Entries that repeat are found once: at their first date.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    super.init()
  }
}

/// What events and reminders have in common.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  public let calendarItemIdentifier: String
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  public private(set) var creationDate: Date?
  open var lastModifiedDate: Date? { creationDate }
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  open var hasNotes: Bool { !(notes ?? "").isEmpty }
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }

  init(id: String) {
    calendarItemIdentifier = id
    super.init()
    creationDate = Date()
  }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }

  func isIn(_ calendars: [EKCalendar]?) -> Bool { calendars?.contains { $0 === calendar } ?? true }
}

/// Something at a time.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }

  public init(eventStore: EKEventStore) { super.init(id: "event-\(EventRunState.current.next())") }
  override init(id: String) { super.init(id: id) }

  /// Earlier or later than another one.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

/// Something to do.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var completionDate: Date? {
    didSet { if (completionDate != nil) != isCompleted { isCompleted = completionDate != nil } }
  }
  open var isCompleted = false {
    didSet {
      if isCompleted, completionDate == nil { completionDate = Date() }
      if !isCompleted, completionDate != nil { completionDate = nil }
    }
  }
  open var priority = 0

  public init(eventStore: EKEventStore) { super.init(id: "reminder-\(EventRunState.current.next())") }
  override init(id: String) { super.init(id: id) }

  func isDue(from start: Date?, to end: Date?) -> Bool {
    guard start != nil || end != nil else { return true }
    guard let due = dueDateComponents.flatMap({ Calendar.current.date(from: $0) }) else { return false }
    return start.map { due >= $0 } ?? true && end.map { due <= $0 } ?? true
  }
}
