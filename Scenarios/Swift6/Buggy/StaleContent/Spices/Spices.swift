import SwiftUI

struct Spice: Identifiable {
  let id: Int
  let name: String
  var grams: Int
}

struct SpiceRow: View {
  let name: String
  let onChange: (Int) -> Void
  @State private var grams: Int

  init(spice: Spice, onChange: @escaping (Int) -> Void) {
    name = spice.name
    self.onChange = onChange
    _grams = State(initialValue: spice.grams)
  }

  var body: some View {
    Stepper("\(name): \(grams) g", value: $grams, in: 0...20)
      .onChange(of: grams) { onChange(grams) }
  }
}

struct SpicesView: View {
  @State private var spices = ["Anise", "Caraway", "Fennel", "Nutmeg", "Saffron"].enumerated().map {
    Spice(id: $0.offset, name: $0.element, grams: 5)
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Text("Total: \(spices.map(\.grams).reduce(0, +)) g")
        }
        ForEach($spices) { $spice in
          SpiceRow(spice: spice) { spice.grams = $0 }
        }
      }
      .navigationTitle("Spices")
      .toolbar {
        Button("Reset") {
          for index in spices.indices { spices[index].grams = 0 }
        }
      }
    }
  }
}
