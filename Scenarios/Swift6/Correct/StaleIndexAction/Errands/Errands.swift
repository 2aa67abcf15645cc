import Observation
import SwiftUI

struct Errand: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

@Observable final class ErrandStore {
  var errands = (1...40).map { Errand(id: $0, title: "Errand \($0)") }

  func flag(_ id: Int) {
    guard let index = errands.firstIndex(where: { $0.id == id }) else { return }
    errands[index].title += "!"
  }
}

/// Its note unfolds: state of the row's own, which belongs to the errand and not to the cell.
struct ErrandRow: View {
  @Binding var errand: Errand
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button(errand.isDone ? "Done" : "Do") { errand.isDone.toggle() }.buttonStyle(.borderless)
        Text(errand.title)
        Spacer()
        Button("Note") { isOpen.toggle() }.buttonStyle(.borderless)
      }
      if isOpen { Text("Remember number \(errand.id)") }
    }
  }
}

/// Correct: a list made of SwiftUI alone, whose actions name the errand.
struct ErrandList: View {
  @Bindable var store: ErrandStore
  @State private var chosen: Int?

  var body: some View {
    List(selection: $chosen) {
      Section("Errands") {
        ForEach($store.errands) { $errand in
          ErrandRow(errand: $errand)
            .swipeActions(edge: .leading) {
              Button("Flag") { store.flag(errand.id) }.tint(.orange)
            }
        }
        .onDelete { store.errands.remove(atOffsets: $0) }
        .onMove { store.errands.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    .listStyle(.plain)
  }
}
