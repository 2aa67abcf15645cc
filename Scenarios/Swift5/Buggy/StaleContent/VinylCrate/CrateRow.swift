import SwiftUI

/// The heart of a record. Asks the vault once and then keeps what it shows itself.
struct CrateHeart: View {
  let id: String
  let vault: CrateVault
  @State private var isLoved: Bool

  init(id: String, vault: CrateVault) {
    self.id = id
    self.vault = vault
    _isLoved = State(initialValue: vault.contains(id))
  }

  var body: some View {
    Button {
      isLoved.toggle()
      vault.set(isLoved, id)
    } label: {
      Image(systemName: isLoved ? "heart.fill" : "heart")
    }
    .accessibilityLabel(isLoved ? "Loved" : "Love")
  }
}

struct CrateRow: View {
  let record: CrateRecord
  let isPlaying: Bool
  let vault: CrateVault
  let play: () -> Void

  var body: some View {
    HStack {
      Button(action: play) {
        Image(systemName: isPlaying ? "pause.circle" : "play.circle")
      }
      .accessibilityLabel(isPlaying ? "Pause" : "Play")
      VStack(alignment: .leading) {
        Text(record.title).font(.headline)
        Text("\(record.artist), \(String(record.year))").font(.subheadline)
      }
      Spacer()
      CrateHeart(id: record.id, vault: vault)
    }
    .padding(.horizontal)
    .padding(.vertical, 10)
  }
}
