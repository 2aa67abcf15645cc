import Observation
import SwiftUI

struct Airfield: Identifiable, Equatable {
  let id: Int
  var isStarred = false

  var name: String { "Airfield \(id)" }
}

@MainActor @Observable final class AirfieldAtlas {
  private(set) var airfields = (1...35).map { Airfield(id: $0) }
  /// The last three that were looked up, the latest first.
  private(set) var recentIDs: [Airfield.ID] = []

  var recents: [Airfield] { recentIDs.compactMap { id in airfields.first { $0.id == id } } }

  func lookUp(_ id: Airfield.ID) {
    recentIDs.removeAll { $0 == id }
    recentIDs.insert(id, at: 0)
    if recentIDs.count > 3 { recentIDs.removeLast() }
  }

  func toggleStar(_ id: Airfield.ID) {
    guard let index = airfields.firstIndex(where: { $0.id == id }) else { return }
    airfields[index].isStarred.toggle()
  }
}

/// What a row is: the same airfield may stand in both sections.
enum AirfieldRowID: Hashable {
  case recent(Airfield.ID)
  case listed(Airfield.ID)
}

struct AirfieldRow: View {
  let airfield: Airfield
  let atlas: AirfieldAtlas

  var body: some View {
    HStack {
      Text(airfield.name)
      Spacer()
      Button("Look up") { atlas.lookUp(airfield.id) }
      Button {
        atlas.toggleStar(airfield.id)
      } label: {
        Image(systemName: airfield.isStarred ? "star.fill" : "star")
      }
      .accessibilityLabel(airfield.isStarred ? "Remove star" : "Add star")
    }
    .buttonStyle(.borderless)
  }
}

/// Airfields for a pilot's knee: those looked up last are repeated on top, so a star may show in two rows at once.
struct AirfieldsView: View {
  let atlas: AirfieldAtlas

  var body: some View {
    List {
      if !atlas.recents.isEmpty {
        Section("Recent") {
          ForEach(atlas.recents) { airfield in
            AirfieldRow(airfield: airfield, atlas: atlas).id(AirfieldRowID.recent(airfield.id))
          }
        }
      }
      Section("All") {
        ForEach(atlas.airfields) { airfield in
          AirfieldRow(airfield: airfield, atlas: atlas).id(AirfieldRowID.listed(airfield.id))
        }
      }
    }
    .listStyle(.plain)
  }
}
