import EventKit
import Foundation
import HeadlessCore
import Testing
import UIKit

/// Events and reminders. What waits for queues has a process of its own.
@MainActor @Suite("Events and reminders", .serialized) struct EventTests {
  init() { RunState.begin() }

  @Test("What is saved is fetched again, by what the predicate asks, and observers hear of it")
  func reminders() async {
    await #expect(processExitsWith: .success) { try await EventTests().remindersAlone() }
  }

  fileprivate func remindersAlone() async throws {
    final class Heard: @unchecked Sendable { var count = 0 }
    let heard = Heard()
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(EKReminder(eventStore: store), commit: true) }
    #expect(try await store.requestFullAccessToReminders() && EKEventStore.authorizationStatus(for: .reminder) == .fullAccess)
    let observer = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: nil, queue: nil) { _ in
      heard.count += 1
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let milk = EKReminder(eventStore: store)
    milk.title = "Milk"
    #expect(throws: EKError(.noCalendar)) { try store.save(milk, commit: true) }
    milk.calendar = store.defaultCalendarForNewReminders()
    milk.dueDateComponents = Calendar.current.dateComponents(
      [.year, .month, .day], from: Date(timeIntervalSince1970: 86_400 * 9))
    try store.save(milk, commit: true)
    let bread = EKReminder(eventStore: store)
    (bread.title, bread.calendar, bread.isCompleted) = ("Bread", milk.calendar, true)
    try store.save(bread, commit: true)
    #expect(!milk.isNew && bread.completionDate != nil)
    await turn()
    #expect(heard.count == 2)

    let other = EKEventStore()
    #expect(await titles(other, other.predicateForReminders(in: nil)).suffix(2) == ["Milk", "Bread"])
    let day = { (number: Double) in Date(timeIntervalSince1970: 86_400 * number) }
    let open = other.predicateForIncompleteReminders(withDueDateStarting: day(8), ending: day(10), calendars: [milk.calendar])
    #expect(await titles(other, open) == ["Milk"])
    let late = other.predicateForIncompleteReminders(withDueDateStarting: day(10), ending: nil, calendars: nil)
    #expect(await titles(other, late) == ["Water the plants", "Call the dentist", "Buy stamps", "Pay the rent"])
    #expect(other.calendarItem(withIdentifier: milk.calendarItemIdentifier) === milk)
    try other.remove(milk, commit: true)
    #expect(await titles(store, store.predicateForReminders(in: nil)).suffix(2) == ["Pay the rent", "Bread"])
  }

  private func titles(_ store: EKEventStore, _ predicate: NSPredicate) async -> [String] {
    await withCheckedContinuation { continuation in
      store.fetchReminders(matching: predicate) { found in continuation.resume(returning: (found ?? []).map { $0.title }) }
    }
  }

  @Test("An event lies between two dates; a store that may only write finds none")
  func events() async {
    await #expect(processExitsWith: .success) { try await EventTests().eventsAlone() }
  }

  fileprivate func eventsAlone() async throws {
    let store = EKEventStore()
    _ = try await store.requestWriteOnlyAccessToEvents()
    let event = EKEvent(eventStore: store)
    (event.title, event.calendar) = ("Tea", store.defaultCalendarForNewEvents)
    #expect(throws: EKError(.noStartDate)) { try store.save(event, span: .thisEvent) }
    event.startDate = Date(timeIntervalSince1970: 100)
    event.endDate = Date(timeIntervalSince1970: 50)
    #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
    event.endDate = Date(timeIntervalSince1970: 200)
    try store.save(event, span: .thisEvent)
    let around = store.predicateForEvents(
      withStart: Date(timeIntervalSince1970: 150), end: Date(timeIntervalSince1970: 300), calendars: nil)
    #expect(store.events(matching: around).isEmpty)
    _ = try await store.requestFullAccessToEvents()
    #expect(store.events(matching: around).map { $0.title } == ["Tea"])
    let after = store.predicateForEvents(
      withStart: Date(timeIntervalSince1970: 201), end: Date(timeIntervalSince1970: 300), calendars: nil)
    #expect(store.events(matching: after).isEmpty)
    let day = Calendar.current.startOfDay(for: Date())
    let soon = store.predicateForEvents(withStart: day, end: day.addingTimeInterval(2 * 86_400 - 1), calendars: nil)
    #expect(store.events(matching: soon).map { $0.title } == ["Stand-up", "Lunch with Ines"])
  }
}
