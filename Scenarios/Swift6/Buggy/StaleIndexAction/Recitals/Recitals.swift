import SwiftUI

struct Recital: Identifiable {
  let id: Int
  let title: String
  var isSoldOut = false
}

@MainActor final class RecitalModel: ObservableObject {
  @Published var recitals = (1...8).map { Recital(id: $0, title: "Recital \($0)") }

  func announce() {
    guard recitals[0].id != 100 else { return }
    recitals.insert(Recital(id: 100, title: "Gala"), at: 0)
  }
}

/// Where in the list the recital of the sheet is.
struct RecitalPlace: Identifiable {
  let id: Int
}

struct RecitalSheet: View {
  let title: String
  let onSoldOut: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("About \(title)")
        .font(.headline)
      Button("Mark as sold out") {
        onSoldOut()
        dismiss()
      }
      Button("Close") { dismiss() }
    }
    .padding()
  }
}

struct RecitalsView: View {
  @ObservedObject var model: RecitalModel
  @State private var place: RecitalPlace?

  var body: some View {
    List(model.recitals) { recital in
      Button {
        place = model.recitals.firstIndex { $0.id == recital.id }.map(RecitalPlace.init)
      } label: {
        HStack {
          Text(recital.title)
          Spacer()
          if recital.isSoldOut { Text("Sold out").foregroundStyle(.secondary) }
        }
      }
    }
    .sheet(item: $place) { place in
      RecitalSheet(title: model.recitals[place.id].title) {
        model.recitals[place.id].isSoldOut = true
      }
    }
  }
}
