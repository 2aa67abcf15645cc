import SwiftUI

struct GigOrderView: View {
  @Bindable var gig: GigSet

  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle("Hide what is played", isOn: $gig.hidesPlayed)
        }
        Section {
          let next = gig.songs.first { !$0.isPlayed }?.id
          ForEach(gig.shown) { song in
            GigSongRow(song: song, isNext: song.id == next) { gig.play(song.id) }
              .swipeActions {
                Button("Cut") { gig.cut(song.id) }
                  .tint(.red)
              }
          }
          .onMove { gig.move(from: $0, to: $1) }
        } header: {
          Text("Set")
        } footer: {
          Text("\(GigSet.time(gig.secondsLeft)) to go")
        }
      }
      .navigationTitle("Tonight")
      .toolbar { EditButton() }
    }
  }
}
