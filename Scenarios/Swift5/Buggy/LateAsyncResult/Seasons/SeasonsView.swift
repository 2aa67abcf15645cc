import SwiftUI

struct SeasonEpisodeRow: View {
  let episode: SeasonEpisode
  let isPending: Bool
  let toggleWanted: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(episode.title)
          .foregroundStyle(episode.isSeen ? .secondary : .primary)
        Text(episode.isAired ? "aired" : "to come")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if episode.isSeen {
        Image(systemName: "eye").accessibilityLabel("Seen")
      }
      Button(action: toggleWanted) {
        Image(systemName: episode.isWanted ? "bookmark.fill" : "bookmark")
      }
      .accessibilityLabel(episode.isWanted ? "Wanted" : "Watch for")
      .buttonStyle(.borderless)
      .disabled(isPending)
    }
  }
}

struct SeasonsView: View {
  @State private var model = SeasonModel()

  var body: some View {
    NavigationStack {
      List {
        if let complaint = model.complaint {
          Section {
            Text(complaint).foregroundStyle(.red)
            Button("Dismiss") { model.dismissComplaint() }
          }
        }
        Section {
          ForEach(model.episodes) { episode in
            SeasonEpisodeRow(episode: episode, isPending: model.pending.contains(episode.id)) { model.toggleWanted(episode.id) }
              .swipeActions(edge: .leading) {
                Button(episode.isSeen ? "Unseen" : "Seen") { model.toggleSeen(episode.id) }
              }
          }
        } footer: {
          Text("\(model.wanted) wanted")
        }
      }
      .navigationTitle("Season 2")
    }
  }
}
