import Observation
import SwiftUI

/// Keeps what was typed when the sheet is pulled down by accident: the next time it is still there.
@MainActor @Observable final class ApiaryEditing {
  private var drafts: [ApiaryHive.ID: ApiaryDraft] = [:]

  func draft(for hive: ApiaryHive) -> ApiaryDraft { drafts[hive.id] ?? ApiaryDraft(hive) }

  func keep(_ draft: ApiaryDraft, for hive: ApiaryHive) { drafts[hive.id] = draft }

  func drop(_ hive: ApiaryHive) { drafts[hive.id] = nil }
}

struct ApiarySheet: View {
  let hive: ApiaryHive
  let store: ApiaryStore
  let editing: ApiaryEditing
  @Environment(\.dismiss) private var dismiss

  private var draft: Binding<ApiaryDraft> {
    Binding(get: { editing.draft(for: hive) }, set: { editing.keep($0, for: hive) })
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name of the hive", text: draft.name)
        Stepper("Queen of \(String(draft.wrappedValue.queenYear))", value: draft.queenYear, in: 2018...2026)
        Section("Mood") {
          ForEach(["calm", "busy", "cross"], id: \.self) { mood in
            Button {
              draft.wrappedValue.mood = mood
            } label: {
              HStack {
                Text(mood.capitalized)
                Spacer()
                if draft.wrappedValue.mood == mood { Image(systemName: "checkmark") }
              }
            }
          }
        }
      }
      .navigationTitle("Hive \(hive.id)")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            editing.drop(hive)
            dismiss()
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.change(hive.id, to: draft.wrappedValue)
            editing.drop(hive)
            dismiss()
          }
        }
      }
    }
  }
}
