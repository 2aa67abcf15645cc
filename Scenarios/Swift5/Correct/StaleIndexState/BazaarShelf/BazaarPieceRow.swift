import SwiftUI

struct BazaarPieceRow: View {
  let piece: BazaarPiece
  let isInBasket: Bool
  let toggle: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(piece.title)
        Text("of \(piece.kind.lowercased())").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text("€ \(piece.euros)").monospacedDigit()
      Button(action: toggle) {
        Image(systemName: isInBasket ? "basket.fill" : "basket")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(isInBasket ? "Take out" : "Put in")
    }
  }
}
