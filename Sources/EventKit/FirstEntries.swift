import Foundation

/// What the user has noted when a run begins: six reminders, of which two are done, and four events, around that day.
enum FirstEntries {
  static func make(_ calendars: [EKCalendar]) -> [EKCalendarItem] {
    let store = EKEventStore()
    let day = Calendar.current.startOfDay(for: Date())
    let titles = [
      "Water the plants", "Return the library books", "Call the dentist", "Buy stamps", "Book the train", "Pay the rent",
    ]
    let reminders = titles.enumerated().map { index, title in
      let reminder = EKReminder(eventStore: store)
      (reminder.title, reminder.calendar) = (title, calendars.first { $0.entityType == .reminder })
      let due = day.addingTimeInterval(Double(index - 1) * 86_400 + 9 * 3_600)
      reminder.dueDateComponents = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: due)
      reminder.alarms = [EKAlarm(absoluteDate: due)]
      reminder.notes = index == 2 ? "Ask for a morning" : nil
      reminder.isCompleted = index == 1 || index == 4
      return reminder
    }
    let events = ["Stand-up", "Lunch with Ines", "Parents' evening", "Swimming"].enumerated().map { index, title in
      let event = EKEvent(eventStore: store)
      (event.title, event.calendar) = (title, calendars.first { $0.entityType == .event })
      event.startDate = day.addingTimeInterval(Double(index) * 86_400 + Double(9 + 2 * index) * 3_600)
      event.endDate = event.startDate.addingTimeInterval(3_600)
      return event
    }
    for item in reminders + events as [EKCalendarItem] {
      (item.isNew, item.hasChanges) = (false, false)
      (item.creationDate, item.lastModifiedDate) = (day, day)
    }
    return reminders + events
  }
}
