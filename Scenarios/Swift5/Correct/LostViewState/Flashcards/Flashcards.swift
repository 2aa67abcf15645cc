import SwiftUI

struct Flashcard: Identifiable {
  let id: Int
  let question: String
  let answer: String
}

final class FlashcardRowModel: ObservableObject, Identifiable {
  let card: Flashcard
  @Published private(set) var isFlipped = false

  init(card: Flashcard) { self.card = card }

  var id: Flashcard.ID { card.id }
  var text: String { isFlipped ? card.answer : card.question }
  func flip() { isFlipped.toggle() }
}

final class FlashcardDeck: ObservableObject {
  @Published private(set) var rows = (1...15).map { FlashcardRowModel(card: FlashcardDeck.card($0)) }
  @Published private(set) var knownCount = 0
  private var nextID = 16

  static func card(_ id: Int) -> Flashcard {
    Flashcard(id: id, question: "\(id) × 7 = ?", answer: "\(id * 7)")
  }

  /// A friend who shares the deck adds a card.
  func addSharedCard() {
    rows.append(FlashcardRowModel(card: FlashcardDeck.card(nextID)))
    nextID += 1
  }

  func countKnown() { knownCount += 1 }
}

struct FlashcardRow: View {
  @ObservedObject var model: FlashcardRowModel
  let onKnown: () -> Void

  var body: some View {
    HStack {
      Text(model.text)
      Spacer()
      Button(model.isFlipped ? "Hide" : "Flip") { model.flip() }
        .buttonStyle(.borderless)
      Button("Knew it", action: onKnown)
        .buttonStyle(.borderless)
    }
  }
}

struct FlashcardsView: View {
  @ObservedObject var store: FlashcardDeck

  var body: some View {
    NavigationStack {
      List {
        Section("Known: \(store.knownCount)") {
          ForEach(store.rows) { row in
            FlashcardRow(model: row, onKnown: store.countKnown)
          }
        }
      }
      .navigationTitle("Flashcards")
    }
  }
}
