import SwiftUI

struct Observatory: Identifiable, Sendable {
  let id: Int
  let name: String
}

@MainActor final class ObservatoriesModel: ObservableObject {
  @Published var observatories = (1...20).map { Observatory(id: $0, name: "Observatory \($0)") }

  func weather(at id: Int) async -> String {
    try? await Task.sleep(for: .seconds(0.2))
    return id % 3 == 0 ? "Clear sky over \(id)" : "Clouds over \(id)"
  }
}

struct ObservatoriesView: View {
  @ObservedObject var model: ObservatoriesModel

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 16) {
        ForEach(model.observatories) { observatory in
          ObservatoryRow(observatory: observatory, model: model)
        }
      }
      .padding()
    }
  }
}

struct ObservatoryRow: View {
  let observatory: Observatory
  let model: ObservatoriesModel
  @State private var weather: String?

  var body: some View {
    VStack(alignment: .leading) {
      Text(observatory.name).font(.headline)
      Text(weather ?? "Asking…").foregroundStyle(.secondary)
      Button("Close for today") { model.observatories.removeAll { $0.id == observatory.id } }
    }
    .task { weather = await model.weather(at: observatory.id) }
  }
}
