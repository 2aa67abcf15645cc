import SwiftUI

struct KilnNotesView: View {
  @Bindable var log: KilnLog
  @State private var editor = KilnNoteEditor()

  var body: some View {
    NavigationStack {
      List {
        Section("\(log.firings.count) pots in the kiln") {
          ForEach($log.firings) { $firing in
            KilnRow(firing: $firing)
              .swipeActions(edge: .leading) {
                Button("Note") {
                  let id = firing.id
                  editor.begin(firing.pot, text: firing.note) { log.note($0, for: id) }
                }
                .tint(.orange)
              }
              .swipeActions(edge: .trailing) {
                Button("Unload", role: .destructive) { log.remove(firing.id) }
              }
          }
        }
      }
      .navigationTitle("Kiln")
      .toolbar {
        Button("Sync", systemImage: "arrow.triangle.2.circlepath") { log.loadFromOthers() }
      }
      .sheet(item: $editor.session) { KilnNoteSheet(session: $0) }
    }
  }
}
