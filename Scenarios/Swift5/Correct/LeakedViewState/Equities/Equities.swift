import SwiftUI

struct Equity: Identifiable {
  let id: Int
  let symbol: String
  var price: Int
  var change: Int

  var percentText: String {
    let tenths = change * 1000 / price
    return "\(tenths < 0 ? "-" : "+")\(abs(tenths) / 10).\(abs(tenths) % 10) %"
  }

  var pointsText: String { "\(change < 0 ? "" : "+")\(change)" }
}

final class EquityMarket: ObservableObject {
  @Published private(set) var equities = (1...25).map { number in
    Equity(id: number, symbol: "EQ\(number)", price: 100 + number * 9, change: number * 5 % 17 - 8)
  }

  func tradeFirst() {
    for index in equities.indices.prefix(5) {
      equities[index].price += 1
      equities[index].change += 1
    }
  }
}

struct EquityRow: View {
  let equity: Equity
  @Binding var showsPercent: Bool

  var body: some View {
    HStack {
      Text(equity.symbol)
      Spacer()
      Text("\(equity.price)")
        .foregroundStyle(.secondary)
      Button(showsPercent ? equity.percentText : equity.pointsText) { showsPercent.toggle() }
        .buttonStyle(.borderless)
        .foregroundStyle(equity.change < 0 ? .red : .green)
    }
  }
}

struct EquitiesView: View {
  @ObservedObject var store: EquityMarket
  @State private var showsPercent = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.equities) { equity in
          EquityRow(equity: equity, showsPercent: $showsPercent)
        }
      }
      .navigationTitle("Equities")
    }
  }
}
