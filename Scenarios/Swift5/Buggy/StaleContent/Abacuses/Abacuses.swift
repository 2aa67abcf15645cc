import SwiftUI

struct Abacus: Identifiable {
  let id: Int
  let name: String
  var count: Int
}

final class AbacusStore: ObservableObject {
  @Published var abacuses: [Abacus] = (1...30).map { Abacus(id: $0, name: "Counter \($0)", count: $0 % 6) }
  private var nextID = 31

  var total: Int { abacuses.reduce(0) { $0 + $1.count } }

  func increment(_ id: Int) {
    guard let index = abacuses.firstIndex(where: { $0.id == id }) else { return }
    abacuses[index].count += 1
  }

  func incrementAll() {
    for index in abacuses.indices { abacuses[index].count += 1 }
  }

  func insert() {
    abacuses.insert(Abacus(id: nextID, name: "Counter \(nextID)", count: 0), at: 2)
    nextID += 1
  }
}

struct AbacusRow: View {
  let abacus: Abacus
  let onIncrement: () -> Void

  var body: some View {
    HStack {
      Text(abacus.name)
      Spacer()
      Text("\(abacus.count)")
        .monospacedDigit()
      Button("Add one", action: onIncrement)
        .buttonStyle(.bordered)
    }
    .padding(.horizontal)
    .frame(height: 56)
  }
}

struct AbacusesView: View {
  @ObservedObject var store: AbacusStore
  @State private var rows: [Abacus] = []

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Total \(store.total)")
          .font(.headline)
        Spacer()
        Button("Count all") { store.incrementAll() }
      }
      .padding()
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows) { abacus in
            AbacusRow(abacus: abacus) { store.increment(abacus.id) }
            Divider()
          }
        }
      }
    }
    .onAppear { rows = store.abacuses }
  }
}
