import SwiftUI

private struct PutBackCard: Identifiable {
  let id: Int
  let question: String
}

/// Cards to learn, the next one first. A card that was put aside comes back as the fourth from now, so that there is time to forget it.
struct PutBackView: View {
  private static let distance = 3
  @State private var deck = [
    "Who painted Guernica?", "When did Rome fall?", "What is a quark?", "Who wrote Emma?", "Where is Quito?", "What is basalt?",
    "Who was Hypatia?", "What is a fugue?", "Where is Tuvalu?", "Who built the Alhambra?",
  ].enumerated().map { PutBackCard(id: $0.offset, question: $0.element) }
  @State private var aside: [PutBackCard] = []

  var body: some View {
    NavigationStack {
      List(deck) { card in
        HStack {
          Text(card.question)
          Spacer()
          Button("Aside") { putAside(card.id) }
        }
      }
      .navigationTitle("Trivia")
      .toolbar {
        Button("Known") { if !deck.isEmpty { deck.removeFirst() } }
        Button("Bring back") { bringBack() }
          .disabled(aside.isEmpty)
      }
    }
  }

  private func putAside(_ id: Int) {
    guard let place = deck.firstIndex(where: { $0.id == id }) else { return }
    aside.append(deck.remove(at: place))
  }

  private func bringBack() {
    guard let card = aside.popLast() else { return }
    deck.insert(card, at: min(Self.distance, deck.count))
  }
}
