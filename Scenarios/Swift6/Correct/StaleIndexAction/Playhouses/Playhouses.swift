import SwiftUI

struct Playhouse: Identifiable {
  let id: Int
  let name: String
  var isSoldOut = false
}

@MainActor final class PlayhousesModel: ObservableObject {
  @Published var playhouses = (1...12).map { Playhouse(id: $0, name: "Playhouse \($0)") }

  func open() { playhouses.insert(Playhouse(id: 100 + playhouses.count, name: "Puppet playhouse"), at: 0) }
}

/// What the sheet is about.
struct PlayhouseOnSheet: Identifiable {
  let id: Int
}

struct PlayhousesView: View {
  @ObservedObject var model: PlayhousesModel
  @State private var edited: PlayhouseOnSheet?

  var body: some View {
    List {
      ForEach(model.playhouses) { playhouse in
        PlayhouseRow(playhouse: playhouse) { edited = PlayhouseOnSheet(id: playhouse.id) }
      }
    }
    .sheet(item: $edited) { edited in
      if let index = model.playhouses.firstIndex(where: { $0.id == edited.id }) {
        PlayhouseSheet(playhouse: $model.playhouses[index])
      }
    }
  }
}

struct PlayhouseRow: View {
  let playhouse: Playhouse
  let onEdit: () -> Void

  var body: some View {
    HStack {
      Text(playhouse.name)
      if playhouse.isSoldOut { Image(systemName: "xmark.circle") }
      Spacer()
      Button("Edit") { onEdit() }
    }
  }
}

struct PlayhouseSheet: View {
  @Binding var playhouse: Playhouse
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("No seats are left") { playhouse.isSoldOut = true }
      Button("Done") { dismiss() }
    }
  }
}
