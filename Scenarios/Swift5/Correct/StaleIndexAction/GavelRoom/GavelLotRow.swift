import SwiftUI

struct GavelLotRow: View {
  let lot: GavelLot
  let left: Int
  let offer: Int
  let canBid: Bool
  let isWaiting: Bool
  let limit: Int?
  let bid: () -> Void

  private var isMine: Bool { lot.leader == GavelModel.me }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(lot.title).fontWeight(left <= 15 ? .bold : .regular)
        HStack {
          Text(isMine ? "You lead" : lot.leader)
            .foregroundStyle(isMine ? .green : .secondary)
          if let limit { Text("limit € \(limit)").foregroundStyle(.secondary) }
        }
        .font(.caption)
      }
      Spacer()
      VStack(alignment: .trailing) {
        Text("€ \(lot.euros)").monospacedDigit()
        Text("\(left) s").font(.caption).foregroundStyle(left <= 15 ? .red : .secondary)
      }
      Button(isWaiting ? "…" : "€ \(offer)", action: bid)
        .buttonStyle(.bordered)
        .disabled(!canBid)
        .accessibilityLabel("Bid")
    }
  }
}

struct GavelSoldRow: View {
  let lot: GavelLot

  var body: some View {
    LabeledContent(lot.title) {
      Text(lot.leader == GavelModel.me ? "Yours for € \(lot.euros)" : "€ \(lot.euros)")
    }
    .foregroundStyle(lot.leader == GavelModel.me ? .green : .secondary)
  }
}
