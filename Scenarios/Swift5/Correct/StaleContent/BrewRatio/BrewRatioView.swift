import SwiftUI

struct BrewRatioView: View {
  @StateObject private var log = BrewLog()
  private let grinds = ["fine", "medium", "coarse"]

  var body: some View {
    NavigationStack {
      List {
        Section("Next cup") {
          BrewAmountRow(title: "Coffee", unit: "g", step: 1, range: 8...40, amount: $log.next.grams)
          BrewAmountRow(title: "Water", unit: "ml", step: 10, range: 100...600, amount: $log.next.water)
          Picker("Grind", selection: $log.next.grind) {
            ForEach(grinds, id: \.self) { Text($0.capitalized) }
          }
          .pickerStyle(.segmented)
          Button("Brew it") { log.brew() }
        }
        Section {
          ForEach(log.cups) { cup in
            BrewCupRow(cup: cup) { log.rate(cup.id, $0) }
              .swipeActions(edge: .leading) {
                Button("Again") { log.again(cup.id) }
                  .tint(.brown)
              }
              .swipeActions(edge: .trailing) {
                Button("Pour away", role: .destructive) { log.pourAway(cup.id) }
              }
          }
        } header: {
          Text("\(log.cups.count) cups")
        } footer: {
          Text("\(log.gramsUsed) g used")
        }
      }
      .navigationTitle("Brew ratio")
    }
  }
}
