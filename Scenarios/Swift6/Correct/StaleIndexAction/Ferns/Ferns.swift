import SwiftUI

struct Fern: Identifiable {
  let id: Int
  let name: String
  var watered: Int?
}

struct FernsView: View {
  @State private var ferns = (1...8).map { Fern(id: $0, name: "Fern \($0)") }
  @State private var chosen: Fern?
  @State private var liters = 1

  var body: some View {
    List(ferns) { fern in
      Button {
        chosen = fern
      } label: {
        HStack {
          Text(fern.name)
          Spacer()
          if let watered = fern.watered { Text("\(watered) l").foregroundStyle(.secondary) }
        }
      }
    }
    .sheet(item: $chosen, onDismiss: { liters = 1 }) { fern in
      VStack(spacing: 16) {
        Text("Water for \(fern.name): \(liters) l")
        Button("More") { liters += 1 }
        Button("Done") { water(fern) }
        Button("Cancel") { chosen = nil }
      }
    }
  }

  private func water(_ fern: Fern) {
    guard let index = ferns.firstIndex(where: { $0.id == fern.id }) else { return }
    ferns[index].watered = liters
    chosen = nil
  }
}
