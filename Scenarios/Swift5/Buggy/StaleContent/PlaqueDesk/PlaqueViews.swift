import SwiftUI

struct PlaqueRow: View {
  let plaque: Plaque
  let edit: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(plaque.title)
        Text(plaque.text).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if plaque.isPrinted { Image(systemName: "printer.fill").accessibilityLabel("Printed") }
      Button(action: edit) {
        Image(systemName: "pencil")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Edit")
    }
  }
}

struct PlaqueSheet: View {
  @State private var plaque: Plaque
  let save: (Plaque) -> Void
  @Environment(\.dismiss) private var dismiss

  init(plaque: Plaque, save: @escaping (Plaque) -> Void) {
    _plaque = State(initialValue: plaque)
    self.save = save
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $plaque.title)
        TextField("Text", text: $plaque.text)
      }
      .navigationTitle("Plaque")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(plaque)
            dismiss()
          }
        }
      }
    }
  }
}
