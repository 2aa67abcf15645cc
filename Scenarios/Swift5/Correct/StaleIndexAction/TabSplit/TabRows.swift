import SwiftUI

struct TabEntryRow: View {
  let entry: TabEntry
  let startsDay: Bool
  let sum: Int
  let isLargest: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if startsDay {
        Text(entry.day).font(.caption).textCase(.uppercase)
      }
      HStack {
        Text(entry.title).fontWeight(isLargest ? .bold : .regular)
        Text(entry.payer).font(.caption).foregroundStyle(.secondary)
        Spacer()
        VStack(alignment: .trailing) {
          Text(TabLedger.money(entry.cents))
          Text("Σ \(TabLedger.money(sum))").font(.caption2).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// Edits a copy. Nothing is changed before "Save".
struct TabEntrySheet: View {
  @State private var draft: TabEntry
  let people: [String]
  let save: (TabEntry) -> Void
  @Environment(\.dismiss) private var dismiss

  init(entry: TabEntry, people: [String], save: @escaping (TabEntry) -> Void) {
    _draft = State(initialValue: entry)
    self.people = people
    self.save = save
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $draft.title)
        Stepper("Amount \(TabLedger.money(draft.cents))", value: $draft.cents, in: 100...50000, step: 100)
        Picker("Payer", selection: $draft.payer) {
          ForEach(people, id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      }
      .navigationTitle("Entry")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(draft)
            dismiss()
          }
          .disabled(draft.title.isEmpty)
        }
      }
    }
  }
}
