import SwiftUI

struct TabSplitView: View {
  let ledger: TabLedger
  @State private var edited: TabEntry?
  @State private var picked: Set<TabEntry.ID> = []
  @State private var editMode = EditMode.inactive

  var body: some View {
    NavigationStack {
      List(selection: $picked) {
        Section("Who gets what") {
          ForEach(ledger.people, id: \.self) { person in
            LabeledContent(person, value: TabLedger.money(ledger.balance(of: person)))
              .selectionDisabled()
          }
        }
        Section {
          let sums = ledger.runningTotals
          let largest = ledger.entries.map(\.cents).max()
          ForEach(Array(ledger.entries.enumerated()), id: \.element.id) { index, entry in
            TabEntryRow(
              entry: entry, startsDay: ledger.startsDay(index), sum: sums[entry.id] ?? 0, isLargest: entry.cents == largest
            )
            .swipeActions(edge: .leading) {
              Button("Edit") { edited = entry }
            }
            .swipeActions(edge: .trailing) {
              Button("Delete", role: .destructive) { ledger.remove([entry.id]) }
            }
          }
          .onMove { ledger.move(from: $0, to: $1) }
        } header: {
          Text("Trip")
        } footer: {
          Text("Total \(TabLedger.money(ledger.total))")
        }
      }
      .environment(\.editMode, $editMode)
      .navigationTitle("Tab")
      .toolbar {
        Button(editMode.isEditing ? "Done" : "Select") {
          editMode = editMode.isEditing ? .inactive : .active
          picked = []
        }
        if editMode.isEditing {
          Button("Remove \(picked.count)", role: .destructive) {
            ledger.remove(picked)
            picked = []
          }
          .disabled(picked.isEmpty)
        } else {
          Button("Add") { ledger.add() }
        }
        Button("Undo") {
          ledger.undo()
          picked.formIntersection(ledger.entries.map(\.id))
        }
        .disabled(!ledger.canUndo)
      }
      .sheet(item: $edited) { entry in
        TabEntrySheet(entry: entry, people: ledger.people) { ledger.save($0) }
      }
    }
  }
}
