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
  }

  private func flag() {
    guard let position = shelf.books.firstIndex(where: { $0.id == selection }) else { return }
    shelf.books[position].isFlagged.toggle()
  }
}
