import SwiftUI
import UIKit

@MainActor final class LetterTray: ObservableObject {
  struct Letter: Identifiable {
    let id: Int
    let sender: String
    var isRead = false
  }

  @Published private(set) var letters = [
    "Amanda", "Bernard", "Cecilia", "Dominic", "Edith", "Frederic", "Gloria", "Hector", "Isabel",
  ].enumerated().map { Letter(id: $0.offset, sender: $0.element, isRead: $0.offset % 3 == 2) }
  @Published private(set) var unread = 0

  init() { unread = letters.count { !$0.isRead } }

  func toggle(_ letter: Letter) {
    guard let index = letters.firstIndex(where: { $0.id == letter.id }) else { return }
    letters[index].isRead.toggle()
    unread += letters[index].isRead ? -1 : 1
  }

  func remove(_ letter: Letter) {
    guard let index = letters.firstIndex(where: { $0.id == letter.id }) else { return }
    unread -= 1
    letters.remove(at: index)
  }
}

struct LetterTrayView: View {
  @StateObject private var tray = LetterTray()

  var body: some View {
    NavigationStack {
      List {
        ForEach(tray.letters) { letter in
          HStack {
            Text(letter.sender).bold(!letter.isRead)
            Spacer()
            Image(systemName: letter.isRead ? "envelope.open" : "envelope.fill")
          }
          .swipeActions(edge: .trailing) {
            Button("Shred", role: .destructive) { tray.remove(letter) }
            Button(letter.isRead ? "Unread" : "Read") { tray.toggle(letter) }
          }
        }
      }
      .navigationTitle(tray.unread == 0 ? "Letters" : "Letters (\(tray.unread))")
    }
  }
}
