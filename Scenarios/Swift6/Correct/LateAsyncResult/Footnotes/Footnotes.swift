import Observation
import SwiftUI

struct FootnotePassage: Identifiable, Equatable {
  let id: Int
  var note = ""

  var title: String { "Passage \(id)" }
}

@MainActor @Observable final class FootnoteEditor {
  private(set) var passages = (1...30).map { FootnotePassage(id: $0) }
  private(set) var selectedID = 1
  private(set) var draft = ""
  private var pendingSave: Task<Void, Never>?

  /// Takes what was typed, and saves it when the typing has paused.
  func type(_ text: String) {
    guard text != draft else { return }
    draft = text
    pendingSave?.cancel()
    pendingSave = Task {
      try? await Task.sleep(for: .seconds(1))
      guard !Task.isCancelled else { return }
      save(text)
    }
  }

  func select(_ id: FootnotePassage.ID) {
    guard id != selectedID else { return }
    pendingSave?.cancel()
    save(draft)
    selectedID = id
    draft = passages.first { $0.id == id }?.note ?? ""
  }

  private func save(_ text: String) {
    guard let index = passages.firstIndex(where: { $0.id == selectedID }) else { return }
    passages[index].note = text
  }
}

struct FootnotePanel: View {
  let editor: FootnoteEditor

  var body: some View {
    VStack(alignment: .leading) {
      Text("Footnote to passage \(editor.selectedID)").font(.headline)
      TextField(
        "Write a footnote",
        text: Binding {
          editor.draft
        } set: { text in
          editor.type(text)
        }
      )
      .textFieldStyle(.roundedBorder)
    }
    .padding()
  }
}

/// Passages of an edited text, and a field for the footnote to the chosen one. Nobody has to press a button to save.
struct FootnotesView: View {
  let editor: FootnoteEditor

  var body: some View {
    VStack(spacing: 0) {
      FootnotePanel(editor: editor)
      List(editor.passages) { passage in
        Button {
          editor.select(passage.id)
        } label: {
          VStack(alignment: .leading) {
            Text(passage.title)
            Text(passage.note.isEmpty ? "no footnote" : passage.note).font(.caption).foregroundStyle(.secondary)
          }
        }
        .buttonStyle(.plain)
      }
      .listStyle(.plain)
    }
  }
}
