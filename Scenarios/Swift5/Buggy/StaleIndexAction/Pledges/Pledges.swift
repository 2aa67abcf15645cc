import SwiftUI

struct Pledge: Identifiable, Equatable {
  let id: Int
  let backer: String
  let amount: Int
  var isCollected = false
}

final class PledgeStore: ObservableObject {
  @Published private(set) var pledges = (1...25).map { number in
    Pledge(id: number, backer: "Backer \(number)", amount: 10 * (number % 5 + 1))
  }
  private var nextID = 26

  var collected: Int { pledges.filter(\.isCollected).reduce(0) { $0 + $1.amount } }

  func receivePledge() {
    pledges.insert(Pledge(id: nextID, backer: "Backer \(nextID)", amount: 25), at: 0)
    nextID += 1
  }

  func collectPledge(at index: Int) {
    guard pledges.indices.contains(index) else { return }
    pledges[index].isCollected = true
  }
}

/// Compares the pledge only: closures can't be compared, and without this each change runs the body of every row.
struct PledgeRow: View, Equatable {
  let pledge: Pledge
  let onCollect: () -> Void

  static func == (lhs: PledgeRow, rhs: PledgeRow) -> Bool { lhs.pledge == rhs.pledge }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(pledge.backer)
        Text("\(pledge.amount) €")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if pledge.isCollected {
        Text("Collected")
          .foregroundStyle(.green)
      } else {
        Button("Collect", action: onCollect)
          .buttonStyle(.borderless)
      }
    }
  }
}

struct PledgesView: View {
  @ObservedObject var store: PledgeStore

  var body: some View {
    NavigationStack {
      List {
        Section("Collected: \(store.collected) €") {
          ForEach(Array(store.pledges.enumerated()), id: \.element.id) { index, pledge in
            PledgeRow(pledge: pledge) { store.collectPledge(at: index) }
              .equatable()
          }
        }
      }
      .navigationTitle("Pledges")
    }
  }
}
