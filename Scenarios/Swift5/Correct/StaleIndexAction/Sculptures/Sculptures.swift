import SwiftUI

struct Sculpture: Identifiable {
  let id: Int
  let name: String
  let price: Int
}

final class SculptureStore: ObservableObject {
  @Published private(set) var sculptures: [Sculpture]
  @Published private(set) var earnings = 0
  private var nextID = 25

  init() {
    let forms = ["Torso", "Heron", "Column", "Dancer", "Mask"]
    sculptures = (1...24).map { Sculpture(id: $0, name: "\(forms[$0 % forms.count]) \($0)", price: 200 + $0 * 15) }
  }

  func sell(_ id: Sculpture.ID) {
    guard let index = sculptures.firstIndex(where: { $0.id == id }) else { return }
    earnings += sculptures.remove(at: index).price
  }

  func deliver() {
    sculptures.insert(Sculpture(id: nextID, name: "Bust \(nextID)", price: 350), at: 0)
    nextID += 1
  }
}

struct SculptureRow: View {
  let sculpture: Sculpture

  var body: some View {
    HStack {
      Text(sculpture.name)
      Spacer()
      Text("\(sculpture.price) €")
        .foregroundStyle(.secondary)
    }
  }
}

struct SculpturesView: View {
  @ObservedObject var store: SculptureStore
  @State private var sculptureToSell: Sculpture?

  private var asksToSell: Binding<Bool> {
    Binding(get: { sculptureToSell != nil }, set: { if !$0 { sculptureToSell = nil } })
  }

  init(store: SculptureStore) { self.store = store }

  var body: some View {
    List {
      Section("Earned \(store.earnings) €") {
        ForEach(store.sculptures) { sculpture in
          SculptureRow(sculpture: sculpture)
            .swipeActions {
              Button("Sell") { sculptureToSell = sculpture }
                .tint(.green)
            }
        }
      }
    }
    .confirmationDialog(
      "Is it sold?", isPresented: asksToSell, titleVisibility: .visible, presenting: sculptureToSell
    ) { sculpture in
      Button("Yes, it is sold") { store.sell(sculpture.id) }
      Button("Cancel", role: .cancel) {}
    }
  }
}
