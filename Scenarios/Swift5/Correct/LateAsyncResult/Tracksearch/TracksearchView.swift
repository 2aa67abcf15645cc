import SwiftUI

struct TrackRow: View {
  let track: CatalogTrack
  let isQueued: Bool
  let toggle: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(track.title)
        Text(track.artist)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button(isQueued ? "Queued" : "Queue", action: toggle)
        .buttonStyle(.bordered)
    }
  }
}

struct TracksearchView: View {
  @State private var search = TrackSearch()
  @State private var queue = PlayQueue()
  @State private var showsQueue = false

  var body: some View {
    NavigationStack {
      List {
        if search.query.isEmpty {
          Section("All songs") { rows(search.suggestions) }
        } else if search.isSearching {
          Section("Searching…") { ProgressView() }
        } else {
          Section("Answers to “\(search.answered)”") {
            if search.results.isEmpty { Text("Nothing was found.") }
            rows(search.results)
          }
        }
      }
      .searchable(text: $search.query, prompt: "Songs and artists")
      .task(id: search.query) { await search.queryChanged() }
      .navigationTitle("Music")
      .toolbar {
        Button("Queue (\(queue.tracks.count))") { showsQueue = true }
      }
      .sheet(isPresented: $showsQueue) { QueueView(queue: queue) }
    }
  }

  private func rows(_ tracks: [CatalogTrack]) -> some View {
    ForEach(tracks) { track in
      TrackRow(track: track, isQueued: queue.contains(track)) { queue.toggle(track) }
    }
  }
}

struct QueueView: View {
  let queue: PlayQueue
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(queue.tracks) { track in
        Text("\(track.title) – \(track.artist)")
          .swipeActions { Button("Remove", role: .destructive) { queue.toggle(track) } }
      }
      .navigationTitle("Up next")
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}
