import SwiftUI

struct GavelRoomView: View {
  @ObservedObject var model: GavelModel

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(model.open) { lot in
            GavelLotRow(
              lot: lot, left: lot.ends - model.now, offer: model.next(lot), canBid: model.canBid(on: lot),
              isWaiting: model.waiting[lot.id] != nil, limit: model.limits[lot.id]
            ) {
              model.bid(on: lot.id)
            }
            .contextMenu {
              Button("Never above € 100") { model.limit(lot.id, to: 100) }
              Button("No limit") { model.limit(lot.id, to: nil) }
            }
          }
        } header: {
          Text("\(model.open.count) open")
        } footer: {
          Text("€ \(GavelModel.budget - model.committed) of € \(GavelModel.budget) are free")
        }
        if !model.sold.isEmpty {
          Section("Sold") {
            ForEach(model.sold) { GavelSoldRow(lot: $0) }
          }
        }
      }
      .navigationTitle("Lot room")
      .alert("Lot room", isPresented: hasMessage) {
        Button("OK") {}
      } message: {
        Text(model.message ?? "")
      }
    }
  }

  private var hasMessage: Binding<Bool> {
    Binding(get: { model.message != nil }, set: { if !$0 { model.message = nil } })
  }
}
