import SwiftUI

struct EditedDraft: Identifiable {
  let id: Int
  var text: String
}

@MainActor final class DraftEditorModel: ObservableObject {
  @Published var drafts = ["Letter to Mia", "Speech", "Invoice cover", "Bedtime story", "Toast"].enumerated()
    .map { EditedDraft(id: $0.offset, text: $0.element) }
  /// What is edited, and where the result goes.
  @Published var editing: DraftBeingEdited?

  func beginEditing(_ text: String, onSave: @escaping @MainActor (String) -> Void) {
    editing = DraftBeingEdited(text: text, onSave: onSave)
  }

  func set(_ text: String, of id: EditedDraft.ID) {
    guard let index = drafts.firstIndex(where: { $0.id == id }) else { return }
    drafts[index].text = text
  }

  /// The first draft was sent from another device.
  func firstIsSent() {
    guard !drafts.isEmpty else { return }
    drafts.removeFirst()
  }
}

struct DraftBeingEdited: Identifiable {
  let id = UUID()
  let text: String
  let onSave: @MainActor (String) -> Void
}

struct DraftEditorSheet: View {
  let edited: DraftBeingEdited
  @State private var text: String
  @Environment(\.dismiss) private var dismiss

  init(edited: DraftBeingEdited) {
    self.edited = edited
    _text = State(initialValue: edited.text)
  }

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Button("Save") {
        edited.onSave(text + " (2)")
        dismiss()
      }
    }
    .padding()
  }
}

struct DraftEditorView: View {
  @ObservedObject var model: DraftEditorModel

  var body: some View {
    List {
      ForEach(model.drafts) { draft in
        Button(draft.text) {
          model.beginEditing(draft.text) { model.set($0, of: draft.id) }
        }
      }
    }
    .sheet(item: $model.editing) { DraftEditorSheet(edited: $0) }
  }
}
