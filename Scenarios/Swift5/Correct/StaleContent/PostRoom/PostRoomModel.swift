import Foundation
import Observation

struct PostRoomLine: Identifiable, Equatable {
  let id: Int
  let author: String
  let text: String
}

struct PostRoomThread: Identifiable {
  let id: String
  let partner: String
  var lines: [PostRoomLine]
  var unread = 0
}

/// All conversations of the sorting office and the one that is open.
@Observable final class PostRoomModel {
  private(set) var threads: [PostRoomThread]
  private(set) var openID: String
  private var nextLine = 100
  private var drafts: [String: String] = [:]

  init() {
    threads = [
      PostRoomThread(
        id: "desk", partner: "Front desk",
        lines: [
          PostRoomLine(id: 1, author: "Front desk", text: "Two parcels without a name are here."),
          PostRoomLine(id: 2, author: "Me", text: "I come down at ten."),
        ]),
      PostRoomThread(
        id: "van", partner: "Van 7",
        lines: [PostRoomLine(id: 3, author: "Van 7", text: "Flat tyre at the mill, half an hour late.")], unread: 1),
      PostRoomThread(
        id: "boss", partner: "Marta",
        lines: [
          PostRoomLine(id: 4, author: "Marta", text: "Can you take Saturday?"),
          PostRoomLine(id: 5, author: "Marta", text: "Only until noon."),
        ], unread: 2),
    ]
    openID = "desk"
  }

  var open: PostRoomThread? { threads.first { $0.id == openID } }

  func show(_ id: String) {
    openID = id
    guard let index = threads.firstIndex(where: { $0.id == id }) else { return }
    threads[index].unread = 0
  }

  func draft(in id: String) -> String { drafts[id] ?? "" }

  func setDraft(_ text: String, in id: String) { drafts[id] = text }

  func send(_ text: String, to id: String) {
    guard let index = threads.firstIndex(where: { $0.id == id }), !text.isEmpty else { return }
    nextLine += 1
    threads[index].lines.append(PostRoomLine(id: nextLine, author: "Me", text: text))
  }

  func receive(_ text: String, from id: String) {
    guard let index = threads.firstIndex(where: { $0.id == id }) else { return }
    nextLine += 1
    threads[index].lines.append(PostRoomLine(id: nextLine, author: threads[index].partner, text: text))
    if id != openID { threads[index].unread += 1 }
  }

  func delete(_ line: PostRoomLine.ID, in id: String) {
    guard let index = threads.firstIndex(where: { $0.id == id }) else { return }
    threads[index].lines.removeAll { $0.id == line }
  }
}
