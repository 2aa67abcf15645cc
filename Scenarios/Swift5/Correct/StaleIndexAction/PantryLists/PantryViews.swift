import SwiftData
import SwiftUI

struct PantryRow: View {
  @Bindable var item: PantryItem

  var body: some View {
    HStack {
      Button {
        item.isBought.toggle()
      } label: {
        Image(systemName: item.isBought ? "basket.fill" : "basket")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(item.isBought ? "Bought" : "Buy")
      Text(item.title).strikethrough(item.isBought)
      Spacer()
      Stepper("\(item.amount)", value: $item.amount, in: 1...20)
        .fixedSize()
    }
  }
}

/// The strip above the bottom edge that takes a deletion back.
struct PantryUndoStrip: View {
  let slip: PantrySlip
  let undo: () -> Void
  let close: () -> Void

  var body: some View {
    HStack {
      Text("“\(slip.title)” deleted")
      Spacer()
      Button("Undo", action: undo)
      Button("Close", systemImage: "xmark", action: close)
        .labelStyle(.iconOnly)
    }
    .padding()
    .background(.thinMaterial)
  }
}
