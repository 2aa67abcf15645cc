import SwiftUI

struct Remittance: Identifiable {
  let id: Int
  let payee: String
  var amount = ""
}

final class RemittanceStore: ObservableObject {
  @Published var remittances: [Remittance] = (1...26).map { Remittance(id: $0, payee: "Payee \($0)") }
  private var nextID = 27

  var total: Int { remittances.reduce(0) { $0 + (Int($1.amount) ?? 0) } }

  func request() {
    remittances.insert(Remittance(id: nextID, payee: "Payee \(nextID)", amount: "15"), at: 0)
    nextID += 1
  }
}

struct RemittanceRow: View {
  @Binding var remittance: Remittance
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      Text(remittance.payee)
      Spacer()
      TextField("Amount", text: $remittance.amount)
        .keyboardType(.numberPad)
        .multilineTextAlignment(.trailing)
        .focused($isFocused)
        .frame(width: 120)
        .id("amount-\(remittance.id)-\(remittance.amount)")
    }
    .listRowBackground(isFocused ? Color(.secondarySystemBackground) : Color(.systemBackground))
  }
}

/// Several payments at once.
struct RemittancesView: View {
  @ObservedObject var store: RemittanceStore

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($store.remittances) { $remittance in
            RemittanceRow(remittance: $remittance)
          }
        } header: {
          Text("Total \(store.total)")
        }
      }
      .navigationTitle("Send")
    }
  }
}
