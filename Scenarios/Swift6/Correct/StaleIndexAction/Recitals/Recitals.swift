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
  @State private var shown: Recital?

  var body: some View {
    List(model.recitals) { recital in
      Button {
        shown = recital
      } label: {
        HStack {
          Text(recital.title)
          Spacer()
          if recital.isSoldOut { Text("Sold out").foregroundStyle(.secondary) }
        }
      }
    }
    .sheet(item: $shown) { shown in
      RecitalSheet(title: shown.title) {
        guard let index = model.recitals.firstIndex(where: { $0.id == shown.id }) else { return }
        model.recitals[index].isSoldOut = true
      }
    }
  }
}
