import SwiftUI

struct Matinee: Identifiable, Sendable {
  let id: Int
  let title: String
  let hour: Int
}

/// knows who plays; takes a moment to answer.
struct CastService: Sendable {
  func cast(of matinee: Matinee.ID) async -> String {
    try? await Task.sleep(for: .milliseconds(200))
    let actors = ["Adler", "Brandt", "Conti", "Duval", "Ek", "Farkas", "Gallo"]
    return "With \(actors[matinee % actors.count]) and \(actors[(matinee * 3 + 1) % actors.count])"
  }
}

@MainActor
@Observable
final class MatineeStore {
  private(set) var matinees: [Matinee] = (1...28).map {
    Matinee(id: $0, title: "Matinee \($0)", hour: 11 + $0 % 6)
  }
  private(set) var highlightedID: Matinee.ID = 1

  var highlighted: Matinee? { matinees.first { $0.id == highlightedID } }

  func highlight(_ matinee: Matinee) { highlightedID = matinee.id }

  /// the programme of the day goes on.
  func highlightNext() {
    guard let index = matinees.firstIndex(where: { $0.id == highlightedID }) else { return }
    highlightedID = matinees[(index + 1) % matinees.count].id
  }
}

struct HighlightRow: View {
  let matinee: Matinee
  let service: CastService
  @State private var cast: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(matinee.title)
        .font(.title2)
      Text("\(matinee.hour):00")
      Text(cast ?? "Asking who plays…")
        .foregroundStyle(.secondary)
    }
    .task(id: matinee.id) {
      cast = nil
      let answer = await service.cast(of: matinee.id)
      guard !Task.isCancelled else { return }
      cast = answer
    }
  }
}

struct MatineesView: View {
  let store: MatineeStore
  private let service = CastService()

  init(store: MatineeStore) { self.store = store }

  var body: some View {
    List {
      Section("Today we recommend") {
        if let matinee = store.highlighted {
          HighlightRow(matinee: matinee, service: service)
        }
      }
      Section("All matinees") {
        ForEach(store.matinees) { matinee in
          HStack {
            Text(matinee.title)
            Spacer()
            Button("Recommend") { store.highlight(matinee) }
              .buttonStyle(.borderless)
          }
        }
      }
    }
  }
}
