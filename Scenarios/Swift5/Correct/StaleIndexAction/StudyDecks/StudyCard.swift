import Foundation

struct StudyCard: Hashable, Identifiable {
  let id: Int
  let front: String
  let back: String
}

enum StudyPile: String, CaseIterable, Hashable {
  case due = "Due"
  case later = "Later"
  case known = "Known"
}

/// Which card lies on which pile, and which ones are turned over.
final class StudyDeck {
  private let cards: [StudyCard.ID: StudyCard]
  private var piles: [StudyPile: [StudyCard.ID]]
  private(set) var turned: Set<StudyCard.ID> = []
  private(set) var folded: Set<StudyPile> = []
  var query = ""

  init() {
    let words = [
      ("la lluvia", "rain"), ("el puente", "bridge"), ("la cuchara", "spoon"), ("el tejado", "roof"), ("la orilla", "shore"),
      ("el ancla", "anchor"), ("la vela", "sail, candle"), ("el pozo", "well"), ("la escalera", "stairs, ladder"),
      ("el horno", "oven"), ("la manzana", "apple"), ("el faro", "lighthouse"), ("la niebla", "fog"), ("el arado", "plough"),
      ("la aguja", "needle"), ("el clavo", "nail"),
    ]
    let all = words.enumerated().map { StudyCard(id: $0, front: $1.0, back: $1.1) }
    cards = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    piles = [.due: Array(0..<7), .later: Array(7..<13), .known: Array(13..<16)]
  }

  func card(_ id: StudyCard.ID) -> StudyCard? { cards[id] }

  func pile(of id: StudyCard.ID) -> StudyPile? { StudyPile.allCases.first { piles[$0]?.contains(id) == true } }

  func count(_ pile: StudyPile) -> Int { piles[pile]?.count ?? 0 }

  /// What is listed: without folded piles, and only what fits the search.
  func shown(_ pile: StudyPile) -> [StudyCard.ID] {
    guard !folded.contains(pile) || !query.isEmpty else { return [] }
    let all = piles[pile] ?? []
    guard !query.isEmpty else { return all }
    return all.filter { cards[$0]?.front.localizedCaseInsensitiveContains(query) == true }
  }

  func turn(_ id: StudyCard.ID) {
    if turned.remove(id) == nil { turned.insert(id) }
  }

  func fold(_ pile: StudyPile) {
    if folded.remove(pile) == nil { folded.insert(pile) }
  }

  /// Puts a card on a pile, at a place or at its end, and says where it was.
  @discardableResult
  func put(_ id: StudyCard.ID, on pile: StudyPile, at place: Int? = nil) -> (pile: StudyPile, place: Int)? {
    guard let old = self.pile(of: id), let index = piles[old]?.firstIndex(of: id) else { return nil }
    piles[old]?.remove(at: index)
    turned.remove(id)
    let end = piles[pile]?.count ?? 0
    piles[pile, default: []].insert(id, at: min(place ?? end, end))
    return (old, index)
  }
}
