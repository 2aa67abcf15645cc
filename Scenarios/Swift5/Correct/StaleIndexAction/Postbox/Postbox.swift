import Foundation
import Observation

struct PostboxLetter: Identifiable, Equatable {
  let id: Int
  let sender: String
  let subject: String
  var isRead: Bool
}

@MainActor @Observable final class Postbox {
  private(set) var letters: [PostboxLetter]
  private(set) var deleted: [PostboxLetter] = []
  var unreadOnly = false

  init() {
    let senders = ["Landlord", "Library", "Ferry line", "Dentist", "Choir", "Bank", "School", "Garage", "Theatre", "Bakery"]
    letters = senders.enumerated().map {
      PostboxLetter(id: $0.offset + 1, sender: $0.element, subject: "About no. \($0.offset + 11)", isRead: $0.offset % 3 != 0)
    }
  }

  var shown: [PostboxLetter] { unreadOnly ? letters.filter { !$0.isRead } : letters }
  var unread: Int { letters.filter { !$0.isRead }.count }

  func toggleRead(_ id: PostboxLetter.ID) {
    guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
    letters[index].isRead.toggle()
  }

  func delete(_ ids: Set<PostboxLetter.ID>) {
    deleted = letters.filter { ids.contains($0.id) }
    letters.removeAll { ids.contains($0.id) }
  }

  /// Puts back what was deleted last, where it was.
  func undoDeletion() {
    letters = (letters + deleted).sorted { $0.id < $1.id }
    deleted = []
  }
}
