import HeadlessCore

/// The user's events and reminders.
///
/// The user allows what the app asks for. There is one calendar for events and one list of reminders, with a few entries that are the same
/// in every run. What is saved is there for every store of the run, and observers of `EKEventStoreChanged` hear of it in a later turn.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  // MARK: Permission

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    EventRunState.current.status[entityType] ?? .notDetermined
  }
  @preconcurrency
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    allow(entityType, .fullAccess)
    DispatchQueue.global().async { completion(true, nil) }
  }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { allow(entityType, .fullAccess) }
  @preconcurrency
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestFullAccessToEvents() async throws -> Bool { allow(.event, .fullAccess) }
  @preconcurrency
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requestAccess(to: .reminder, completion: completion)
  }
  open func requestFullAccessToReminders() async throws -> Bool { allow(.reminder, .fullAccess) }
  @preconcurrency
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    allow(.event, .writeOnly)
    DispatchQueue.global().async { completion(true, nil) }
  }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { allow(.event, .writeOnly) }

  // MARK: Calendars

  open var defaultCalendarForNewEvents: EKCalendar? { isAllowed(.event) ? run.calendars.first { $0.entityType == .event } : nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? {
    isAllowed(.reminder) ? run.calendars.first { $0.entityType == .reminder } : nil
  }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    canRead(entityType) ? run.calendars.filter { $0.entityType == entityType } : []
  }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    run.calendars.first { $0.calendarIdentifier == identifier && canRead($0.entityType) }
  }
  open var sources: [EKSource] { [EKSource()] }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try demand(calendar.entityType)
    if !run.calendars.contains(where: { $0 === calendar }) { run.calendars.append(calendar) }
    changed(calendar)
  }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try demand(calendar.entityType)
    run.calendars.removeAll { $0 === calendar }
    run.items.removeAll { $0.calendar === calendar }
    changed(calendar)
  }

  // MARK: Items

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    run.items.first { $0.calendarItemIdentifier == identifier && canRead($0 is EKEvent ? .event : .reminder) }
  }
  open func event(withIdentifier identifier: String) -> EKEvent? { calendarItem(withIdentifier: identifier) as? EKEvent }

  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try demand(.reminder)
    guard let calendar = reminder.calendar else { throw EKError(.noCalendar) }
    guard calendar.entityType == .reminder else { throw EKError(.calendarDoesNotAllowReminders) }
    keep(reminder)
  }
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try demand(.reminder)
    drop(reminder)
  }
  open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try demand(.event)
    try saveForUser(event)
  }
  open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try demand(.event)
    drop(event)
  }
  /// What is saved is kept at once, with `commit` or without.
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}

  // MARK: The system's own screens

  /// What the user keeps in a form of the system's needs no permission of the app's.
  package func saveForUser(_ event: EKEvent) throws {
    guard event.calendar != nil else { throw EKError(.noCalendar) }
    guard let start = event.startDate else { throw EKError(.noStartDate) }
    guard let end = event.endDate else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    keep(event)
  }
  package func removeForUser(_ event: EKEvent) { drop(event) }
  /// Where new events go.
  package var calendarForUser: EKCalendar {
    run.calendars.first { $0.entityType == .event } ?? EKCalendar(for: .event, eventStore: self)
  }

  // MARK: Machinery

  var run: EventRunState { .current }

  func canRead(_ entityType: EKEntityType) -> Bool { run.status[entityType] == .fullAccess }
  private func isAllowed(_ entityType: EKEntityType) -> Bool { run.status[entityType] != nil }
  @discardableResult private func allow(_ entityType: EKEntityType, _ status: EKAuthorizationStatus) -> Bool {
    if run.status[entityType] != .fullAccess { run.status[entityType] = status }
    return true
  }
  private func demand(_ entityType: EKEntityType) throws {
    guard isAllowed(entityType) else { throw EKError(.eventStoreNotAuthorized) }
  }
  private func keep(_ item: EKCalendarItem) {
    if !run.items.contains(where: { $0 === item }) { run.items.append(item) }
    item.creationDate = item.creationDate ?? Date()
    item.lastModifiedDate = Date()
    changed(item)
  }
  private func drop(_ item: EKCalendarItem) {
    run.items.removeAll { $0 === item }
    changed(item)
  }
  private func changed(_ object: EKObject) {
    (object.isNew, object.hasChanges) = (false, false)
    DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
  }
}

/// What a run's stores share.
final class EventRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(EventRunState.self)

  var status: [EKEntityType: EKAuthorizationStatus] = [:]
  var calendars = [EKCalendar(.event, title: "Calendar"), EKCalendar(.reminder, title: "Reminders")]
  lazy var items = FirstEntries.make(calendars)
  init() {}
}
