import Combine
import Foundation
import SwiftUI

struct Nameserver: Identifiable, Equatable {
  let id: Int
  var name: String
  var address: String
  var isEncrypted: Bool
}

@MainActor final class NameserverBook: ObservableObject {
  @Published private(set) var servers: [Nameserver]
  /// Where the one that is in use stands; none: whatever the network offers.
  @Published private var activeIndex: Int?
  private var lastID: Int

  init() {
    let names = ["Home", "Garden", "Quiet", "Harbour", "Lantern", "Meadow", "Quarter"]
    servers = names.enumerated().map {
      Nameserver(id: $0.offset + 1, name: $0.element, address: "10.0.\($0.offset).53", isEncrypted: $0.offset % 2 == 0)
    }
    lastID = names.count
  }

  var active: Nameserver? {
    guard let activeIndex, servers.indices.contains(activeIndex) else { return nil }
    return servers[activeIndex]
  }

  func use(_ server: Nameserver?) {
    activeIndex = servers.firstIndex { $0.id == server?.id }
  }

  func add(name: String, address: String, isEncrypted: Bool) {
    lastID += 1
    servers.append(Nameserver(id: lastID, name: name, address: address, isEncrypted: isEncrypted))
  }

  func rename(_ id: Nameserver.ID, to name: String) {
    guard let index = servers.firstIndex(where: { $0.id == id }) else { return }
    servers[index].name = name
  }

  func remove(at offsets: IndexSet) {
    let gone = Set(offsets.map { servers[$0].id })
    if let active, gone.contains(active.id) { use(nil) }
    servers.removeAll { gone.contains($0.id) }
  }
}
