import Foundation
import Observation

enum SeedKind: String, CaseIterable, Identifiable {
  case all = "All"
  case vegetable = "Vegetables"
  case flower = "Flowers"
  case herb = "Herbs"

  var id: Self { self }

  var noun: String {
    switch self {
    case .all: "seed"
    case .vegetable: "vegetable"
    case .flower: "flower"
    case .herb: "herb"
    }
  }
}

struct SeedPacket: Identifiable, Hashable {
  let id: Int
  let name: String
  let kind: SeedKind
  var packets: Int
  var isOpened = false
}

@Observable final class SeedStore {
  private(set) var packets: [SeedPacket] = [
    SeedPacket(id: 1, name: "Tomato", kind: .vegetable, packets: 3),
    SeedPacket(id: 2, name: "Poppy", kind: .flower, packets: 1),
    SeedPacket(id: 3, name: "Basil", kind: .herb, packets: 2),
    SeedPacket(id: 4, name: "Carrot", kind: .vegetable, packets: 4),
    SeedPacket(id: 5, name: "Cornflower", kind: .flower, packets: 2),
    SeedPacket(id: 6, name: "Dill", kind: .herb, packets: 1),
    SeedPacket(id: 7, name: "Leek", kind: .vegetable, packets: 2),
    SeedPacket(id: 8, name: "Marigold", kind: .flower, packets: 5),
    SeedPacket(id: 9, name: "Chives", kind: .herb, packets: 1),
    SeedPacket(id: 10, name: "Kale", kind: .vegetable, packets: 2),
  ]

  func packets(of kind: SeedKind) -> [SeedPacket] {
    kind == .all ? packets : packets.filter { $0.kind == kind }
  }

  func discard(_ ids: Set<SeedPacket.ID>) {
    packets.removeAll { ids.contains($0.id) }
  }

  func setOpened(_ isOpened: Bool, _ ids: Set<SeedPacket.ID>) {
    for index in packets.indices where ids.contains(packets[index].id) { packets[index].isOpened = isOpened }
  }

  /// A seed swap brings one more packet of a kind.
  func swap() {
    let id = (packets.map(\.id).max() ?? 0) + 1
    packets.append(SeedPacket(id: id, name: "Foxglove \(id)", kind: .flower, packets: 1))
  }
}
