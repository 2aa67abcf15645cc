import SwiftUI

struct NowPlayingCard: View {
  @StateObject private var model: NowPlayingModel
  @ObservedObject var library: PodcastLibrary

  init(episode: PodcastEpisode, library: PodcastLibrary) {
    _model = StateObject(wrappedValue: NowPlayingModel(episode: episode, library: library))
    self.library = library
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(model.episode.show)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text("Playing “\(model.episode.title)”")
        .font(.headline)
      Text(model.chapterTitle)
      HStack {
        Button("Next chapter") { model.next() }
          .disabled(model.isLastChapter)
        Spacer()
        Button("\(library.speed.formatted())×") { library.speed = library.speed >= 2 ? 1 : library.speed + 0.5 }
        Button("Stop") { library.stop() }
      }
      .buttonStyle(.borderless)
    }
  }
}

struct EpisodeRow: View {
  let episode: PodcastEpisode
  let isCurrent: Bool
  let isFinished: Bool
  let isDownloaded: Bool
  let play: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(episode.title)
          .foregroundStyle(isFinished ? .secondary : .primary)
        Text("\(episode.show) · \(episode.minutes) min")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if isDownloaded { Image(systemName: "arrow.down.circle.fill").accessibilityLabel("Downloaded") }
      if isFinished { Image(systemName: "checkmark").accessibilityLabel("Played") }
      Button(action: play) {
        Image(systemName: isCurrent ? "speaker.wave.2.fill" : "play.circle")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Play \(episode.title)")
    }
  }
}

struct PodcastsView: View {
  @StateObject private var library = PodcastLibrary()
  @State private var downloadedOnly = false

  private var shown: [PodcastEpisode] {
    downloadedOnly ? library.episodes.filter { library.downloads.contains($0.id) } : library.episodes
  }

  var body: some View {
    NavigationStack {
      List {
        if let current = library.current {
          Section("Now playing") {
            NowPlayingCard(episode: current, library: library)
              .id(current.id)
          }
        }
        Section("Episodes") {
          ForEach(shown) { episode in
            EpisodeRow(
              episode: episode, isCurrent: episode.id == library.currentID, isFinished: library.finished.contains(episode.id),
              isDownloaded: library.downloads.contains(episode.id)
            ) {
              library.play(episode.id)
            }
            .swipeActions {
              if library.finished.contains(episode.id) {
                Button("Unplayed") { library.markUnplayed(episode.id) }
              } else {
                Button("Played") { library.finish(episode.id) }
              }
            }
            .contextMenu {
              Button(library.downloads.contains(episode.id) ? "Remove download" : "Download") {
                library.toggleDownload(episode.id)
              }
            }
          }
        }
      }
      .navigationTitle("Podcasts")
      .toolbar {
        Button(downloadedOnly ? "All episodes" : "Downloaded only") { downloadedOnly.toggle() }
      }
    }
  }
}
