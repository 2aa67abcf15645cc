import SwiftUI

struct InboxLetter: Identifiable, Equatable { let id: Int; let subject: String; var isPinned = false }

@MainActor final class Letters: ObservableObject {
  @Published private var all = ["Invoice", "Greetings", "Reminder", "Offer", "Minutes"].enumerated().map {
    InboxLetter(id: $0, subject: $1)
  }
  /// The newest comes first; what is pinned stands above.
  var sorted: [InboxLetter] { all.filter(\.isPinned) + all.filter { !$0.isPinned } }
  func letter(_ id: Int) -> InboxLetter? { all.first { $0.id == id } }
  func pin(_ id: Int) { all[id].isPinned = true }
  /// People read from the oldest to the newest.
  func newer(than id: Int) -> Int? {
    let rest = all.filter { !$0.isPinned || $0.id == id }
    return rest.firstIndex { $0.id == id }.flatMap { $0 > 0 ? rest[$0 - 1].id : nil }
  }
}

struct LetterView: View {
  @ObservedObject var letters: Letters
  @State var id: Int
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack(spacing: 20) {
      Text(letters.letter(id)?.subject ?? "")
      Text("Dear neighbours, please find the details enclosed.")
      Button("Pin and read the next newer") {
        let next = letters.newer(than: id)
        letters.pin(id)
        if let next { id = next } else { dismiss() }
      }
    }
    .navigationTitle("Letter")
  }
}

struct InboxView: View {
  @StateObject private var letters = Letters()
  var body: some View {
    NavigationStack {
      List(letters.sorted) { letter in
        NavigationLink(value: letter.id) {
          HStack {
            Text(letter.subject); if letter.isPinned { Image(systemName: "pin.fill").accessibilityLabel("Pinned") }
          }
        }
      }
      .navigationTitle("Inbox")
      .navigationDestination(for: Int.self) { LetterView(letters: letters, id: $0) }
    }
  }
}
