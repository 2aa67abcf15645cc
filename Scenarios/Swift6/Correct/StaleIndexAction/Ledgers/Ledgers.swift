import SwiftUI

struct Ledger: Identifiable {
  let id: Int
  var name: String
  var balance: Int
}

/// The family's ledgers. Payments arrive from the bank while the app is used.
@MainActor @Observable final class LedgerBook {
  private(set) var ledgers = (1...24).map { Ledger(id: $0, name: "Ledger \($0)", balance: $0 * 10) }

  func ledger(_ id: Ledger.ID) -> Ledger? { ledgers.first { $0.id == id } }

  func rename(_ id: Ledger.ID, to name: String) {
    guard let row = ledgers.firstIndex(where: { $0.id == id }) else { return }
    ledgers[row].name = name
  }

  func close(_ offsets: IndexSet) { ledgers.remove(atOffsets: offsets) }

  /// The bank books a payment.
  func book(_ amount: Int, in id: Ledger.ID) {
    guard let row = ledgers.firstIndex(where: { $0.id == id }) else { return }
    ledgers[row].balance += amount
  }
}

struct LedgerRow: View {
  let ledger: Ledger
  let edit: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(ledger.name)
      Spacer()
      Text("\(ledger.balance) €")
        .monospacedDigit()
      Button("Edit", action: edit)
        .buttonStyle(.bordered)
    }
  }
}

/// The sheet with a ledger's name.
struct LedgerEditor: View {
  let book: LedgerBook
  @State private var draft: Ledger
  @Environment(\.dismiss) private var dismiss

  init(book: LedgerBook, ledger: Ledger) {
    self.book = book
    _draft = State(initialValue: ledger)
  }

  var body: some View {
    Form {
      Section("Name") {
        TextField("Name", text: $draft.name)
      }
      Button("Save changes") {
        book.rename(draft.id, to: draft.name)
        dismiss()
      }
      .disabled(draft.name.isEmpty)
    }
  }
}

struct LedgersView: View {
  let book: LedgerBook
  @State private var edited: Ledger?

  var body: some View {
    List {
      ForEach(book.ledgers) { ledger in
        LedgerRow(ledger: ledger) { edited = book.ledger(ledger.id) }
      }
      .onDelete { book.close($0) }
    }
    .sheet(item: $edited) { ledger in
      LedgerEditor(book: book, ledger: ledger)
    }
  }
}
