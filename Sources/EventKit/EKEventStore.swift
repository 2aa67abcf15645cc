@_exported import Foundation
import HeadlessCore

public enum EKEntityType: UInt, Sendable { case event = 0, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, fullAccess, writeOnly
  /// As it was called before iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

extension NSNotification.Name {
  /// A store saved something.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

public let EKErrorDomain = "EKErrorDomain"

/// The user's calendars and reminders: one calendar and one list of a few entries, the same in every run.
///
/// The user allows what the app asks for. Until then there is nothing, as on a phone. All stores of a run show the same entries.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  // MARK: Permission

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    EventRunState.current.allowed.contains(entityType) ? .fullAccess : .notDetermined
  }
  open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    EventRunState.current.allowed.insert(entityType)
    DispatchQueue.global().async { completion(true, nil) }
  }
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(to: entityType) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  @discardableResult open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  @discardableResult open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .reminder, completion: completion)
  }
  @discardableResult open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

  // MARK: Calendars

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    content.calendars.filter { $0.allowedEntityTypes.contains(entityType == .event ? .event : .reminder) }
  }
  open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    content.calendars.first { $0.calendarIdentifier == identifier }
  }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    if !content.calendars.contains(where: { $0 === calendar }) { content.calendars.append(calendar) }
    tell(commit)
  }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    content.calendars.removeAll { $0 === calendar }
    content.items.removeAll { $0.calendar === calendar }
    tell(commit)
  }

  // MARK: Entries

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    content.items.first { $0.calendarItemIdentifier == identifier }
  }
  open func event(withIdentifier identifier: String) -> EKEvent? { calendarItem(withIdentifier: identifier) as? EKEvent }

  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { entry, _ in
      guard let event = entry as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
      return start < endDate && end > startDate && event.isIn(calendars)
    }
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard EventRunState.current.allowed.contains(.event) else { return [] }
    return content.items.compactMap { $0 as? EKEvent }.filter { predicate.evaluate(with: $0) }
  }
  open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {
    var stop = ObjCBool(false)
    for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
  }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try keep(event, commit) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try drop(event, commit) }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { entry, _ in (entry as? EKReminder)?.isIn(calendars) ?? false }
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { entry, _ in
      guard let reminder = entry as? EKReminder, !reminder.isCompleted, reminder.isIn(calendars) else { return false }
      return reminder.isDue(from: startDate, to: endDate)
    }
  }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { entry, _ in
      guard let reminder = entry as? EKReminder, let date = reminder.completionDate, reminder.isIn(calendars) else {
        return false
      }
      return startDate.map { date >= $0 } ?? true && endDate.map { date <= $0 } ?? true
    }
  }
  /// Answers on a queue of the system's.
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any {
    let found =
      EventRunState.current.allowed.contains(.reminder)
      ? content.items.compactMap { $0 as? EKReminder }.filter { predicate.evaluate(with: $0) } : nil
    DispatchQueue.global().async { completion(found) }
    return NSObject()
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  open func save(_ reminder: EKReminder, commit: Bool) throws { try keep(reminder, commit) }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { try drop(reminder, commit) }

  open func commit() throws { tell(true) }
  open func reset() {}
  open func refreshSourcesIfNecessary() {}

  private var content: EventContent {
    get { EventRunState.current.content }
    set { EventRunState.current.content = newValue }
  }

  private func keep(_ item: EKCalendarItem, _ commits: Bool) throws {
    guard item.calendar != nil else {
      throw NSError(domain: EKErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: "No calendar has been set."])
    }
    if !content.items.contains(where: { $0 === item }) { content.items.append(item) }
    tell(commits)
  }

  private func drop(_ item: EKCalendarItem, _ commits: Bool) throws {
    guard content.items.contains(where: { $0 === item }) else {
      throw NSError(
        domain: EKErrorDomain, code: 11, userInfo: [NSLocalizedDescriptionKey: "That event does not belong to that event store."])
    }
    content.items.removeAll { $0 === item }
    tell(commits)
  }

  private func tell(_ commits: Bool) {
    guard commits else { return }
    DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
  }
}
