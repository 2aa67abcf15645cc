import Observation
import SwiftUI

struct Dossier: Identifiable, Equatable {
  let id: Int
  var isPinned = false

  var title: String { "Dossier \(id)" }
  var contents: String { "\(id % 5 + 2) statements, \(id % 3 + 1) photographs" }
}

@MainActor @Observable final class DossierCabinet {
  private(set) var dossiers = (1...30).map { Dossier(id: $0) }

  func togglePin(_ id: Dossier.ID) {
    guard let index = dossiers.firstIndex(where: { $0.id == id }) else { return }
    dossiers[index].isPinned.toggle()
  }
}

extension View {
  /// Marks a card as pinned.
  func dossierMark(_ isPinned: Bool) -> some View {
    background(isPinned ? Color.yellow.opacity(0.3) : Color.clear)
  }
}

struct DossierCard: View {
  let dossier: Dossier
  let togglePin: () -> Void
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(dossier.title).font(.headline)
        Spacer()
        Button(isOpen ? "Less" : "More") { isOpen.toggle() }
        Button(dossier.isPinned ? "Unpin" : "Pin") { togglePin() }
      }
      if isOpen {
        Text(dossier.contents)
        Text("Kept in drawer \(dossier.id % 7 + 1)").foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

/// Dossiers of an investigation as cards that open in place; pinned ones are marked by their colour.
struct DossiersView: View {
  let cabinet: DossierCabinet

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(cabinet.dossiers) { dossier in
          DossierCard(dossier: dossier) { cabinet.togglePin(dossier.id) }
            .dossierMark(dossier.isPinned)
        }
      }
    }
  }
}
