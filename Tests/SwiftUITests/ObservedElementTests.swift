import HeadlessCore
import Observation
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

@Observable @MainActor private final class Shop {
  struct Ware: Identifiable {
    let id: Int
    var name: String
  }
  var wares = (1...3).map { Ware(id: $0, name: "Ware \($0)") }
  var currency = "€"
}

private struct BoundWares: View {
  @Bindable var shop: Shop
  var body: some View {
    VStack { ForEach($shop.wares) { $ware in Text(ware.name) } }
  }
}

private struct PricedWares: View {
  let shop: Shop
  let ids = [1, 2]
  var body: some View {
    VStack { ForEach(ids, id: \.self) { Text("\($0) \(shop.currency)") } }
  }
}

@Suite("ForEach follows what its closures read of observable objects") @MainActor
struct ObservedElementTests {
  private func texts(_ view: some View, after change: () -> Void) -> [String] {
    let screen = HostedScreen(view)
    change()
    HostLoop.settle()
    return screen.controller.view.shownTexts
  }

  @Test("OB-01: elements of a binding come and go with the object's property, although no body read it")
  func bound() {
    let shop = Shop()
    #expect(texts(BoundWares(shop: shop)) { shop.wares.remove(at: 0) } == ["Ware 2", "Ware 3"])
  }

  @Test("OB-01: a closure that reads a property runs again when it changes")
  func read() {
    let shop = Shop()
    #expect(texts(PricedWares(shop: shop)) { shop.currency = "$" } == ["1 $", "2 $"])
  }
}
