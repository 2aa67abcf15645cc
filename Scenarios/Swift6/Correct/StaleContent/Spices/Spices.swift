import SwiftUI

struct Spice: Identifiable {
  let id: Int
  let name: String
  var grams: Int
}

struct SpiceRow: View {
  @Binding var spice: Spice

  var body: some View {
    Stepper("\(spice.name): \(spice.grams) g", value: $spice.grams, in: 0...20)
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
          SpiceRow(spice: $spice)
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
