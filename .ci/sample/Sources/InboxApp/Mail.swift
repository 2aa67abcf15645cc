import Combine
import Foundation

struct Mail: Identifiable, Hashable {
  let id: Int
  var subject: String
  var isUnread = true
}

final class MailStore: ObservableObject {
  @Published private(set) var mails: [Mail]

  init(_ subjects: [String]) {
    mails = subjects.enumerated().map { Mail(id: $0 + 1, subject: $1) }
  }

  func receive() { mails.insert(Mail(id: (mails.map(\.id).max() ?? 0) + 1, subject: "New"), at: 0) }

  func delete(_ id: Mail.ID) { mails.removeAll { $0.id == id } }

  subscript(id: Mail.ID) -> Mail? { mails.first { $0.id == id } }
}
