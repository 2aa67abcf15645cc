import SwiftUI
import UniformTypeIdentifiers

struct Tier: Identifiable, Sendable {
  let id: Int
  var name: String
}

@MainActor final class TierList: ObservableObject {
  @Published var tiers = (1...30).map { Tier(id: $0, name: "Tier \($0)") }

  func add() { tiers.insert(Tier(id: 100 + tiers.count, name: "Top tier \(tiers.count)"), at: 0) }
}

/// Rows that are dragged onto each other, which moves the dragged one there.
struct TiersView: View {
  @ObservedObject var list: TierList
  @State private var dragged: Int?

  var body: some View {
    List(list.tiers) { tier in
      Text(tier.name)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onDrag {
          // Where the row is now, not where it is when it is dropped.
          dragged = list.tiers.firstIndex { $0.id == tier.id }
          return NSItemProvider(object: tier.name as NSString)
        }
        .onDrop(of: [UTType.text], isTargeted: nil) { _ in move(onto: tier.id) }
    }
  }

  private func move(onto id: Tier.ID) -> Bool {
    guard let source = dragged, let target = list.tiers.firstIndex(where: { $0.id == id }) else { return false }
    list.tiers.insert(list.tiers.remove(at: source), at: target)
    return true
  }
}
