import Observation
import SwiftUI

struct Seminar: Identifiable, Equatable {
  let id: Int
  var isJoined = false
  var isPending = false

  var title: String { "Seminar \(id)" }
}

/// The office that has the last word: every fifth seminar is full.
struct SeminarOffice: Sendable {
  struct IsFull: Error {}

  func setJoined(_ joins: Bool, _ id: Int) async throws {
    try await Task.sleep(for: .seconds(1))
    if joins, id % 5 == 0 { throw IsFull() }
  }
}

@MainActor @Observable final class SeminarPlan {
  private(set) var seminars = (1...30).map { Seminar(id: $0) }
  private(set) var notice = "Choose your seminars"
  private let office = SeminarOffice()

  /// Shows the new state at once, and takes it back if the office refuses.
  func toggle(_ id: Seminar.ID) {
    guard let seminar = seminars.first(where: { $0.id == id }), !seminar.isPending else { return }
    update(id) {
      $0.isJoined.toggle()
      $0.isPending = true
    }
    Task {
      do {
        try await office.setJoined(!seminar.isJoined, id)
        update(id) { $0.isPending = false }
      } catch {
        update(id) { $0 = seminar }
        notice = "\(seminar.title) is full"
      }
    }
  }

  private func update(_ id: Seminar.ID, _ change: (inout Seminar) -> Void) {
    guard let index = seminars.firstIndex(where: { $0.id == id }) else { return }
    change(&seminars[index])
  }
}

struct SeminarRow: View {
  let seminar: Seminar
  let toggle: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(seminar.title)
        Text(seminar.isJoined ? "You take part" : "Room \(200 + seminar.id)").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button(seminar.isJoined ? "Leave" : "Join") { toggle() }
        .buttonStyle(.borderless)
        .disabled(seminar.isPending)
    }
  }
}

/// A student's choice of seminars. A choice is shown before the office has answered.
struct SeminarsView: View {
  let plan: SeminarPlan

  var body: some View {
    List {
      Section(plan.notice) {
        ForEach(plan.seminars) { seminar in
          SeminarRow(seminar: seminar) { plan.toggle(seminar.id) }
        }
      }
    }
    .listStyle(.plain)
  }
}
