import Observation
import SwiftUI

struct TimetableLine: Identifiable {
  let id: Int
  let name: String
  var minutes: Int

  var time: String { "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)" }
}

@MainActor @Observable final class TimetableDraft {
  private(set) var lines = (1...32).map { TimetableLine(id: $0, name: "Bus \($0)", minutes: 360 + $0 * 20) }
  private var saved: [TimetableLine]?

  var isEditing: Bool { saved != nil }

  func edit() { saved = lines }

  func keep() { saved = nil }

  /// Everything is again as it was when the editing began: that is what the button says.
  func discard() {
    guard let saved else { return }
    lines = saved
    self.saved = nil
  }

  func delay(_ id: Int) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].minutes += 10
  }

  func cancel(_ id: Int) { lines.removeAll { $0.id == id } }
}

private struct TimetableRow: View {
  let line: TimetableLine
  let draft: TimetableDraft

  var body: some View {
    HStack {
      Text(line.name)
      Text(line.time).monospacedDigit()
      Spacer()
      if draft.isEditing {
        Button("Later") { draft.delay(line.id) }.buttonStyle(.borderless)
        Button("Cancel") { draft.cancel(line.id) }.buttonStyle(.borderless)
      }
    }
  }
}

/// The timetable of a bus stop, changed as a draft that is kept or discarded as a whole.
struct TimetableDraftView: View {
  let draft: TimetableDraft

  var body: some View {
    NavigationStack {
      List(draft.lines) { TimetableRow(line: $0, draft: draft) }
        .listStyle(.plain)
        .navigationTitle("Timetable")
        .toolbar {
          if draft.isEditing {
            Button("Keep") { draft.keep() }
            Button("Discard") { draft.discard() }
          } else {
            Button("Change") { draft.edit() }
          }
        }
    }
  }
}
