import SwiftUI

struct HeadingRow: View {
  let heading: Heading

  var body: some View {
    HStack {
      Image(systemName: heading.isDone ? "checkmark.circle.fill" : "circle")
        .accessibilityLabel(heading.isDone ? "Written" : "Open")
      Text(heading.text)
        .strikethrough(heading.isDone)
        .font(heading.level == 0 ? .headline : .body)
    }
    .padding(.leading, CGFloat(heading.level) * 20)
  }
}

struct HeadingsView: View {
  @State private var manuscript = HeadingManuscript()
  @State private var newHeading = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(manuscript.headings) { heading in
            HeadingRow(heading: heading)
              .swipeActions(edge: .leading) {
                Button(heading.isDone ? "Open" : "Written") { manuscript.update(heading.id) { $0.isDone.toggle() } }
              }
              .swipeActions {
                Button("Delete", role: .destructive) { manuscript.delete(heading.id) }
              }
              .contextMenu {
                Button("Indent") { manuscript.update(heading.id) { $0.level = min(3, $0.level + 1) } }
                Button("Outdent") { manuscript.update(heading.id) { $0.level = max(0, $0.level - 1) } }
              }
          }
          .onMove { manuscript.move(from: $0, to: $1) }
        } footer: {
          Text("\(manuscript.done) of \(manuscript.headings.count) written")
        }
        Section {
          TextField("New heading", text: $newHeading)
          Button("Add heading") {
            manuscript.add(newHeading)
            newHeading = ""
          }
          .disabled(newHeading.isEmpty)
        }
      }
      .navigationTitle("Manuscript")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Undo") { manuscript.undo() }
            .disabled(!manuscript.canUndo)
        }
      }
    }
  }
}
