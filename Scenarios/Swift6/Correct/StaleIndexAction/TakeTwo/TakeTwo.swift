import SwiftUI

private struct TakeTwoCard: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class TakeTwoGame {
  private static let names = ["Jack", "Queen", "King", "Ace", "Ten", "Nine", "Eight", "Seven", "Six", "Five"]
  fileprivate private(set) var cards: [TakeTwoCard] = []
  fileprivate private(set) var isFirst = true
  private var next = 0

  init() { deal() }

  fileprivate func deal() {
    cards = Self.names.enumerated().map { TakeTwoCard(id: next + $0.offset, name: $0.element) }
    next += cards.count
    isFirst = true
  }

  /// A turn takes a card, or a card and the one below it. Who takes the last one has won.
  fileprivate func take(_ id: Int, count: Int) {
    guard let place = cards.firstIndex(where: { $0.id == id }), place + count <= cards.count else { return }
    cards.removeSubrange(place..<place + count)
    if !cards.isEmpty { isFirst.toggle() }
  }

  fileprivate func isLast(_ card: TakeTwoCard) -> Bool { cards.last?.id == card.id }
}

/// A game for two with one row of cards.
struct TakeTwoView: View {
  let game: TakeTwoGame

  var body: some View {
    NavigationStack {
      List(game.cards) { card in
        HStack {
          Text(card.name)
          Spacer()
          Button("One") { game.take(card.id, count: 1) }.buttonStyle(.borderless)
          Button("Two") { game.take(card.id, count: 2) }.buttonStyle(.borderless).disabled(game.isLast(card))
        }
      }
      .navigationTitle(title)
      .toolbar { Button("Deal") { game.deal() } }
    }
  }

  private var title: String {
    let player = game.isFirst ? "First player" : "Second player"
    return game.cards.isEmpty ? "\(player) has won" : player
  }
}
