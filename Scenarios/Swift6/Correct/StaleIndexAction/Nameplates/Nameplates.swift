import Observation
import SwiftUI

struct Nameplate: Identifiable, Equatable {
  let id: Int
  var text: String
}

@MainActor @Observable final class NameplateOrder {
  private(set) var plates = (1...30).map { Nameplate(id: $0, text: "Door \($0)") }

  func engrave(_ text: String, on id: Nameplate.ID) {
    guard let index = plates.firstIndex(where: { $0.id == id }) else { return }
    plates[index].text = text
  }
}

struct NameplateRow: View {
  let plate: Nameplate
  let edit: () -> Void

  var body: some View {
    HStack {
      Text(plate.text)
      Spacer()
      Button("Change") { edit() }.buttonStyle(.borderless)
    }
  }
}

/// An order of nameplates for the doors of an office. Each text can be changed before they are engraved.
struct NameplatesView: View {
  let order: NameplateOrder
  @State private var edited: Nameplate?
  @State private var draft = ""
  @State private var isEditing = false

  var body: some View {
    List(order.plates) { plate in
      NameplateRow(plate: plate) { edit(plate) }
    }
    .listStyle(.plain)
    .alert("Text of the nameplate", isPresented: $isEditing, presenting: edited) { plate in
      TextField(plate.text, text: $draft)
      Button("Cancel", role: .cancel) {}
      Button("Save") { save(plate) }
    } message: { plate in
      Text("It says “\(plate.text)” now.")
    }
  }

  private func edit(_ plate: Nameplate) {
    edited = plate
    draft = ""
    isEditing = true
  }

  private func save(_ plate: Nameplate) {
    let text = draft.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty { order.engrave(text, on: plate.id) }
    draft = ""
  }
}
