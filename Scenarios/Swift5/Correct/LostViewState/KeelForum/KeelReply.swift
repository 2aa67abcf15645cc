import CoreGraphics
import Foundation

/// An answer in a forum of boat builders.
struct KeelReply: Identifiable, Hashable {
  let id: Int
  let author: String
  let text: String
  var votes: Int
}

/// A thread: its answers, which of them are unfolded, and which got a vote.
final class KeelThread {
  private(set) var replies: [KeelReply]
  private(set) var unfolded: Set<KeelReply.ID> = []
  private(set) var voted: Set<KeelReply.ID> = []
  var sortsByVotes = false

  init() {
    let sentences = [
      "Scrape the old paint down to the wood first.", "I would not use epoxy below the waterline.",
      "The planks swell again within a week.", "Red lead is not sold any more where I live.",
      "Look for soft spots along the garboard.", "A heat gun is quicker than any solvent.",
      "Bronze screws cost more and last for ever.", "Do one side, and launch her before the other.",
    ]
    let authors = ["Ingrid", "Tomasz", "Old Pete", "Maren", "Yusuf", "Bea"]
    replies = (0..<26).map { number in
      let count = [1, 5, 2, 6, 1, 7, 3][number % 7]
      let text = (0..<count).map { sentences[(number + $0 * 3) % sentences.count] }.joined(separator: " ")
      return KeelReply(
        id: number, author: "\(authors[number % authors.count]) \(number + 1)", text: text, votes: (number * 7) % 19)
    }
  }

  var shown: [KeelReply] { sortsByVotes ? replies.sorted { ($0.votes, $1.id) > ($1.votes, $0.id) } : replies }

  func isLong(_ reply: KeelReply) -> Bool { lines(of: reply) > 3 }

  func toggleFold(_ id: KeelReply.ID) {
    if unfolded.remove(id) == nil { unfolded.insert(id) }
  }

  func vote(_ id: KeelReply.ID) {
    guard let index = replies.firstIndex(where: { $0.id == id }) else { return }
    if voted.remove(id) == nil {
      voted.insert(id)
      replies[index].votes += 1
    } else {
      replies[index].votes -= 1
    }
  }

  /// How high the row of an answer is.
  func height(of reply: KeelReply) -> CGFloat {
    let all = lines(of: reply)
    let visible = unfolded.contains(reply.id) ? all : min(all, 3)
    return 76 + CGFloat(visible) * 21 + (all > 3 ? 34 : 0)
  }

  private func lines(of reply: KeelReply) -> Int { (reply.text.count + 41) / 42 }
}
