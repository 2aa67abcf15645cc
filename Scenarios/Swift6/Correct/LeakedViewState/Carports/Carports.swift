import Observation
import SwiftUI

/// A place under the roof. It stays where it is; cars come and go.
struct CarportBay: Identifiable, Equatable {
  let number: Int
  var isCharging = false
  var car: String?

  var id: Int { number }
  var title: String { "Bay \(number)" }
}

@MainActor @Observable final class CarportValet {
  private(set) var bays = (1...28).map { CarportBay(number: $0, car: $0 % 7 == 0 ? nil : "Car \($0 + 500)") }

  /// The charger belongs to the bay.
  func toggleCharger(_ number: Int) {
    guard let index = bays.firstIndex(where: { $0.number == number }) else { return }
    bays[index].isCharging.toggle()
  }

  /// The valet moves every car on by one bay; chargers and labels are fixed to the wall.
  func moveCarsOn() {
    let cars = bays.map(\.car)
    for index in bays.indices { bays[index].car = cars[(index + cars.count - 1) % cars.count] }
  }

  func fetch(_ number: Int) {
    guard let index = bays.firstIndex(where: { $0.number == number }) else { return }
    bays[index].car = nil
  }
}

struct CarportRow: View {
  let bay: CarportBay
  let toggleCharger: () -> Void
  let fetch: () -> Void
  /// How the bay's label is folded is the bay's as well.
  @State private var showsSize = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(bay.title).font(.headline)
        Text(bay.car ?? "empty").foregroundStyle(.secondary)
        Spacer()
        Button(showsSize ? "Fold" : "Size") { showsSize.toggle() }
        Button(bay.isCharging ? "Charger off" : "Charger on") { toggleCharger() }
      }
      if showsSize { Text("\(220 + bay.number % 4 * 10) × 500 cm").font(.caption) }
    }
    .buttonStyle(.borderless)
    .swipeActions {
      if bay.car != nil { Button("Fetch") { fetch() } }
    }
  }
}

/// A hotel's carport as the valet sees it: fixed bays with their chargers, and the cars that stand in them at the moment.
struct CarportsView: View {
  let valet: CarportValet

  var body: some View {
    VStack(spacing: 0) {
      Button("Move cars on") { valet.moveCarsOn() }.padding(8)
      List(valet.bays) { bay in
        CarportRow(bay: bay) {
          valet.toggleCharger(bay.number)
        } fetch: {
          valet.fetch(bay.number)
        }
      }
      .listStyle(.plain)
    }
  }
}
