import SwiftUI

struct LoomRow: View {
  let piece: LoomPiece

  var body: some View {
    HStack {
      Image(systemName: piece.stage == .woven ? "checkmark.seal.fill" : "square.grid.3x3")
        .accessibilityLabel(piece.stage.rawValue)
      VStack(alignment: .leading) {
        Text(piece.title)
        Text("\(piece.picks) picks, \(piece.stage.rawValue.lowercased())")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct LoomDetail: View {
  @ObservedObject var piece: LoomPiece

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $piece.title)
        Picker("Stage", selection: $piece.stage) {
          ForEach(LoomStage.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
      }
      Section {
        LabeledContent("Picks", value: "\(piece.picks)")
        Button("Weave 20") { piece.weave(20) }
      }
    }
    .navigationTitle(piece.title)
  }
}

struct LoomLogView: View {
  @ObservedObject var shed: LoomShed

  var body: some View {
    NavigationStack {
      List {
        ForEach(shed.pieces) { piece in
          NavigationLink(value: piece.id) {
            LoomRow(piece: piece)
          }
          .swipeActions(edge: .leading) {
            Button("Weave 20") { piece.weave(20) }
          }
          .swipeActions(edge: .trailing) {
            Button("Cut off", role: .destructive) { shed.remove(piece.id) }
          }
        }
      }
      .navigationTitle("Loom")
      .navigationDestination(for: LoomPiece.ID.self) { id in
        if let piece = shed.piece(id) { LoomDetail(piece: piece) }
      }
      .toolbar {
        Button("Sort") { shed.sort() }
        Button("Add", systemImage: "plus") { shed.add() }
      }
    }
  }
}
