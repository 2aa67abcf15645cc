import SwiftUI

private struct NightlyFolder: Identifiable {
  let id: Int
  let name: String
  var state = "Local"
}

@MainActor @Observable final class NightlyHub {
  fileprivate private(set) var folders = ["Receipts", "Scans", "Drawings", "Letters"].enumerated()
    .map { NightlyFolder(id: $0.offset, name: $0.element) }
  fileprivate private(set) var router = "Running"
  private var uploads: [Int: Task<Void, Never>] = [:]
  private var start: Task<Void, Never>?

  private func set(_ id: Int, _ state: String) {
    guard let place = folders.firstIndex(where: { $0.id == id }) else { return }
    folders[place].state = state
  }

  /// A folder is queued for tonight, and goes at once as far as the network lets it.
  fileprivate func sync(_ id: Int) {
    set(id, "Queued for tonight")
    guard router == "Running" else { return }
    uploads[id]?.cancel()
    uploads[id] = Task {
      try? await Task.sleep(for: .seconds(2))
      if !Task.isCancelled { set(id, "Synced") }
    }
  }

  /// Whatever is on its way is cut off, and goes tonight.
  fileprivate func restart() {
    for upload in uploads.values { upload.cancel() }
    uploads = [:]
    router = "Restarting"
    start?.cancel()
    start = Task {
      try? await Task.sleep(for: .seconds(1))
      if !Task.isCancelled { router = "Running" }
    }
  }

  /// The nightly round.
  func night() {
    for folder in folders where folder.state == "Queued for tonight" { set(folder.id, "Synced") }
  }
}

struct NightlySyncView: View {
  let hub: NightlyHub

  var body: some View {
    NavigationStack {
      List {
        HStack {
          Text("Router")
          Spacer()
          Text(hub.router)
          Button("Restart") { hub.restart() }.buttonStyle(.borderless)
        }
        ForEach(hub.folders) { folder in
          HStack {
            Text(folder.name)
            Spacer()
            Text(folder.state)
            Button("Sync") { hub.sync(folder.id) }.buttonStyle(.borderless)
          }
        }
      }
      .navigationTitle("Backup")
    }
  }
}
