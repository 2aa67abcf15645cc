import Observation
import SwiftUI

struct Podcast: Identifiable {
  let id: String
  let title: String
}

/// Which podcasts are followed is kept by place; the list changes and the places don't.
@Observable final class PodcastStore {
  var podcasts = (1...40).map { Podcast(id: "p\($0)", title: "Podcast \($0)") }
  var followed: Set<Int> = []

  func publish() { podcasts.insert(Podcast(id: "new", title: "Brand new"), at: 0) }
}

struct PodcastList: View {
  let store: PodcastStore

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(Array(store.podcasts.enumerated()), id: \.element.id) { index, podcast in
          HStack {
            Text(podcast.title)
            Spacer()
            if store.followed.contains(index) { Image(systemName: "checkmark") }
            Button("Follow") { store.followed.insert(index) }
          }
          .padding()
        }
      }
    }
  }
}
