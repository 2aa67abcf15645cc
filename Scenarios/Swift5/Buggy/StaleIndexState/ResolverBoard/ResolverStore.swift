import Observation
import SwiftUI

struct Resolver: Identifiable, Equatable {
  let id: UUID
  var name: String
  var address: String
  var milliseconds: Int?

  init(_ name: String, _ address: String, number: Int) {
    id = UUID(uuidString: "00000000-0000-0000-0000-\(String(format: "%012d", number))") ?? UUID()
    self.name = name
    self.address = address
  }
}

/// The name servers and the one that is in use.
@Observable final class ResolverStore {
  private(set) var servers: [Resolver] = [
    Resolver("Alpine", "9.9.9.10", number: 1),
    Resolver("Brook", "1.1.1.2", number: 2),
    Resolver("Cairn", "8.8.4.1", number: 3),
    Resolver("Dune", "76.76.2.1", number: 4),
    Resolver("Esker", "94.140.1.1", number: 5),
  ]
  private(set) var usedIndex: Int? = 0
  var isActive = false
  private var nextNumber = 6

  var used: Resolver? {
    guard let usedIndex, servers.indices.contains(usedIndex) else { return nil }
    return servers[usedIndex]
  }

  func isUsed(_ server: Resolver) -> Bool { used?.id == server.id }

  func use(_ server: Resolver) { usedIndex = servers.firstIndex { $0.id == server.id } }

  func remove(atOffsets offsets: IndexSet) { servers.remove(atOffsets: offsets) }

  func add() {
    servers.append(Resolver("Fjord \(nextNumber)", "10.0.0.\(nextNumber)", number: nextNumber))
    nextNumber += 1
  }

  func measure(_ id: Resolver.ID) {
    guard let index = servers.firstIndex(where: { $0.id == id }) else { return }
    servers[index].milliseconds = 8 + servers[index].name.count * 3
  }

  func rename(_ id: Resolver.ID, to name: String) {
    guard let index = servers.firstIndex(where: { $0.id == id }) else { return }
    servers[index].name = name
  }
}
