import SwiftUI

struct LentBook: Identifiable, Sendable {
  let id: Int
  var title: String
  var isFlagged = false
}

@MainActor final class LendingShelf: ObservableObject {
  @Published var books = (1...30).map { LentBook(id: $0, title: "Book \($0)") }

  func add() { books.insert(LentBook(id: 100 + books.count, title: "New arrival \(books.count)"), at: 0) }
}

/// Books of which the chosen one is flagged by a key.
struct LendingsView: View {
  @ObservedObject var shelf: LendingShelf
  @State private var selection: Int?
  @State private var position: Int?

  var body: some View {
    VStack {
      Button("Flag", action: flag).keyboardShortcut("f")
      List(shelf.books, selection: $selection) { book in
        HStack {
          Text(book.title)
          Spacer()
          if book.isFlagged { Image(systemName: "flag.fill") }
        }
      }
    }
    .onChange(of: selection) {
      // Where the book stands when it is chosen, not where it is when the key is pressed.
      position = shelf.books.firstIndex { $0.id == selection }
    }
  }

  private func flag() {
    guard let position else { return }
    shelf.books[position].isFlagged.toggle()
  }
}
