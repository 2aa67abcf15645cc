import SwiftUI

struct CrateView: View {
  @ObservedObject var model: CrateModel

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("Order", selection: $model.order) {
          ForEach(CrateOrder.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .padding()
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.records.indices, id: \.self) { index in
              row(model.records[index])
            }
          }
        }
      }
      .navigationTitle("Crate")
      .toolbar {
        if let playing = model.records.first(where: { $0.id == model.nowPlaying }) {
          Button("Stop \(playing.title)") { model.play(playing) }
        }
      }
    }
  }

  private func row(_ record: CrateRecord) -> some View {
    CrateRow(record: record, isPlaying: model.nowPlaying == record.id, vault: model.vault) { model.play(record) }
      .contextMenu {
        Button("Sell", systemImage: "banknote", role: .destructive) { model.sell(record) }
      }
  }
}
