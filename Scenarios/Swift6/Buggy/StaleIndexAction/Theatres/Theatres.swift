import SwiftUI

struct Theatre: Identifiable {
  let id: Int
  let name: String
  var isSoldOut = false
}

@MainActor final class TheatresModel: ObservableObject {
  @Published var theatres = (1...12).map { Theatre(id: $0, name: "Theatre \($0)") }

  func open() { theatres.insert(Theatre(id: 100 + theatres.count, name: "Puppet theatre"), at: 0) }
}

/// What the sheet is about.
struct TheatreOnSheet: Identifiable {
  let id: Int
}

struct TheatresView: View {
  @ObservedObject var model: TheatresModel
  @State private var edited: TheatreOnSheet?

  var body: some View {
    List {
      ForEach(Array(model.theatres.enumerated()), id: \.element.id) { index, theatre in
        TheatreRow(theatre: theatre) { edited = TheatreOnSheet(id: index) }
      }
    }
    .sheet(item: $edited) { TheatreSheet(theatre: $model.theatres[$0.id]) }
  }
}

struct TheatreRow: View {
  let theatre: Theatre
  let onEdit: () -> Void

  var body: some View {
    HStack {
      Text(theatre.name)
      if theatre.isSoldOut { Image(systemName: "xmark.circle") }
      Spacer()
      Button("Edit") { onEdit() }
    }
  }
}

struct TheatreSheet: View {
  @Binding var theatre: Theatre
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("No seats are left") { theatre.isSoldOut = true }
      Button("Done") { dismiss() }
    }
  }
}
