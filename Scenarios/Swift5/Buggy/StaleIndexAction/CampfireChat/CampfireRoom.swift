import Combine
import Foundation

struct CampfireMessage: Identifiable, Hashable {
  let id: Int
  let author: String
  let text: String
  var reactions: [String] = []
  var isPinned = false
}

/// A chat room. The newest message comes first.
final class CampfireRoom {
  private(set) var messages: [CampfireMessage] = []
  /// Ids of messages whose content changed; empty when messages came or went.
  let updates = PassthroughSubject<[CampfireMessage.ID], Never>()
  private var nextID = 0
  private var replies = ["On my way", "Who brings the tent?", "I have firewood", "Rain at six, they say", "See you there"]

  init() {
    let talk = [
      ("Noor", "Are we still going on Friday?"), ("Ben", "Sure, the car is packed"), ("Ida", "I can take two more people"),
      ("Noor", "My sister wants to come"), ("Ben", "The more the better"), ("Ida", "Then we need a second stove"),
      ("Otto", "Mine works again"), ("Noor", "Great, and the lamps?"), ("Otto", "All three charged"),
      ("Ida", "Meet at the mill at four"), ("Ben", "Four is too early for me"), ("Otto", "Half past then"),
      ("Noor", "Half past is fine"), ("Ida", "Bring warm socks"), ("Ben", "Always"),
    ]
    for (author, text) in talk { insert(author, text) }
  }

  private func insert(_ author: String, _ text: String) {
    messages.insert(CampfireMessage(id: nextID, author: author, text: text), at: 0)
    nextID += 1
  }

  func message(_ id: CampfireMessage.ID) -> CampfireMessage? { messages.first { $0.id == id } }

  func send(_ text: String) {
    insert("You", text)
    updates.send([])
  }

  func receive() {
    insert("Otto", replies.isEmpty ? "…" : replies.removeFirst())
    updates.send([])
  }

  func toggle(_ reaction: String, on id: CampfireMessage.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    if let known = messages[index].reactions.firstIndex(of: reaction) {
      messages[index].reactions.remove(at: known)
    } else {
      messages[index].reactions.append(reaction)
    }
    updates.send([id])
  }

  func togglePin(_ id: CampfireMessage.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].isPinned.toggle()
    updates.send([id])
  }

  func delete(_ id: CampfireMessage.ID) {
    messages.removeAll { $0.id == id }
    updates.send([])
  }
}
