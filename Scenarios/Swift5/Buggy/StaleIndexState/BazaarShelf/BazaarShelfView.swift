import SwiftUI

struct BazaarShelfView: View {
  @ObservedObject var model: BazaarModel

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(model.pieces) { piece in
            BazaarPieceRow(piece: piece, isInBasket: model.basket.contains(piece.id)) {
              model.basketTapped(piece.id)
            }
          }
          if model.hasMore {
            ProgressView()
              .id(model.pieces.count)
              .onAppear { model.loadMore() }
          }
        } header: {
          Text(model.total.map { "\($0) pieces" } ?? "Looking …")
        }
      }
      .navigationTitle(model.basket.isEmpty ? "Bazaar" : "Bazaar (\(model.basket.count))")
      .safeAreaInset(edge: .top) {
        Picker("Kind", selection: Binding(get: { model.kind }, set: { model.choose($0) })) {
          ForEach(BazaarModel.kinds, id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
      }
    }
  }
}
