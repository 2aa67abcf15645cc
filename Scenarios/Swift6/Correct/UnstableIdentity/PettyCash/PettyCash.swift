import SwiftUI

private struct PettyEntry: Identifiable {
  let id: Int
  var title: String
  var cents: Int
  var payer: String
}

@MainActor private final class PettyLedger: ObservableObject {
  @Published fileprivate private(set) var entries: [PettyEntry] = []
  private var lastID = 0

  fileprivate init() {
    let first: [(String, Int, String)] = [
      ("Stamps", 1580, "Berta"), ("Coffee", 899, "Anton"), ("Printer paper", 2450, "Clara"), ("Taxi", 1820, "Dieter"),
      ("Flowers", 2200, "Berta"), ("Milk", 340, "Anton"), ("Envelopes", 499, "Clara"), ("Batteries", 780, "Dieter"),
      ("Light bulbs", 1260, "Berta"), ("Cake", 1890, "Anton"), ("Parking", 400, "Clara"), ("Soap", 270, "Dieter"),
      ("Keys copied", 1500, "Berta"), ("Pens", 620, "Anton"), ("Sugar", 199, "Clara"), ("Tea", 450, "Dieter"),
    ]
    for entry in first.reversed() { add(entry.0, cents: entry.1, payer: entry.2) }
  }

  fileprivate var total: Int { entries.reduce(0) { $0 + $1.cents } }

  fileprivate func add(_ title: String, cents: Int, payer: String) {
    lastID += 1
    entries.insert(PettyEntry(id: lastID, title: title, cents: cents, payer: payer), at: 0)
  }

  fileprivate func remove(_ entry: PettyEntry) { entries.removeAll { $0.id == entry.id } }

  fileprivate func raise(_ entry: PettyEntry, by cents: Int) {
    guard let place = entries.firstIndex(where: { $0.id == entry.id }) else { return }
    entries[place].cents += cents
  }
}

private func pettyText(_ cents: Int) -> String { "\(cents / 100).\(String(cents % 100 + 100).dropFirst()) €" }

private struct PettyRow: View {
  let entry: PettyEntry
  @ObservedObject var ledger: PettyLedger

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(entry.title)
        Text("paid by \(entry.payer)").font(.caption)
      }
      Spacer()
      Text(pettyText(entry.cents))
      Button("+1 €") { ledger.raise(entry, by: 100) }.buttonStyle(.borderless)
    }
  }
}

private struct PettyForm: View {
  @Environment(\.dismiss) private var dismiss
  @ObservedObject var ledger: PettyLedger
  @State private var title = ""
  @State private var amount = ""
  @State private var payer = "Anton"

  private var cents: Int? { Double(amount).map { Int(($0 * 100).rounded()) } }

  var body: some View {
    NavigationStack {
      Form {
        TextField("What", text: $title)
        TextField("How much", text: $amount).keyboardType(.decimalPad)
        Picker("Who", selection: $payer) {
          ForEach(["Anton", "Berta", "Clara", "Dieter"], id: \.self) { Text($0) }
        }
      }
      .navigationTitle("New expense")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            ledger.add(title, cents: cents ?? 0, payer: payer)
            dismiss()
          }
          .disabled(title.isEmpty || (cents ?? 0) <= 0)
        }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
  }
}

struct PettyCashView: View {
  @StateObject private var ledger = PettyLedger()
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section("Usual") {
          Button("Coffee for 8.99") { ledger.add("Coffee", cents: 899, payer: "Clara") }
          Button("Milk for 3.40") { ledger.add("Milk", cents: 340, payer: "Dieter") }
        }
        Section("Spent \(pettyText(ledger.total))") {
          ForEach(ledger.entries) { entry in
            PettyRow(entry: entry, ledger: ledger)
              .swipeActions { Button("Delete", role: .destructive) { ledger.remove(entry) } }
          }
        }
      }
      .navigationTitle("Petty cash")
      .toolbar { Button("New expense") { isAdding = true } }
      .sheet(isPresented: $isAdding) { PettyForm(ledger: ledger) }
    }
  }
}
