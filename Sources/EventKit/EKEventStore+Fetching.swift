/// A predicate of a store's own: only a store can say what it means.
private final class EventPredicate: NSPredicate {
  let holds: (EKCalendarItem) -> Bool

  init(_ calendars: [EKCalendar]?, _ holds: @escaping (EKCalendarItem) -> Bool) {
    let wanted = calendars.map { Set($0.map(\.calendarIdentifier)) }
    self.holds = { item in
      guard wanted.map({ $0.contains(item.calendar?.calendarIdentifier ?? "") }) ?? true else { return false }
      return holds(item)
    }
    super.init { _, _ in true }
  }
  required init?(coder: NSCoder) { nil }
}

extension EKEventStore {
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    EventPredicate(calendars) { $0 is EKReminder }
  }
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    EventPredicate(calendars) { item in
      guard let reminder = item as? EKReminder, !reminder.isCompleted else { return false }
      return EKEventStore.isWithin(reminder.dueDate, startDate, endDate)
    }
  }
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    EventPredicate(calendars) { item in
      guard let reminder = item as? EKReminder, reminder.isCompleted else { return false }
      return EKEventStore.isWithin(reminder.completionDate, startDate, endDate)
    }
  }
  public func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    EventPredicate(calendars) { item in
      guard let event = item as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
      return start <= endDate && end >= startDate
    }
  }

  /// Calls back on a queue of its own, as on a phone.
  @discardableResult
  @preconcurrency
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    nonisolated(unsafe) let found = canRead(.reminder) ? matching(predicate).compactMap { $0 as? EKReminder } : nil
    DispatchQueue.global().async { completion(found) }
    return NSObject()
  }
  public func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// In the order of no particular thing on a phone; here as they were saved.
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    canRead(.event) ? matching(predicate).compactMap { $0 as? EKEvent } : []
  }
  public func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
  }

  private func matching(_ predicate: NSPredicate) -> [EKCalendarItem] {
    guard let own = predicate as? EventPredicate else {
      preconditionFailure("predicate was not created with EKEventStore predicate methods")
    }
    return run.items.filter(own.holds)
  }

  /// Without bounds everything counts; with one only what has a date.
  private static func isWithin(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
    guard start != nil || end != nil else { return true }
    guard let date else { return false }
    return start.map { date >= $0 } ?? true && end.map { date <= $0 } ?? true
  }
}
