import Foundation

struct Message: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  var isPinned = false
}

/// The inbox of the patient portal.
@MainActor
final class Inbox {
  private(set) var messages: [Message]
  var didChange: () -> Void = {}

  private var nextID: Int

  init(count: Int = 45) {
    let senders = ["Front desk", "Dr. Okafor", "Laboratory", "Radiology", "Pharmacy", "Billing"]
    messages = (1...count).map { number in
      Message(id: number, sender: senders[number % senders.count], subject: "Message no. \(number)")
    }
    nextID = count + 1
  }

  subscript(id: Message.ID) -> Message? {
    messages.first { $0.id == id }
  }

  func receive(subject: String) {
    messages.insert(Message(id: nextID, sender: "Laboratory", subject: subject), at: 0)
    nextID += 1
    didChange()
  }

  func archive(_ id: Message.ID) {
    messages.removeAll { $0.id == id }
    didChange()
  }
}
