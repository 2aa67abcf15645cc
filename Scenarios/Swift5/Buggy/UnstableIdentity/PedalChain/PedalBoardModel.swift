import Combine
import Foundation

struct Pedal: Equatable {
  let id: String
  var name: String
  var maker: String
  var isOn = true
}

/// What a row of the chain shows.
struct PedalRowModel: Identifiable, Equatable {
  let id: String
  let pedal: Pedal
  let position: Int
  let feeds: String
}

/// The effects between a guitar and its amplifier, in order.
final class PedalBoardModel: ObservableObject {
  @Published private(set) var rows: [PedalRowModel] = []
  @Published private(set) var saved: [String: String] = [:]

  private var chain: [Pedal] = [
    Pedal(id: "tun", name: "Tuner", maker: "Polytone"), Pedal(id: "cmp", name: "Squeeze", maker: "Orchid"),
    Pedal(id: "ovd", name: "Green Drive", maker: "Tubeworks"), Pedal(id: "fuz", name: "Moth Fuzz", maker: "Orchid"),
    Pedal(id: "chr", name: "Lake Chorus", maker: "Polytone"), Pedal(id: "dly", name: "Tape Echo", maker: "Sonar"),
    Pedal(id: "rev", name: "Hall Reverb", maker: "Sonar"),
  ]

  init() { rebuild() }

  private func rebuild() {
    rows = chain.enumerated().map { index, pedal in
      PedalRowModel(
        id: "\(pedal.id)_\(index)", pedal: pedal, position: index + 1,
        feeds: index + 1 < chain.count ? "into \(chain[index + 1].name)" : "into the amplifier")
    }
  }

  func remove(_ id: String) {
    chain.removeAll { $0.id == id }
    rebuild()
  }

  func move(from source: IndexSet, to target: Int) {
    chain.move(fromOffsets: source, toOffset: target)
    rebuild()
  }

  func toggle(_ id: String) {
    guard let index = chain.firstIndex(where: { $0.id == id }) else { return }
    chain[index].isOn.toggle()
    rebuild()
  }

  func save(_ note: String, for id: String) { saved[id] = note }
}
