import Observation
import SwiftUI

struct ShelfBook: Identifiable {
  let id: String
  var title: String
  var isLent = false
}

@MainActor @Observable final class ShelfStore {
  private(set) var books: [ShelfBook] = []
  var asked: ShelfBook.ID?

  init() { loadMore() }

  func loadMore() {
    guard books.count < 60 else { return }
    let next = books.count
    books += (next..<next + 20).map { ShelfBook(id: "b\($0)", title: "Book \($0 + 1)") }
  }

  func lend(_ id: ShelfBook.ID) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    books[index].isLent.toggle()
  }

  func refresh() async {
    try? await Task.sleep(for: .seconds(1))
    books.sort { $0.title < $1.title }
  }

  func remove(_ id: ShelfBook.ID) { books.removeAll { $0.id == id } }

  func buy() {
    guard !books.contains(where: { $0.id == "new" }) else { return }
    books.insert(ShelfBook(id: "new", title: "A new book"), at: 0)
  }
}

/// Its blurb unfolds; whether it does is the card's own business.
struct BookCard: View {
  let book: ShelfBook
  let store: ShelfStore
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(book.title).font(.headline)
        Spacer()
        Button(book.isLent ? "Take back" : "Lend") { store.lend(book.id) }
      }
      if isOpen { Text("What \(book.title) is about.") }
      Button(isOpen ? "Less" : "More") { isOpen.toggle() }.font(.footnote)
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(.background))
    .contextMenu {
      Button("Remove", role: .destructive) { store.asked = book.id }
    }
  }
}

/// Correct: cards in a lazy stack, named by id; the last one asks for more.
struct Bookshelf: View {
  @Bindable var store: ShelfStore

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("\(store.books.count) books").font(.largeTitle)
        LazyVStack(spacing: 12) {
          ForEach(store.books) { book in
            BookCard(book: book, store: store)
              .onAppear { if book.id == store.books.last?.id { store.loadMore() } }
          }
        }
      }
      .padding(.horizontal)
    }
    .refreshable { await store.refresh() }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Buy", systemImage: "plus") { store.buy() } }
    }
    .alert("Remove it?", isPresented: isAsking, presenting: store.asked) { id in
      Button("Remove", role: .destructive) { store.remove(id) }
      Button("Keep", role: .cancel) {}
    }
  }

  private var isAsking: Binding<Bool> {
    Binding {
      store.asked != nil
    } set: { isOn in
      if !isOn { store.asked = nil }
    }
  }
}
