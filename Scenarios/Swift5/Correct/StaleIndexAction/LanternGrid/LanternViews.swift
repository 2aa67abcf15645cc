import SwiftUI

struct LanternTile: View {
  let number: Int
  let lantern: Lantern
  let touch: () -> Void

  var body: some View {
    Button(action: touch) {
      VStack {
        Image(systemName: lantern.isLit ? "lightbulb.fill" : "lightbulb")
          .foregroundStyle(lantern.isLit ? .yellow : .gray)
        Text("\(number)")
          .font(.caption)
      }
      .frame(maxWidth: .infinity, minHeight: 64)
      .background(lantern.isHinted ? Color.mint.opacity(0.4) : .clear)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.secondary))
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Lantern \(number), \(lantern.isLit ? "lit" : "dark")\(lantern.isHinted ? ", try this" : "")")
  }
}

struct LanternGridView: View {
  @Bindable var game: LanternGame

  private var columns: [GridItem] { Array(repeating: GridItem(.flexible()), count: game.size.rawValue) }

  var body: some View {
    NavigationStack {
      VStack {
        Picker("Size", selection: $game.size) {
          ForEach(LanternSize.allCases) { Text($0.title).tag($0) }
        }
        .pickerStyle(.segmented)
        Text(game.isSolved ? "All dark after \(game.moves.count) moves" : "\(game.litCount) lit, \(game.moves.count) moves")
          .font(.headline)
        ScrollView {
          LazyVGrid(columns: columns, spacing: 8) {
            ForEach(Array(game.lanterns.enumerated()), id: \.element.id) { place, lantern in
              LanternTile(number: place + 1, lantern: lantern) { game.touch(lantern.id) }
            }
          }
        }
        HStack {
          Button("Undo") { game.undo() }
            .disabled(game.moves.isEmpty)
          Button("Redo") { game.redo() }
            .disabled(game.undone.isEmpty)
          Spacer()
          Button("Hint") { game.showHint() }
            .disabled(game.isSolved)
        }
      }
      .padding()
      .navigationTitle("Lanterns")
      .toolbar {
        Button("New game") { game.newGame() }
      }
    }
  }
}
