import SwiftUI

private struct RosterGuard: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class NightRosterStore {
  fileprivate let nights = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
  fileprivate var guards = ["Amir", "Bela", "Cleo", "Dora", "Emil"].enumerated().map {
    RosterGuard(id: $0.offset, name: $0.element)
  }
  /// One for each night.
  fileprivate var notes = ["", "", "", "", ""]

  fileprivate func rotate() { guards.append(guards.removeFirst()) }
}

/// Who guards which night. The guards rotate; a note is about the night, for whoever has it.
struct NightRosterView: View {
  @Bindable var store: NightRosterStore

  var body: some View {
    NavigationStack {
      List(Array(store.guards.enumerated()), id: \.element.id) { night, person in
        HStack {
          Text(person.name)
          Text(store.nights[night])
            .foregroundStyle(.secondary)
          TextField("Note for the night", text: $store.notes[night])
        }
      }
      .navigationTitle("Nights")
      .toolbar {
        Button("Rotate") { store.rotate() }
      }
    }
  }
}
