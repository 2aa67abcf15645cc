import Observation
import SwiftUI

struct Rehearsal: Identifiable {
  let id: Int
  let piece: String
  let hall: String
  var isAttending = false
}

@MainActor @Observable final class RehearsalCalendar {
  private(set) var rehearsals = (1...36).map { number in
    Rehearsal(id: number, piece: "Rehearsal \(number)", hall: number % 2 == 0 ? "Small hall" : "Great hall")
  }

  func toggle(_ id: Int) {
    guard let index = rehearsals.firstIndex(where: { $0.id == id }) else { return }
    rehearsals[index].isAttending.toggle()
  }
}

private struct RehearsalRow: View {
  let rehearsal: Rehearsal
  let toggle: () -> Void

  private var spoken: String { rehearsal.isAttending ? "Attending" : "Not attending" }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(rehearsal.piece).font(.headline)
        Text(rehearsal.hall).font(.caption)
      }
      Spacer()
      Button {
        toggle()
      } label: {
        Image(systemName: rehearsal.isAttending ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(spoken)
    }
  }
}

/// The rehearsals of a choir. The circle at the end of each says whether the singer comes, to the eye and to VoiceOver.
struct RehearsalCalendarView: View {
  let calendar: RehearsalCalendar

  var body: some View {
    List(calendar.rehearsals) { rehearsal in
      RehearsalRow(rehearsal: rehearsal) { calendar.toggle(rehearsal.id) }
    }
    .listStyle(.plain)
  }
}
