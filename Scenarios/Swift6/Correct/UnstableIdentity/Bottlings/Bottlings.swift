import Observation
import SwiftUI

struct Bottling: Identifiable, Equatable {
  let id: Int
  let title: String
  var tastings = 0
}

enum BottlingAction {
  case bottle
  case taste(Bottling.ID)
  case pourAway(Bottling.ID)
}

struct BottlingState: Equatable {
  var bottlings = (1...30).map { Bottling(id: $0, title: "Cider \($0)") }
  var freshCount = 0
  private var nextID = 31

  mutating func reduce(_ action: BottlingAction) {
    switch action {
    case .bottle:
      freshCount += 1
      defer { nextID += 1 }
      bottlings.insert(Bottling(id: nextID, title: "Perry \(freshCount)"), at: 0)
    case .taste(let id):
      guard let index = bottlings.firstIndex(where: { $0.id == id }) else { return }
      bottlings[index].tastings += 1
    case .pourAway(let id):
      bottlings.removeAll { $0.id == id }
    }
  }
}

@MainActor @Observable final class BottlingStore {
  private(set) var state = BottlingState()

  func send(_ action: BottlingAction) { state.reduce(action) }
}

struct BottlingRow: View {
  let bottling: Bottling
  let taste: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(bottling.title)
        Text(bottling.tastings == 0 ? "not tasted" : "tasted \(bottling.tastings)×")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Taste") { taste() }.buttonStyle(.borderless)
    }
  }
}

/// What stands in a cidermaker's cellar: new bottlings come on top, spoiled ones are swiped away.
struct BottlingsView: View {
  let store: BottlingStore

  var body: some View {
    VStack(spacing: 0) {
      Button("Bottle a perry") { store.send(.bottle) }.padding(8)
      List(store.state.bottlings) { bottling in
        BottlingRow(bottling: bottling) { store.send(.taste(bottling.id)) }
          .swipeActions(edge: .trailing) {
            Button("Pour away", role: .destructive) { store.send(.pourAway(bottling.id)) }
          }
      }
      .listStyle(.plain)
    }
  }
}
