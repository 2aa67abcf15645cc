import SwiftUI

struct MemoTileCard: View {
  let tile: MemoTile
  let isShown: Bool
  let number: Int
  let owner: String?
  let touch: () -> Void

  var body: some View {
    Button(action: touch) {
      VStack(spacing: 4) {
        Text(isShown ? tile.face : "Tile \(number)")
          .font(isShown ? .headline : .footnote)
        Text(owner.map { "won by \($0)" } ?? " ").font(.caption2)
      }
      .frame(maxWidth: .infinity, minHeight: 72)
      .background(isShown ? Color.yellow.opacity(0.3) : Color.gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
      .opacity(tile.owner == nil ? 1 : 0.5)
    }
    .buttonStyle(.plain)
  }
}

struct MemoTilesView: View {
  @State private var game = MemoGame()
  private let columns = Array(repeating: GridItem(.flexible()), count: 4)

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          ForEach(game.players) { player in
            VStack {
              Text(player.name).bold(game.turn == player.id && !game.isOver)
              Text("\(player.pairs) pairs in \(player.turns) turns").font(.caption)
              Text(game.turn == player.id && !game.isOver ? "to play" : " ").font(.caption2)
            }
            .frame(maxWidth: .infinity)
          }
        }
        ScrollView {
          LazyVGrid(columns: columns, spacing: 10) {
            ForEach(Array(game.tiles.enumerated()), id: \.element.id) { index, tile in
              MemoTileCard(
                tile: tile, isShown: game.shows(tile), number: index + 1, owner: tile.owner.map { game.players[$0].name }
              ) { game.touch(tile.id) }
            }
          }
          .padding()
        }
        Text(game.isOver ? "All pairs are found" : "\(game.left) pairs left in round \(game.round)")
      }
      .navigationTitle("Memo tiles")
      .toolbar {
        Button("Hint") { game.hint() }
        Button("Deal") { game.deal() }
        Button("Start over") { game.reset() }
      }
    }
  }
}
