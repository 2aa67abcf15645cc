import SwiftUI

struct WardsLine: Identifiable { let id: String; let title: String }

@MainActor final class Reception: ObservableObject {
  @Published var bills = [("204", "Orsini"), ("207", "Pratt"), ("311", "Quill")].map {
    WardsLine(id: "bill " + $0.0, title: "Bill of \($0.1)")
  }
  @Published var guests = ["204", "207", "311"].map { WardsLine(id: $0, title: "Room \($0)") }
  func pay(_ id: String) { bills.removeAll { $0.id == id } }
  /// Who leaves pays first.
  func checkOut(_ room: String) {
    if bills.contains(where: { $0.id == "bill " + room }) { pay("bill " + room) } else { guests.removeAll { $0.id == room } }
  }
}

struct ReceptionView: View {
  @StateObject private var reception = Reception()
  var body: some View {
    NavigationStack {
      List {
        Section("Open bills") {
          ForEach(reception.bills) { bill in Text(bill.title).swipeActions { Button("Check out") { reception.pay(bill.id) } } }
        }
        Section("In the house") {
          ForEach(reception.guests) { guest in
            Text(guest.title).swipeActions { Button("Check out") { reception.checkOut(guest.id) } }
          }
        }
      }
      .navigationTitle("Reception")
    }
  }
}
