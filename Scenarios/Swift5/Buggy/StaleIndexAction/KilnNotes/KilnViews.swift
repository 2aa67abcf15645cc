import SwiftUI

struct KilnRow: View {
  @Binding var firing: KilnFiring

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(firing.pot).font(.headline)
        Spacer()
        Button {
          firing.isFavorite.toggle()
        } label: {
          Image(systemName: firing.isFavorite ? "star.fill" : "star")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(firing.isFavorite ? "Favorite" : "Make favorite")
      }
      Stepper("Cone \(firing.cone)", value: $firing.cone, in: 1...14)
      Text(firing.note.isEmpty ? "No note" : firing.note)
        .foregroundStyle(.secondary)
    }
  }
}

struct KilnNoteSheet: View {
  let session: KilnNoteEditor.Session
  @State private var text: String
  @Environment(\.dismiss) private var dismiss

  init(session: KilnNoteEditor.Session) {
    self.session = session
    _text = State(initialValue: session.text)
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Note", text: $text)
      }
      .navigationTitle(session.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            session.commit(text)
            dismiss()
          }
        }
      }
    }
  }
}
