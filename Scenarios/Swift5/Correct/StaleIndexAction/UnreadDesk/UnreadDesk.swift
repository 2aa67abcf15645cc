import SwiftUI

struct UnreadDeskLetter: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  var isRead = false
}

/// The unread letters. One that is read stays until the desk is looked at the next time, so that no row leaves under a finger.
@MainActor final class UnreadDeskModel: ObservableObject {
  @Published private(set) var shown: [UnreadDeskLetter.ID] = []
  @Published private(set) var letters = [
    UnreadDeskLetter(id: 1, sender: "Harbour office", subject: "Berth for March"),
    UnreadDeskLetter(id: 2, sender: "Ines", subject: "Keys"),
    UnreadDeskLetter(id: 3, sender: "Sail loft", subject: "Your jib is ready"),
    UnreadDeskLetter(id: 4, sender: "Club", subject: "Spring regatta"),
    UnreadDeskLetter(id: 5, sender: "Weather", subject: "Gale warning"),
    UnreadDeskLetter(id: 6, sender: "Ines", subject: "And the pump", isRead: true),
  ]

  var rows: [UnreadDeskLetter] { letters.filter { shown.contains($0.id) } }

  func look() { shown = letters.filter { !$0.isRead }.map(\.id) }

  func markAll() {
    for place in letters.indices where shown.contains(letters[place].id) { letters[place].isRead = true }
  }

  func turn(_ id: UnreadDeskLetter.ID) {
    guard let place = letters.firstIndex(where: { $0.id == id }) else { return }
    letters[place].isRead.toggle()
  }
}

struct UnreadDeskRow: View {
  let letter: UnreadDeskLetter

  var body: some View {
    HStack {
      Image(systemName: letter.isRead ? "envelope.open" : "envelope.badge")
        .accessibilityLabel(letter.isRead ? "Read" : "Unread")
      VStack(alignment: .leading) {
        Text(letter.subject).fontWeight(letter.isRead ? .regular : .bold)
        Text(letter.sender).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

struct UnreadDeskView: View {
  @ObservedObject var model: UnreadDeskModel

  var body: some View {
    NavigationStack {
      List(model.rows) { letter in
        UnreadDeskRow(letter: letter)
          .swipeActions {
            Button(letter.isRead ? "Unread" : "Read") { model.turn(letter.id) }
          }
      }
      .navigationTitle("Unread")
      .toolbar {
        Button("Mark all") { model.markAll() }
      }
      .onAppear { model.look() }
    }
  }
}
