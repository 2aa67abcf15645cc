import SwiftUI

struct NotebookView: View {
  @StateObject private var notebook = Notebook()

  private var title: Binding<String> {
    let id = notebook.selectedID
    return Binding {
      notebook.title(of: id)
    } set: {
      notebook.rename(id, to: $0)
    }
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Selected note") {
          TitleField(placeholder: "Title of the note", text: title)
            .frame(height: 36)
        }
        Section("\(notebook.notes.count) notes") {
          ForEach(notebook.notes) { note in
            Button {
              notebook.selectedID = note.id
            } label: {
              HStack {
                Image(systemName: note.id == notebook.selectedID ? "largecircle.fill.circle" : "circle")
                Text(note.title.isEmpty ? "Untitled" : note.title)
                Spacer()
                if note.isStarred { Image(systemName: "star.fill").accessibilityLabel("Starred") }
              }
            }
            .swipeActions(edge: .leading) {
              Button(note.isStarred ? "Unstar" : "Star") { notebook.toggleStar(note.id) }
            }
            .swipeActions(edge: .trailing) {
              if notebook.notes.count > 1 {
                Button("Delete", role: .destructive) { notebook.delete(note.id) }
              }
            }
          }
        }
      }
      .navigationTitle("Notebook")
      .toolbar { Button("New note") { notebook.add() } }
    }
  }
}
