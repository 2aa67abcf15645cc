import Combine
import SwiftUI
import UIKit

@MainActor
final class TeamChat: ObservableObject, Identifiable {
  let id: String
  @Published var lastMessage = "No messages"
  @Published var unread = 0

  init(id: String) {
    self.id = id
  }

  func receive(_ text: String) {
    lastMessage = text
    unread += 1
  }
}

struct TeamChatRow: View {
  @ObservedObject var chat: TeamChat

  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.tint).frame(width: 36, height: 36)
      VStack(alignment: .leading) {
        Text(chat.id).font(.headline)
        Text(chat.lastMessage).font(.subheadline).lineLimit(1)
      }
      Spacer()
      if chat.unread > 0 {
        Text("\(chat.unread)")
          .font(.caption.bold())
          .padding(6)
          .background(Capsule().fill(.red))
      }
      Button {
        chat.unread = 0
      } label: {
        Image(systemName: "envelope.open")
      }
      .accessibilityLabel("Mark as read")
      .disabled(chat.unread == 0)
    }
  }
}

/// A table of hosted rows, each of which observes its own chat.
final class TeamChatsViewController: UITableViewController {
  private var chats = (1...26).map { TeamChat(id: "Team \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chat")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chats.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
    let chat = chats[indexPath.row]
    cell.contentConfiguration = UIHostingConfiguration { TeamChatRow(chat: chat) }
    cell.selectionStyle = .none
    return cell
  }

  func receive(in id: TeamChat.ID) {
    guard let row = chats.firstIndex(where: { $0.id == id }) else { return }
    let chat = chats.remove(at: row)
    chat.receive("News from \(id)")
    chats.insert(chat, at: 0)
    tableView.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: 0, section: 0))
  }

  func receiveQuietly(in id: TeamChat.ID) {
    chats.first { $0.id == id }?.receive("Psst")
  }
}
