import SwiftUI

struct PinnableNote: Identifiable {
  let id: Int
  var title: String
  var isPinned = false
}

@MainActor final class PinnedNotesModel: ObservableObject {
  @Published var notes = (1...18).map { PinnableNote(id: $0, title: $0 % 3 == 0 ? "Bill \($0)" : "Note \($0)") }
  @Published var onlyBills = false
  @Published var selected: PinnableNote.ID?

  var shown: [PinnableNote] { notes.filter { !onlyBills || $0.title.hasPrefix("Bill") } }
  var pinned: [PinnableNote] { shown.filter(\.isPinned) }
  var others: [PinnableNote] { shown.filter { !$0.isPinned } }

  func togglePin(_ id: Int) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].isPinned.toggle()
  }

  func delete(_ id: Int) { notes.removeAll { $0.id == id } }

  func add() {
    let id = (notes.map(\.id).max() ?? 0) + 1
    notes.insert(PinnableNote(id: id, title: "Note \(id)"), at: 0)
  }
}

struct PinnedNotesView: View {
  @ObservedObject var model: PinnedNotesModel

  var body: some View {
    List {
      Section {
        Toggle("Only bills", isOn: $model.onlyBills)
      }
      if !model.pinned.isEmpty {
        Section("Pinned") { rows(of: model.pinned) }
      }
      Section("\(model.others.count) notes") { rows(of: model.others) }
    }
  }

  private func rows(of notes: [PinnableNote]) -> some View {
    ForEach(Array(notes.enumerated()), id: \.element.id) { index, note in
      Button {
        model.selected = note.id
      } label: {
        HStack {
          Text("\(index + 1).")
          Text(note.title)
          Spacer()
          if model.selected == note.id { Image(systemName: "checkmark") }
        }
      }
      .swipeActions(edge: .leading) {
        Button(note.isPinned ? "Unpin" : "Pin") { model.togglePin(note.id) }
      }
      .swipeActions(edge: .trailing) {
        Button("Delete", role: .destructive) { model.delete(note.id) }
      }
    }
  }
}
