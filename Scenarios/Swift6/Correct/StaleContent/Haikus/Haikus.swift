import SwiftUI

struct Haiku: Identifiable {
  let id: Int
  let title: String
  var lines = 0
}

/// What was begun in a sheet stays as a draft of that poem until it is published.
@MainActor final class HaikuModel: ObservableObject {
  @Published var haikus = (1...10).map { Haiku(id: $0, title: "Haiku \($0)") }
  @Published var drafts: [Int: Int] = [:]

  func publish(_ id: Int) {
    guard let index = haikus.firstIndex(where: { $0.id == id }), let draft = drafts.removeValue(forKey: id) else { return }
    haikus[index].lines = draft
  }

  func begin() {
    let number = (haikus.map(\.id).max() ?? 0) + 1
    haikus.insert(Haiku(id: number, title: "Haiku \(number)"), at: 0)
  }
}

struct HaikuSheet: View {
  let haiku: Haiku
  @ObservedObject var model: HaikuModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let lines = model.drafts[haiku.id] ?? haiku.lines
    VStack(spacing: 16) {
      Text("\(haiku.title): \(lines) lines")
      Button("Add a line") { model.drafts[haiku.id] = lines + 1 }
      Button("Publish") {
        model.publish(haiku.id)
        dismiss()
      }
    }
  }
}

struct HaikusView: View {
  @ObservedObject var model: HaikuModel
  @State private var open: Haiku?

  var body: some View {
    List(model.haikus) { haiku in
      Button {
        open = haiku
      } label: {
        HStack {
          Text(haiku.title)
          Spacer()
          if model.drafts[haiku.id] != nil { Text("Draft").foregroundStyle(.orange) }
          if haiku.lines > 0 { Text("\(haiku.lines) lines") }
        }
      }
    }
    .sheet(item: $open) { HaikuSheet(haiku: $0, model: model) }
  }
}
