import SwiftUI

struct PedalChainView: View {
  @StateObject private var board = PedalBoardModel()

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(board.rows) { row in
            PedalRow(
              row: row, saved: board.saved[row.pedal.id],
              toggle: { board.toggle(row.pedal.id) },
              save: { board.save($0, for: row.pedal.id) }
            )
            .swipeActions {
              Button("Unplug", role: .destructive) { board.remove(row.pedal.id) }
            }
          }
          .onMove { board.move(from: $0, to: $1) }
        } footer: {
          Text("\(board.rows.filter(\.pedal.isOn).count) of \(board.rows.count) pedals are on")
        }
      }
      .navigationTitle("Pedal chain")
      .toolbar { EditButton() }
    }
  }
}
