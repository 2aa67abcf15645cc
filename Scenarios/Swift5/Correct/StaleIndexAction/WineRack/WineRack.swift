import SwiftUI

struct Bottle: Identifiable {
  let id: Int
  var name: String
  var shelf: Int
}

struct BottleForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name: String
  @State private var shelf: Int
  private let bottle: Binding<Bottle>

  init(_ bottle: Binding<Bottle>) {
    self.bottle = bottle
    _name = State(initialValue: bottle.wrappedValue.name)
    _shelf = State(initialValue: bottle.wrappedValue.shelf)
  }

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $name)
        Stepper("Shelf \(shelf)", value: $shelf)
      }
      .navigationTitle("Bottle")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            bottle.wrappedValue.name = name
            bottle.wrappedValue.shelf = shelf
            dismiss()
          }
        }
      }
    }
  }
}

struct WineRackView: View {
  @State private var bottles = ["Barolo", "Chablis", "Dolcetto", "Grüner", "Lambrusco", "Merlot", "Pinot", "Riesling"]
    .enumerated().map { Bottle(id: $0.offset, name: $0.element, shelf: $0.offset / 3 + 1) }
  @State private var edited: Bottle.ID?

  var body: some View {
    NavigationStack {
      List(bottles) { bottle in
        Button {
          edited = bottle.id
        } label: {
          HStack {
            Text(bottle.name)
            Spacer()
            Text("Shelf \(bottle.shelf)").foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Rack")
      .sheet(isPresented: Binding(get: { edited != nil }, set: { if !$0 { edited = nil } })) {
        if let id = edited, let index = bottles.firstIndex(where: { $0.id == id }) { BottleForm($bottles[index]) }
      }
    }
  }
}
