import Foundation
import HeadlessCore

/// The calendars of a run.
final class EventRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(EventRunState.self)

  var allowed: Set<EKEntityType> = []
  lazy var content = EventContent.atFirst
  private var made = 0

  init() {}

  /// A number that no entry has yet.
  func next() -> Int {
    made += 1
    return made
  }
}

/// What the stores show.
struct EventContent {
  var calendars: [EKCalendar]
  var items: [EKCalendarItem]

  /// Six reminders, of which two are done, and four events, around the day on which the run begins.
  static var atFirst: EventContent {
    let calendar = EKCalendar(id: "calendar-events", title: "Calendar", types: .event)
    let list = EKCalendar(id: "calendar-reminders", title: "Reminders", types: .reminder)
    let day = Calendar.current.startOfDay(for: Date())
    let reminders = [
      "Water the plants", "Return the library books", "Call the dentist", "Buy stamps", "Book the train", "Pay the rent",
    ]
    let events = ["Stand-up", "Lunch with Ines", "Parents' evening", "Swimming"]
    var items: [EKCalendarItem] = []
    for (index, title) in reminders.enumerated() {
      let reminder = EKReminder(id: "reminder-first-\(index)")
      (reminder.title, reminder.calendar) = (title, list)
      let due = day.addingTimeInterval(Double(index - 1) * 86_400 + 9 * 3_600)
      reminder.dueDateComponents = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: due)
      reminder.alarms = [EKAlarm(absoluteDate: due)]
      reminder.notes = index == 2 ? "Ask for a morning" : nil
      reminder.isCompleted = index == 1 || index == 4
      items.append(reminder)
    }
    for (index, title) in events.enumerated() {
      let event = EKEvent(id: "event-first-\(index)")
      (event.title, event.calendar) = (title, calendar)
      event.startDate = day.addingTimeInterval(Double(index) * 86_400 + Double(9 + 2 * index) * 3_600)
      event.endDate = event.startDate.addingTimeInterval(3_600)
      items.append(event)
    }
    return EventContent(calendars: [calendar, list], items: items)
  }
}
