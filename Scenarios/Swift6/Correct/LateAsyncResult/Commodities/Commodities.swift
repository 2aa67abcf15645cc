import Observation
import SwiftUI

struct Commodity: Identifiable {
  let id: Int
  let name: String
  var price: Int
}

/// Answers with one price for each that is asked for, in the order of the question.
struct CommodityFeed {
  func prices(of ids: [Int]) async -> [Int] {
    try? await Task.sleep(for: .seconds(3))
    return ids.map { $0 * 10 + 1 }
  }
}

@MainActor @Observable final class CommodityMarket {
  private(set) var commodities = (1...30).map { Commodity(id: $0, name: "Commodity \($0)", price: $0 * 10) }
  private let feed = CommodityFeed()

  func drop(_ id: Int) { commodities.removeAll { $0.id == id } }

  func refresh() async {
    let ids = commodities.map(\.id)
    let prices = await feed.prices(of: ids)
    for (id, price) in zip(ids, prices) {
      guard let index = commodities.firstIndex(where: { $0.id == id }) else { continue }
      commodities[index].price = price
    }
  }
}

private struct CommodityRow: View {
  let commodity: Commodity
  let drop: () -> Void

  var body: some View {
    HStack {
      Text(commodity.name)
      Spacer()
      Text("\(commodity.price) a ton").monospacedDigit()
      Button("Drop") { drop() }.buttonStyle(.borderless)
    }
  }
}

/// The goods that a trader watches. A pull asks for the prices of the hour; what is of no interest is dropped.
struct CommodityMarketView: View {
  let market: CommodityMarket

  var body: some View {
    NavigationStack {
      List(market.commodities) { commodity in
        CommodityRow(commodity: commodity) { market.drop(commodity.id) }
      }
      .listStyle(.plain)
      .refreshable { await market.refresh() }
      .navigationTitle("Commodities")
    }
  }
}
