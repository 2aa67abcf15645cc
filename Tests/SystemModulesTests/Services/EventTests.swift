import EventKit
import HeadlessCore
import Testing

/// Calendars and reminders.
@Suite("Calendars and reminders", .serialized) struct EventTests {
  init() { RunState.begin() }

  @Test("Nothing is found before the user allows it; then reminders and events are found by their conditions")
  func finding() async throws {
    let store = EKEventStore()
    let day = Calendar.current.startOfDay(for: Date())
    let week = store.predicateForEvents(withStart: day, end: day.addingTimeInterval(2 * 86_400), calendars: nil)
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined && store.events(matching: week).isEmpty)
    #expect(try await store.requestFullAccessToEvents())
    #expect(try await store.requestAccess(to: .reminder))
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .fullAccess)
    #expect(store.events(matching: week).map(\.title) == ["Stand-up", "Lunch with Ines"])
    #expect(await reminders(store, store.predicateForReminders(in: nil)).count == 6)
    let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
    #expect(await reminders(store, open) == ["Water the plants", "Call the dentist", "Buy stamps", "Pay the rent"])
    let soon = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: day, calendars: nil)
    #expect(await reminders(store, soon) == ["Water the plants"])
  }

  private func reminders(_ store: EKEventStore, _ predicate: NSPredicate) async -> [String] {
    await withCheckedContinuation { continuation in
      store.fetchReminders(matching: predicate) { found in continuation.resume(returning: found?.map { $0.title ?? "" } ?? []) }
    }
  }

  @Test("What is saved is found by its identifier, completing says when, and what has no calendar is refused")
  func saving() throws {
    let store = EKEventStore()
    let reminder = EKReminder(eventStore: store)
    reminder.title = "Sweep the yard"
    let refusal = #expect(throws: NSError.self) { try store.save(reminder, commit: true) }
    #expect(refusal?.localizedDescription == "No calendar has been set.")
    reminder.calendar = store.defaultCalendarForNewReminders()
    #expect(reminder.isNew)
    try store.save(reminder, commit: true)
    #expect(store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) === reminder && !reminder.isNew)
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    reminder.completionDate = nil
    #expect(!reminder.isCompleted)
    try store.remove(reminder, commit: true)
    #expect(EKEventStore().calendarItem(withIdentifier: reminder.calendarItemIdentifier) == nil)
    #expect(throws: NSError.self) { try store.remove(reminder, commit: true) }
  }

  @Test("A list of reminders takes its entries along when it is removed")
  func lists() throws {
    let store = EKEventStore()
    let list = EKCalendar(for: .reminder, eventStore: store)
    list.title = "Errands"
    try store.saveCalendar(list, commit: true)
    let reminder = EKReminder(eventStore: store)
    reminder.calendar = list
    try store.save(reminder, commit: false)
    #expect(store.calendars(for: .reminder).map(\.title) == ["Reminders", "Errands"])
    try store.removeCalendar(list, commit: true)
    #expect(
      store.calendars(for: .reminder).count == 1 && store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) == nil)
  }
}
