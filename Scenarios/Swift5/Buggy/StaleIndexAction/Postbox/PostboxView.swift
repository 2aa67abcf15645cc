import SwiftUI

struct LetterRow: View {
  let letter: PostboxLetter

  var body: some View {
    HStack {
      Circle()
        .fill(letter.isRead ? .clear : .blue)
        .frame(width: 8, height: 8)
      VStack(alignment: .leading) {
        Text(letter.sender)
          .font(letter.isRead ? .body : .headline)
        Text(letter.subject)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct PostboxView: View {
  @State private var room = Postbox()
  @State private var selection: Set<PostboxLetter.ID> = []
  @State private var editMode = EditMode.inactive

  private var isEditing: Bool { editMode.isEditing }

  /// Those that the buttons below are for.
  private var chosen: Set<PostboxLetter.ID> { selection }

  private var all: Set<PostboxLetter.ID> { Set(room.letters.map(\.id)) }

  private var isAllChosen: Bool { !all.isEmpty && chosen == all }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section {
          ForEach(room.shown) { letter in
            LetterRow(letter: letter)
              .swipeActions(edge: .leading) {
                Button(letter.isRead ? "Unread" : "Read") { room.toggleRead(letter.id) }
              }
          }
        } footer: {
          Text("\(room.unread) unread of \(room.letters.count)")
        }
        if !room.deleted.isEmpty {
          Button("Undo deletion of \(room.deleted.count)") { room.undoDeletion() }
            .selectionDisabled()
        }
      }
      .environment(\.editMode, $editMode)
      .navigationTitle("Mail")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button(room.unreadOnly ? "All mail" : "Unread only") {
            room.unreadOnly.toggle()
            selection = []
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button(isEditing ? "Done" : "Edit") {
            editMode = isEditing ? .inactive : .active
            selection = []
          }
        }
        if isEditing {
          ToolbarItemGroup(placement: .bottomBar) {
            Button(isAllChosen ? "Select none" : "Select all") { selection = isAllChosen ? [] : all }
              .disabled(all.isEmpty)
            Spacer()
            Button("Delete") {
              room.delete(chosen)
              selection = []
            }
            .disabled(chosen.isEmpty)
          }
        }
      }
    }
  }
}
