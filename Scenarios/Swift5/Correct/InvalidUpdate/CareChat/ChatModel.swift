import Combine
import Foundation

struct ChatLine: Hashable, Identifiable {
  let id: Int
  let sender: String
  let text: String
  var isOwn: Bool { sender == "You" }
}

/// A conversation with the care team.
final class ChatModel: ObservableObject {
  @Published private(set) var lines: [ChatLine]
  @Published private(set) var isTyping = false
  @Published private(set) var isOnline = true

  init() {
    let texts = ["How are you today?", "Better, thank you.", "Did you take the tablets?", "Yes, after breakfast.", "Good."]
    lines = (0..<24).map { number in
      ChatLine(id: number, sender: number % 3 == 1 ? "You" : "Nurse Amara", text: "\(texts[number % 5]) (\(number))")
    }
  }

  func receive(_ text: String) {
    isTyping = false
    lines.append(ChatLine(id: lines.count, sender: "Nurse Amara", text: text))
  }

  func beginTyping() { isTyping = true }

  /// A line is there, and already the next one is being written.
  func receiveAndGoOn(_ text: String) {
    lines.append(ChatLine(id: lines.count, sender: "Nurse Amara", text: text))
    isTyping = true
  }

  func setOnline(_ value: Bool) { isOnline = value }
}
