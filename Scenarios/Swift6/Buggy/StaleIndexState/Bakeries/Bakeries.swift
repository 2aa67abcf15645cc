import SwiftUI

struct BakeryOrder: Identifiable, Sendable {
  let id: Int
  let cake: String
  let pickup: String
  /// Ticked off in this shop; the server knows nothing of it.
  var isPacked = false
}

/// The web shop, from which the orders come, newest first.
@MainActor final class BakeryServer {
  private var orders = (1...26).reversed().map { BakeryServer.order($0) }
  private var last = 26

  func currentOrders() async -> [BakeryOrder] {
    try? await Task.sleep(for: .milliseconds(400))
    return orders
  }

  func receive() {
    last += 1
    orders.insert(Self.order(last), at: 0)
  }

  func handOut() {
    guard orders.count > 20 else { return }
    orders.removeLast()
  }

  private static func order(_ number: Int) -> BakeryOrder {
    let cakes = ["Lemon tart", "Plum cake", "Bundt", "Strudel"]
    return BakeryOrder(id: number, cake: "\(number) \(cakes[number % 4])", pickup: "at \(8 + number % 9):30")
  }
}

@MainActor final class BakeryCounter: ObservableObject {
  @Published private(set) var orders: [BakeryOrder] = []
  @Published private(set) var hasLoaded = false
  private let server: BakeryServer

  init(server: BakeryServer) { self.server = server }

  /// What the server has now, with the ticks that were made here.
  func refresh() async {
    var fresh = await server.currentOrders()
    for (row, known) in orders.enumerated() where row < fresh.count { fresh[row].isPacked = known.isPacked }
    orders = fresh
    hasLoaded = true
  }

  func loadOnce() async {
    guard !hasLoaded else { return }
    await refresh()
  }

  func togglePacked(_ id: BakeryOrder.ID) {
    guard let row = orders.firstIndex(where: { $0.id == id }) else { return }
    orders[row].isPacked.toggle()
  }
}

struct BakeryOrderRow: View {
  let order: BakeryOrder
  let toggle: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text(order.cake)
          .strikethrough(order.isPacked)
        Text(order.pickup)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button(order.isPacked ? "Packed" : "Pack", action: toggle)
        .buttonStyle(.borderless)
    }
  }
}

struct BakeriesView: View {
  @ObservedObject var counter: BakeryCounter

  private var open: Int { counter.orders.count { !$0.isPacked } }

  var body: some View {
    List {
      Section {
        ForEach(counter.orders) { order in
          BakeryOrderRow(order: order) { counter.togglePacked(order.id) }
        }
      } header: {
        Text("\(open) to pack")
      }
    }
    .listStyle(.plain)
    .refreshable { await counter.refresh() }
    .task { await counter.loadOnce() }
  }
}
