import Foundation

/// Something to do for an animal, so many days from now.
struct VetReminder: Hashable {
  let id: Int
  let animal: String
  let task: String
  var days: Int
  var repeats = false

  var due: String {
    switch days {
    case ..<0: "overdue"
    case 0: "today"
    case 1: "tomorrow"
    default: "in \(days) days"
    }
  }
}

final class VetReminderStore {
  private(set) var reminders: [VetReminder] = [
    VetReminder(id: 1, animal: "Biscuit", task: "Worming tablet", days: 0),
    VetReminder(id: 2, animal: "Olive", task: "Clip claws", days: 2),
    VetReminder(id: 3, animal: "Mr Pickles", task: "Dental check", days: 5),
    VetReminder(id: 4, animal: "Juno", task: "Rabies booster", days: 9),
    VetReminder(id: 5, animal: "Tofu", task: "Weigh-in", days: 12),
    VetReminder(id: 6, animal: "Pepper", task: "Flea collar", days: 14),
    VetReminder(id: 7, animal: "Clementine", task: "Blood test", days: 21),
    VetReminder(id: 8, animal: "Walnut", task: "Ear drops", days: 30),
  ]

  func postpone(id: Int, by days: Int) { change(id) { $0.days += days } }

  func setRepeats(_ repeats: Bool, id: Int) { change(id) { $0.repeats = repeats } }

  func finish(id: Int) -> Int? {
    guard let index = reminders.firstIndex(where: { $0.id == id }) else { return nil }
    reminders.remove(at: index)
    return index
  }

  private func change(_ id: Int, _ body: (inout VetReminder) -> Void) {
    guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
    body(&reminders[index])
  }
}
