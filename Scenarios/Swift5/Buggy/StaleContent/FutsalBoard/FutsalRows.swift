import SwiftUI

struct FutsalPortrait: View {
  let player: FutsalPlayer
  @State private var picture: UIImage?

  var body: some View {
    Group {
      if let picture {
        Image(uiImage: picture).resizable()
      } else {
        Image(systemName: "person.crop.circle").resizable()
      }
    }
    .frame(width: 40, height: 40)
    .clipShape(Circle())
    .task {
      picture = await FutsalPictures.load(player.id)
    }
  }
}

struct FutsalCourtRow: View {
  let position: FutsalPosition
  let player: FutsalPlayer

  var body: some View {
    HStack {
      FutsalPortrait(player: player)
      VStack(alignment: .leading) {
        Text(position.rawValue).font(.caption).foregroundStyle(.secondary)
        Text(player.name)
      }
      Spacer()
      if player.fouls > 0 {
        Text(player.fouls == 1 ? "1 foul" : "\(player.fouls) fouls").font(.caption)
      }
      Text("\(player.number)").font(.title2).monospacedDigit()
    }
  }
}

struct FutsalBenchRow: View {
  let player: FutsalPlayer

  var body: some View {
    HStack {
      FutsalPortrait(player: player)
      Text(player.name)
      Spacer()
      Text("\(player.number)").monospacedDigit()
    }
  }
}
