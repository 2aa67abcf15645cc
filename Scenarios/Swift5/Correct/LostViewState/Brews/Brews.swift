import SwiftUI

struct Brew: Identifiable {
  let id: Int
  let name: String
  let minutes: Int
}

final class BrewStore: ObservableObject {
  @Published var brews: [Brew] = (1...30).map { Brew(id: $0, name: "Tea \($0)", minutes: 2 + $0 % 4) }
  private var nextID = 31

  func add() {
    brews.insert(Brew(id: nextID, name: "Tea \(nextID)", minutes: 3), at: 0)
    nextID += 1
  }
}

final class BrewModel: ObservableObject {
  @Published var isSteeping = false
  @Published var cups = 0

  func start() { isSteeping = true }

  func pour() {
    isSteeping = false
    cups += 1
  }
}

struct BrewRow: View {
  let brew: Brew
  @StateObject private var model = BrewModel()

  init(brew: Brew) { self.brew = brew }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(brew.name)
        Text(model.isSteeping ? "Steeping for \(brew.minutes) min" : "\(model.cups) cups")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if model.isSteeping {
        Button("Pour") { model.pour() }
      } else {
        Button("Start") { model.start() }
      }
    }
    .padding(.horizontal)
    .frame(height: 60)
  }
}

struct BrewsView: View {
  @ObservedObject var store: BrewStore
  @State private var showsHint = true

  var body: some View {
    VStack(spacing: 0) {
      if showsHint {
        HStack {
          Text("Tap a tea to start it.")
          Spacer()
          Button("Got it") { showsHint = false }
        }
        .padding()
      }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(store.brews) { brew in
            BrewRow(brew: brew)
            Divider()
          }
        }
      }
    }
  }
}
