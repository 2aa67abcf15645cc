import SwiftUI

struct Recording: Identifiable {
  let id: Int
  var title: String
}

@MainActor
final class RecordingStore: ObservableObject {
  @Published var recordings = (1...40).map { Recording(id: $0, title: "Recording \($0)") }
  @Published var opened: Set<Int> = []

  func record() {
    let id = (recordings.map(\.id).max() ?? 0) + 1
    recordings.insert(Recording(id: id, title: "Recording \(id)"), at: 0)
  }
}

struct RecordingRow: View {
  let recording: Recording
  @Binding var isOpen: Bool
  @State private var speed = 1

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(recording.title)
        Spacer()
        Button(isOpen ? "Less" : "More") { withAnimation { isOpen.toggle() } }
          .buttonStyle(.borderless)
      }
      if isOpen {
        Button("Speed \(speed)×") { speed = speed % 3 + 1 }
          .buttonStyle(.borderless)
      }
    }
  }
}

/// What must survive scrolling is the store's, by id; how fast a recording plays may be forgotten with the row.
struct RecordingsView: View {
  @ObservedObject var store: RecordingStore

  var body: some View {
    List {
      ForEach(store.recordings) { recording in
        RecordingRow(
          recording: recording,
          isOpen: Binding {
            store.opened.contains(recording.id)
          } set: { isOpen in
            if isOpen { store.opened.insert(recording.id) } else { store.opened.remove(recording.id) }
          })
      }
      .onDelete { offsets in store.recordings.remove(atOffsets: offsets) }
      .onMove { from, to in store.recordings.move(fromOffsets: from, toOffset: to) }
    }
  }
}
