import SwiftUI

struct Share: Identifiable, Equatable {
  let id: String
  var price: Int
  /// Changes all the time and is not shown.
  var volume: Int
}

@MainActor
final class Exchange: ObservableObject {
  @Published var shares = (1...35).map { Share(id: "Share \($0)", price: $0 * 10, volume: 0) }

  func trade() {
    for index in shares.indices {
      shares[index].volume += 1
      if index % 3 == 0 { shares[index].price += 1 }
    }
  }
}

/// Equal if what it shows is equal.
struct ShareRow: View, Equatable {
  let share: Share

  nonisolated static func == (left: ShareRow, right: ShareRow) -> Bool {
    left.share.id == right.share.id && left.share.price == right.share.price
  }

  var body: some View {
    HStack {
      Text(share.id)
      Spacer()
      Text(share.price, format: .number)
        .monospacedDigit()
        .foregroundStyle(share.price.isMultiple(of: 2) ? .green : .red)
    }
  }
}

struct TickersView: View {
  @ObservedObject var exchange: Exchange

  var body: some View {
    List(exchange.shares) { share in
      EquatableView(content: ShareRow(share: share))
        .swipeActions {
          Button("Buy") {
            if let index = exchange.shares.firstIndex(where: { $0.id == share.id }) { exchange.shares[index].price += 100 }
          }
        }
    }
  }
}
