import SwiftUI

/// Edits a copy of a berth. Nothing changes before "Save".
struct MooringForm: View {
  let store: MooringStore
  private let original: MooringBerth
  @State private var form: MooringBerth
  @Environment(\.dismiss) private var dismiss

  init(store: MooringStore, berth: MooringBerth) {
    self.store = store
    original = berth
    _form = State(initialValue: berth)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Boat") {
          TextField("Name of the boat", text: $form.boat)
          TextField("Skipper", text: $form.skipper)
        }
        Section("Stay") {
          Stepper("\(form.nights) nights", value: $form.nights, in: 1...30)
          Toggle("Power", isOn: $form.hasPower)
          LabeledContent("Price", value: "€ \(form.price)")
        }
      }
      .navigationTitle("Berth \(form.id)")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.save(form, openedAs: original)
            dismiss()
          }
          .disabled(form.boat.isEmpty || form.skipper.isEmpty)
        }
      }
    }
  }
}
