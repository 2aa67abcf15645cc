import SwiftUI

@MainActor @Observable final class KitchenPlan {
  private(set) var dishes = ["Leek soup", "Roast", "Dumplings", "Plum cake"]
  private(set) var printed: [String] = []
  /// The dishes that somebody is asked about.
  var asked: [String]?

  func ask() { asked = dishes }

  /// What was asked is what counts: those dishes are cooked, whatever the kitchen has changed while somebody read the question.
  func settle(_ asked: [String]) {
    dishes = asked
    printed.append(asked.joined(separator: ", "))
    self.asked = nil
  }

  func swap() {
    if let place = dishes.firstIndex(of: "Roast") { dishes[place] = "Curry" }
  }

  func remove(_ dish: String) { dishes.removeAll { $0 == dish } }

  func add(_ dish: String) {
    if !dishes.contains(dish) { dishes.append(dish) }
  }
}

/// Today's dishes. The menu is settled by a question that names them.
struct KitchenBoardView: View {
  @Bindable var plan: KitchenPlan

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach(plan.dishes, id: \.self) { dish in
            HStack {
              Text(dish)
              Spacer()
              Button("Strike") { plan.remove(dish) }.buttonStyle(.borderless)
            }
          }
        }
        Section("Could be cooked") {
          ForEach(["Trout", "Gnocchi"].filter { !plan.dishes.contains($0) }, id: \.self) { dish in
            Button("Cook \(dish)") { plan.add(dish) }
          }
        }
        Section("Printed") {
          ForEach(Array(plan.printed.enumerated()), id: \.offset) { Text("Menu \($0.offset + 1): \($0.element)") }
        }
      }
      .navigationTitle("Kitchen")
      .toolbar { Button("Settle") { plan.ask() } }
      .alert(
        "Cook these?", isPresented: Binding(get: { plan.asked != nil }, set: { if !$0 { plan.asked = nil } }),
        presenting: plan.asked
      ) { dishes in
        Button("Cook them") { plan.settle(dishes) }
        Button("Not yet", role: .cancel) {}
      } message: { dishes in
        Text(dishes.joined(separator: ", "))
      }
    }
  }
}
