import SwiftData
import SwiftUI

struct PantryListsView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \PantryList.place) private var lists: [PantryList]
  @State private var openName = "Home"
  @State private var slip: PantrySlip?
  @State private var newTitle = ""

  private var open: PantryList? { lists.first { $0.name == openName } }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("List", selection: $openName) {
          ForEach(lists) { Text($0.name).tag($0.name) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        if let open {
          list(open)
        }
        if let slip {
          PantryUndoStrip(slip: slip) {
            restore(slip)
          } close: {
            self.slip = nil
          }
        }
      }
      .navigationTitle("Pantry")
      .onChange(of: openName) { newTitle = "" }
    }
  }

  private func items(of list: PantryList) -> [PantryItem] { list.items.sorted { $0.place < $1.place } }

  private func list(_ list: PantryList) -> some View {
    List {
      Section {
        ForEach(items(of: list)) { item in
          PantryRow(item: item)
            .swipeActions {
              Button("Delete", role: .destructive) { delete(item, from: list) }
            }
        }
      } footer: {
        Text("\(list.items.filter { !$0.isBought }.count) things to buy for \(list.name)")
      }
      Section {
        TextField("New thing", text: $newTitle)
        Button("Add") { add(to: list) }
          .disabled(newTitle.isEmpty)
      }
    }
  }

  private func add(to list: PantryList) {
    let place = (list.items.map(\.place).max() ?? -1) + 1
    context.insert(PantryItem(title: newTitle, amount: 1, place: place, list: list))
    newTitle = ""
  }

  private func delete(_ item: PantryItem, from list: PantryList) {
    slip = PantrySlip(title: item.title, amount: item.amount, isBought: item.isBought, place: item.place, list: list)
    context.delete(item)
  }

  private func restore(_ slip: PantrySlip) {
    let list = slip.list
    let item = PantryItem(title: slip.title, amount: slip.amount, place: slip.place, list: list)
    item.isBought = slip.isBought
    context.insert(item)
    self.slip = nil
  }
}
