import SwiftUI

struct Recollection: Identifiable {
  let id: Int
  var text: String
}

final class RecollectionStore: ObservableObject {
  @Published var recollections: [Recollection] = (1...25).map { Recollection(id: $0, text: "Summer \($0)") }
  private var nextID = 26
  private var edits = 0

  func remember() {
    recollections.insert(Recollection(id: nextID, text: "Summer \(nextID)"), at: 0)
    nextID += 1
  }

  func syncSecond() {
    guard recollections.count > 1 else { return }
    edits += 1
    recollections[1].text += " (edit \(edits))"
  }

  func save(_ text: String, for id: Int) {
    guard let index = recollections.firstIndex(where: { $0.id == id }) else { return }
    recollections[index].text = text
  }
}

struct RecollectionDraft {
  let original: String
  var text: String
}

struct RecollectionRow: View {
  let recollection: Recollection
  @Binding var draft: RecollectionDraft?
  let onSave: (String) -> Void

  private var text: Binding<String> {
    Binding(get: { draft?.text ?? "" }, set: { draft?.text = $0 })
  }

  var body: some View {
    if let draft {
      VStack(alignment: .leading, spacing: 8) {
        TextField("Text", text: text)
          .textFieldStyle(.roundedBorder)
        if draft.original != recollection.text {
          Text("Changed elsewhere to: \(recollection.text)")
            .font(.caption)
            .foregroundStyle(.orange)
        }
        HStack {
          Button("Cancel") { self.draft = nil }
          Spacer()
          Button("Save") {
            onSave(draft.text)
            self.draft = nil
          }
        }
        .buttonStyle(.borderless)
      }
    } else {
      HStack {
        Text(recollection.text)
        Spacer()
        Button("Edit") { draft = RecollectionDraft(original: recollection.text, text: recollection.text) }
          .buttonStyle(.borderless)
      }
    }
  }
}

struct RecollectionsView: View {
  @ObservedObject var store: RecollectionStore
  @State private var drafts: [Int: RecollectionDraft] = [:]

  var body: some View {
    NavigationStack {
      List(store.recollections) { recollection in
        RecollectionRow(recollection: recollection, draft: $drafts[recollection.id]) {
          store.save($0, for: recollection.id)
        }
      }
      .navigationTitle("Recollections")
    }
  }
}
