import SwiftUI

private struct PinnedNote: Identifiable, Equatable {
  let id: Int
  var title: String
  var text: String
  var isPinned = false
}

@MainActor private final class NoteDrawer: ObservableObject {
  @Published fileprivate var notes: [PinnedNote]
  private var lastID: Int

  fileprivate init() {
    let titles = [
      "Allotment", "Bike tyres", "Choir dates", "Dentist", "Electricity", "Freezer list", "Gift ideas", "Holiday", "Insurance",
      "Jam recipe",
      "Keys", "Library", "Meter reading", "Neighbours", "Opening hours", "Passwords", "Quotes", "Radio plays",
    ]
    notes = titles.enumerated().map {
      PinnedNote(id: $0.offset + 1, title: $0.element, text: "About \($0.element.lowercased()).")
    }
    lastID = titles.count
  }

  /// Pinned notes stand on top.
  fileprivate func togglePin(_ id: PinnedNote.ID) {
    guard let place = notes.firstIndex(where: { $0.id == id }) else { return }
    var note = notes.remove(at: place)
    note.isPinned.toggle()
    notes.insert(note, at: note.isPinned ? 0 : notes.firstIndex { !$0.isPinned } ?? notes.count)
  }

  fileprivate func add() {
    lastID += 1
    notes.append(PinnedNote(id: lastID, title: "Note \(lastID)", text: ""))
  }
}

private struct NoteSlot: Identifiable {
  let id: Int
}

private struct NoteEditor: View {
  @Environment(\.dismiss) private var dismiss
  @ObservedObject var drawer: NoteDrawer
  @State private var draft: PinnedNote
  private let place: Int

  init(drawer: NoteDrawer, place: Int) {
    self.drawer = drawer
    self.place = place
    _draft = State(initialValue: drawer.notes[place])
  }

  private func save() {
    drawer.notes[place] = draft
    dismiss()
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.title)
          TextField("Text", text: $draft.text)
        }
        Section {
          Button(draft.isPinned ? "Take the pin off" : "Pin to the top") {
            drawer.togglePin(draft.id)
            draft.isPinned.toggle()
          }
        }
      }
      .navigationTitle("Note")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
      }
    }
  }
}

struct NotePinsView: View {
  @StateObject private var drawer = NoteDrawer()
  @State private var edited: NoteSlot?

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(drawer.notes.enumerated()), id: \.element.id) { place, note in
          Button {
            edited = NoteSlot(id: place)
          } label: {
            VStack(alignment: .leading) {
              HStack {
                Text(note.title)
                if note.isPinned { Image(systemName: "pin.fill") }
              }
              Text(note.text).font(.caption)
            }
          }
          .swipeActions(edge: .leading) { Button(note.isPinned ? "Unpin" : "Pin") { drawer.togglePin(note.id) } }
        }
        .onDelete { drawer.notes.remove(atOffsets: $0) }
      }
      .navigationTitle("Notes")
      .toolbar { Button("New note") { drawer.add() } }
      .sheet(item: $edited) { slot in NoteEditor(drawer: drawer, place: slot.id) }
    }
  }
}
