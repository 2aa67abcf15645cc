import Combine
import Foundation

/// A recorded voice, and where its accent is from.
struct BrogueSample: Identifiable, Hashable {
  let id: Int
  let place: String
  let speaker: String
  let seconds: Int
}

/// All samples, and which ones were kept for the collection.
final class BrogueShelf {
  let samples: [BrogueSample]
  private(set) var kept: Set<BrogueSample.ID> = []
  var showsKeptOnly = false

  init() {
    let places = [
      "Galway", "Dingle", "Derry", "Skye", "Paisley", "Leith", "Durham", "Whitby", "Hull", "Bolton", "Stoke", "Derby", "Telford",
      "Neath", "Bangor", "Rhyl", "Bude", "Yeovil", "Poole", "Lewes", "Deal", "Cromer", "Diss", "Ely",
    ]
    let speakers = ["Aoife", "Callum", "Nesta", "Gwyn", "Edith", "Rory", "Mabel"]
    samples = places.enumerated().map {
      BrogueSample(id: $0, place: $1, speaker: speakers[$0 % speakers.count], seconds: 14 + ($0 * 11) % 40)
    }
  }

  var shown: [BrogueSample.ID] { samples.map(\.id).filter { !showsKeptOnly || kept.contains($0) } }

  func sample(_ id: BrogueSample.ID) -> BrogueSample { samples[id] }

  func keep(_ id: BrogueSample.ID) {
    if kept.remove(id) == nil { kept.insert(id) }
  }
}

/// Plays one sample at a time.
final class BroguePlayer {
  @Published private(set) var current: BrogueSample.ID?

  func toggle(_ id: BrogueSample.ID) { current = current == id ? nil : id }

  func stop() { current = nil }
}
