import SwiftUI

struct StampAlbumView: View {
  let album: StampAlbum
  @State private var text = ""

  private func shown(_ country: String) -> [AlbumStamp] {
    let all = album.stamps(of: country)
    return text.isEmpty ? all : all.filter { $0.motif.localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    NavigationStack {
      List {
        if let last = album.takenOut {
          Section {
            StampTakenOutRow(stamp: last.stamp) { album.putBack() }
          }
        }
        ForEach(album.countries, id: \.self) { country in
          let stamps = shown(country)
          if !stamps.isEmpty {
            Section(country) {
              ForEach(stamps) { stamp in
                StampRow(stamp: stamp)
                  .swipeActions {
                    Button("Take out", role: .destructive) { album.takeOut(stamp.id) }
                  }
              }
            }
          }
        }
        Section {
          Text("\(album.stamps.count) stamps, worth \(StampAlbum.money(album.value))")
        }
      }
      .searchable(text: $text, prompt: "Motif")
      .navigationTitle("Album")
    }
  }
}
