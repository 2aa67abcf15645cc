import SwiftUI

struct Tartan: Identifiable {
  let id: String
  let clan: String
  let year: Int
}

struct TartanTile: View {
  let tartan: Tartan
  let isFavourite: Bool

  var body: some View {
    VStack {
      Text(isFavourite ? "♥" : "♡")
      Text(tartan.clan)
      Text(String(tartan.year)).font(.caption)
    }
    .frame(maxWidth: .infinity, minHeight: 90)
    .background(isFavourite ? Color.yellow : Color.gray)
  }
}

struct TartansView: View {
  @State private var tartans = (1...24).map { Tartan(id: "t\($0)", clan: "Clan \($0)", year: 1900 - $0 * 7) }
  @State private var favourites: Set<Int> = []
  @State private var isByYear = false

  var body: some View {
    ScrollView {
      Toggle("By year", isOn: $isByYear)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(Array(tartans.enumerated()), id: \.element.id) { index, tartan in
          Button {
            favourites.formSymmetricDifference([index])
          } label: {
            TartanTile(tartan: tartan, isFavourite: favourites.contains(index))
          }
        }
      }
    }
    .onChange(of: isByYear) {
      tartans.sort { isByYear ? $0.year < $1.year : $0.year > $1.year }
    }
  }
}
