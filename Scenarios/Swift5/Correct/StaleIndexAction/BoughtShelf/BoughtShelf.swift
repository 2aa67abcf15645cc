import SwiftUI

struct BoughtShelfItem: Identifiable {
  let id: Int
  let name: String
  var isBought: Bool
  let aisle: String
}

@MainActor final class BoughtShelfModel: ObservableObject {
  @Published private(set) var items = [
    BoughtShelfItem(id: 1, name: "Pears", isBought: false, aisle: "Fruit"),
    BoughtShelfItem(id: 2, name: "Plums", isBought: false, aisle: "Fruit"),
    BoughtShelfItem(id: 3, name: "Rye loaf", isBought: false, aisle: "Bakery"),
    BoughtShelfItem(id: 4, name: "Soap", isBought: false, aisle: "Household"),
    BoughtShelfItem(id: 5, name: "Eggs", isBought: true, aisle: "Dairy"),
    BoughtShelfItem(id: 6, name: "Butter", isBought: true, aisle: "Dairy"),
  ]
  @Published var hidesBought = false

  let aisles = ["Fruit", "Bakery", "Household"]

  func open(in aisle: String) -> [BoughtShelfItem] { items.filter { !$0.isBought && $0.aisle == aisle } }
  var bought: [BoughtShelfItem] { items.filter(\.isBought) }

  func turn(_ id: BoughtShelfItem.ID) {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return }
    items[place].isBought.toggle()
  }
}

/// Every heading has the switch for what is bought, as it has to be at hand wherever the list stands.
struct BoughtShelfHeader: View {
  let title: String
  @Binding var hidesBought: Bool

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button(hidesBought ? "Show bought" : "Hide bought") { hidesBought.toggle() }
        .font(.caption)
    }
  }
}

struct BoughtShelfView: View {
  @ObservedObject var model: BoughtShelfModel

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.aisles, id: \.self) { aisle in
          Section {
            ForEach(model.open(in: aisle)) { row($0) }
          } header: {
            BoughtShelfHeader(title: aisle, hidesBought: $model.hidesBought)
          }
        }
        Section {
          if !model.hidesBought {
            ForEach(model.bought) { row($0) }
          }
        } header: {
          BoughtShelfHeader(title: "Bought", hidesBought: $model.hidesBought)
        }
      }
      .navigationTitle("Market")
    }
  }

  private func row(_ item: BoughtShelfItem) -> some View {
    Button {
      model.turn(item.id)
    } label: {
      Label(item.name, systemImage: item.isBought ? "checkmark.circle.fill" : "circle")
    }
  }
}
