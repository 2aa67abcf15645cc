import SwiftUI

private struct LockedItem: Identifiable {
  let id: Int
  let name: String
  /// The album that a song is on; nil for an album.
  let album: Int?
  var isStarred = false
  var state = "Not synced"
}

@MainActor @Observable final class LockedShelf {
  fileprivate private(set) var items = [
    LockedItem(id: 0, name: "Harvest moonlight", album: nil), LockedItem(id: 1, name: "Barley", album: 0),
    LockedItem(id: 2, name: "Scythe", album: 0), LockedItem(id: 3, name: "Winter fires", album: nil),
    LockedItem(id: 4, name: "Embers", album: 3), LockedItem(id: 5, name: "Soot", album: 3),
  ]
  fileprivate private(set) var note = ""
  /// What the server works on: an album that is synced is locked there, and all of its songs are.
  private var locked: Set<Int> = []
  /// The songs that have their stars on the server.
  private var saved: Set<Int> = []

  private func change(_ id: Int, _ body: (inout LockedItem) -> Void) {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return }
    body(&items[place])
  }

  fileprivate func sync(_ id: Int) {
    guard locked.insert(id).inserted else { return }
    change(id) { $0.state = "Syncing…" }
    Task {
      try? await Task.sleep(for: .seconds(3))
      locked.remove(id)
      change(id) { $0.state = "Synced" }
    }
  }

  /// The star is there at once, and goes again where the server refuses it.
  fileprivate func star(_ song: LockedItem) {
    change(song.id) { $0.isStarred = !song.isStarred }
    note = ""
    guard let album = song.album, locked.contains(album) else {
      if song.isStarred { saved.remove(song.id) } else { saved.insert(song.id) }
      return
    }
    Task {
      try? await Task.sleep(for: .seconds(1))
      change(song.id) { $0.isStarred = saved.contains(song.id) }
      note = "“\(song.name)” can't be changed while its album is synced"
    }
  }
}

struct LockedAlbumView: View {
  let shelf: LockedShelf

  var body: some View {
    NavigationStack {
      VStack {
        Text(shelf.note.isEmpty ? "All is well" : shelf.note)
        List(shelf.items) { item in
          HStack {
            Text(item.name).bold(item.album == nil)
            Spacer()
            if item.album == nil {
              Text(item.state)
              Button("Sync") { shelf.sync(item.id) }.buttonStyle(.borderless)
            } else {
              Text(item.isStarred ? "Starred" : "Plain")
              Button("Star") { shelf.star(item) }.buttonStyle(.borderless)
            }
          }
        }
      }
      .navigationTitle("Albums")
    }
  }
}
