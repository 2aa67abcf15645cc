import SwiftUI

struct StampRow: View {
  let stamp: AlbumStamp

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 2)
        .fill(stamp.year < 1900 ? Color.brown : Color.teal)
        .frame(width: 28, height: 34)
      VStack(alignment: .leading) {
        Text(stamp.motif)
        Text(String(stamp.year)).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(StampAlbum.money(stamp.cents)).monospacedDigit()
    }
  }
}

struct StampTakenOutRow: View {
  let stamp: AlbumStamp
  let putBack: () -> Void

  var body: some View {
    HStack {
      Text("Took out “\(stamp.motif)”")
      Spacer()
      Button("Undo", action: putBack)
        .buttonStyle(.bordered)
    }
  }
}
