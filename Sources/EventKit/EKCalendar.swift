import HeadlessCore

/// Something that a store keeps.
open class EKObject: NSObject {
  /// True until it is saved.
  open internal(set) var isNew = true
  /// True if something of it is not saved.
  open internal(set) var hasChanges = true
  open func reset() {}
  open func rollback() {}
  @discardableResult open func refresh() -> Bool { !isNew }
}

/// Where calendars come from.
open class EKSource: EKObject {
  open var sourceIdentifier: String { "local" }
  open var title: String { "Default" }
  open var sourceType: EKSourceType { .local }
}
public enum EKSourceType: Int, Sendable { case local = 0, exchange, calDAV, mobileMe, subscribed, birthdays }

public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }

/// A list of events or of reminders.
open class EKCalendar: EKObject {
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init(entityType, title: "") }

  open var title: String
  open var cgColor: CGColor!
  open var source: EKSource!
  open private(set) var calendarIdentifier = UUID().uuidString
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open var allowedEntityTypes: EKEntityMask { entityType == .event ? .event : .reminder }

  let entityType: EKEntityType

  init(_ entityType: EKEntityType, title: String) {
    (self.entityType, self.title) = (entityType, title)
    super.init()
    source = EKSource()
    cgColor = CGColor(red: 0.1, green: 0.6, blue: 1, alpha: 1)
  }
}

/// When to remind of something.
open class EKAlarm: EKObject, NSCopying {
  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

  open var absoluteDate: Date?
  open var relativeOffset: TimeInterval = 0

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKAlarm(relativeOffset: relativeOffset)
    copy.absoluteDate = absoluteDate
    return copy
  }
}
