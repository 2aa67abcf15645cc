import SwiftUI

private struct SyncAlbum: Identifiable {
  enum State { case local, queued, synced }

  let id: Int
  let name: String
  var state = State.local
}

@MainActor @Observable final class SyncStore {
  fileprivate var albums = ["Lisbon", "Oslo", "Porto", "Quito", "Riga"].enumerated().map {
    SyncAlbum(id: $0.offset, name: $0.element)
  }
  fileprivate private(set) var isOffline = false

  fileprivate func sync(_ id: Int) {
    albums[id].state = .queued
    upload(id)
  }

  private func upload(_ id: Int) {
    Task {
      try? await Task.sleep(for: .seconds(2))
      if !isOffline { albums[id].state = .synced }
    }
  }

  /// What is queued waits for as long as the phone is offline, and goes on then.
  fileprivate func toggleOffline() {
    isOffline.toggle()
    guard !isOffline else { return }
    for album in albums where album.state == .queued { upload(album.id) }
  }
}

/// Albums, and in the first row the switch that takes the phone off the air.
struct AirplaneSyncView: View {
  private enum Row: Identifiable {
    case airplane
    case album(SyncAlbum)

    var id: Int { if case .album(let album) = self { album.id } else { -1 } }
  }

  let store: SyncStore

  private var rows: [Row] { [.airplane] + store.albums.map(Row.album) }

  private func words(_ state: SyncAlbum.State) -> String {
    switch state {
    case .local: "On this phone"
    case .queued: "Queued"
    case .synced: "Synced"
    }
  }

  var body: some View {
    NavigationStack {
      List(rows) { row in
        switch row {
        case .airplane:
          HStack {
            Text("Airplane mode")
            Spacer()
            Text(store.isOffline ? "On" : "Off")
            Button("Switch") { store.toggleOffline() }
          }
        case .album(let album):
          HStack {
            Text(album.name)
            Spacer()
            Text(words(album.state))
            Button("Sync") { store.sync(album.id) }
          }
        }
      }
      .navigationTitle("Albums")
    }
  }
}
