import Observation
import SwiftUI

struct Podcast: Identifiable {
  let id: String
  let title: String
}

@Observable final class PodcastStore {
  var podcasts = (1...40).map { Podcast(id: "p\($0)", title: "Podcast \($0)") }

  func shorten() { podcasts = Array(podcasts.prefix(10)) }
}

/// The question remembers a place in the list; by the time of its answer the place may be gone.
struct PodcastList: View {
  let store: PodcastStore
  @State private var asked = 0
  @State private var isAsking = false

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(Array(store.podcasts.enumerated()), id: \.element.id) { index, podcast in
          HStack {
            Text(podcast.title)
            Spacer()
            Button("Drop") {
              asked = index
              isAsking = true
            }
          }
          .padding()
        }
      }
    }
    .alert("Drop this podcast?", isPresented: $isAsking) {
      Button("Drop", role: .destructive) { store.podcasts.remove(at: asked) }
      Button("Keep", role: .cancel) {}
    }
  }
}
