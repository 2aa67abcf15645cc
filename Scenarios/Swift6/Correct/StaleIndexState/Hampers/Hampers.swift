import SwiftUI

struct Hamper: Identifiable {
  let id: String
  let content: String
}

/// Rows of a plain stack, known by their hampers, that unfold.
struct HampersView: View {
  @State private var hampers = (1...12).map { Hamper(id: "Hamper \($0)", content: "Cheese of year \($0)") }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Hampers").font(.largeTitle)
        ForEach(hampers) { hamper in
          HamperRow(hamper: hamper) { hampers.removeAll { $0.id == hamper.id } }
        }
      }
      .padding()
    }
  }
}

struct HamperRow: View {
  let hamper: Hamper
  let onSold: () -> Void
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(hamper.id)
        Spacer()
        Button("Look inside") { isOpen.toggle() }
        Button("Sold") { onSold() }
      }
      if isOpen { Text(hamper.content) }
    }
    .padding(8)
  }
}
