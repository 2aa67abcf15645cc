import SwiftUI

struct RadioPlaysView: View {
  @State private var archive = RadioArchive()

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(archive.visible.enumerated()), id: \.element.id) { index, play in
          Button {
            archive.start(at: index, in: archive.visible)
          } label: {
            RadioPlayRow(play: play, isOn: archive.playing == play.id, isPaused: archive.isPaused)
          }
          .buttonStyle(.plain)
          .swipeActions {
            Button(play.isHeard ? "Unheard" : "Heard") { archive.toggleHeard(play.id) }
          }
        }
      }
      .navigationTitle("Radio plays")
      .toolbar {
        ToolbarItem(placement: .principal) {
          Picker("Shelf", selection: $archive.shelf) {
            ForEach(RadioShelf.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
        }
      }
      .safeAreaInset(edge: .bottom) {
        if let current = archive.current {
          RadioBar(play: current, isPaused: archive.isPaused) { archive.skip() }
        }
      }
    }
  }
}
