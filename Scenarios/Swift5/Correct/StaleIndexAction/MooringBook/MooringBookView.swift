import SwiftUI

struct MooringRow: View {
  let berth: MooringBerth

  var body: some View {
    HStack {
      Text("\(berth.id)")
        .font(.caption)
        .frame(width: 24)
      VStack(alignment: .leading) {
        Text(berth.boat).font(.headline)
        Text("\(berth.skipper), \(berth.nights) nights").font(.caption)
      }
      Spacer()
      if berth.hasPower { Image(systemName: "bolt.fill").accessibilityLabel("Power") }
      Text(berth.paid ? "paid" : "€ \(berth.price)")
        .foregroundStyle(berth.paid ? .green : .red)
    }
    .contentShape(Rectangle())
  }
}

struct MooringBookView: View {
  let store: MooringStore
  @State private var edited: MooringBerth?

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.berths) { berth in
            MooringRow(berth: berth)
              .onTapGesture { edited = berth }
              .swipeActions(edge: .leading) {
                Button("Paid") { store.pay(berth.id) }
                  .tint(.green)
              }
              .swipeActions(edge: .trailing) {
                Button("Cast off", role: .destructive) { store.castOff(berth.id) }
              }
              .contextMenu {
                Button("One night more") { store.extend(berth.id) }
              }
          }
        } footer: {
          Text("€ \(store.open) not paid")
        }
      }
      .navigationTitle("Moorings")
      .sheet(item: $edited) { MooringForm(store: store, berth: $0) }
    }
  }
}
