import SwiftUI

struct LadleListView: View {
  let kitchen: LadleKitchen
  @State private var open: Set<LadleDish.ID> = []
  @State private var text = ""

  private var shown: [LadleEntry] {
    text.isEmpty ? kitchen.list : kitchen.list.filter { $0.thing.localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(kitchen.dishes) { dish in
            LadleDishRow(dish: dish, bought: kitchen.bought, isOpen: isOpen(dish.id)) {
              kitchen.cook(dish.id, $0)
            } invite: {
              kitchen.invite(dish.id, $0)
            }
            .swipeActions(edge: .leading) {
              Button("First") { kitchen.first(dish.id) }
            }
          }
        } header: {
          Text("This week")
        }
        Section {
          ForEach(shown) { entry in
            LadleEntryRow(entry: entry, isBought: kitchen.bought.contains(entry.thing), wanted: dishes(with: entry.thing))
              .onTapGesture { kitchen.buy(entry.thing) }
          }
        } header: {
          Text("\(kitchen.list.filter { !kitchen.bought.contains($0.thing) }.count) to buy")
        }
      }
      .searchable(text: $text, prompt: "Find a thing")
      .navigationTitle("Ladle")
      .toolbar {
        Button("Undo") { kitchen.undo() }
          .disabled(!kitchen.canUndo)
      }
    }
  }

  private func dishes(with thing: String) -> [String] {
    kitchen.dishes.filter { dish in dish.isCooked && dish.needs.contains { $0.thing == thing } }.map(\.name)
  }

  private func isOpen(_ id: LadleDish.ID) -> Binding<Bool> {
    Binding(
      get: { open.contains(id) },
      set: { isOpen in
        if isOpen { open.formUnion([id]) } else { open.subtract([id]) }
      })
  }
}
