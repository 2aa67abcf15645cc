import SwiftUI

/// Somebody who can take a shift.
struct RosterMember: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct RosterShift: Identifiable {
  let id: Int
  let title: String
  /// Who takes it: the member's id. Nil while nobody does.
  var member: Int?
}

struct RosterDay: Identifiable {
  let id: Int
  let name: String
  var shifts: [RosterShift]
}

@MainActor @Observable final class RosterStore {
  /// Always in alphabetical order, as the menus list them.
  private(set) var crew: [RosterMember]
  private(set) var days: [RosterDay]
  @ObservationIgnored private var newcomers = ["Anna", "Bruno", "Cecil", "Daria"]

  init() {
    crew = ["Berta", "Carla", "Dietmar", "Emil", "Frida"].enumerated().map { RosterMember(id: $0, name: $1) }
    days = ["Monday", "Tuesday", "Wednesday", "Thursday"].enumerated().map { number, name in
      RosterDay(
        id: number, name: name,
        shifts: (1...7).map {
          RosterShift(id: number * 10 + $0, title: "\(name) \($0)", member: $0 == 7 ? nil : ($0 + number) % 5)
        })
    }
  }

  func name(for shift: RosterShift) -> String {
    guard let member = shift.member else { return "Open" }
    return crew.first { $0.id == member }?.name ?? "Open"
  }

  func assign(_ member: RosterMember?, to shift: RosterShift) {
    guard let day = days.firstIndex(where: { $0.shifts.contains { $0.id == shift.id } }),
      let row = days[day].shifts.firstIndex(where: { $0.id == shift.id })
    else { return }
    days[day].shifts[row].member = member?.id
  }

  /// Somebody new joins the crew. After four of them the team is complete.
  func welcome() {
    guard !newcomers.isEmpty else { return }
    crew.append(RosterMember(id: crew.count, name: newcomers.removeFirst()))
    crew.sort { $0.name < $1.name }
  }
}

/// One shift and the menu that says who takes it.
struct RosterShiftRow: View {
  let store: RosterStore
  let shift: RosterShift

  var body: some View {
    HStack {
      Text(shift.title)
      Spacer()
      Menu(store.name(for: shift)) {
        ForEach(store.crew) { member in
          Button(member.name) { store.assign(member, to: shift) }
        }
        Button("Nobody") { store.assign(nil, to: shift) }
      }
    }
    .swipeActions(edge: .trailing) {
      Button("Clear") { store.assign(nil, to: shift) }
        .tint(.orange)
    }
  }
}

struct RostersView: View {
  let store: RosterStore

  var body: some View {
    NavigationStack {
      Form {
        ForEach(store.days) { day in
          Section(day.name) {
            ForEach(day.shifts) { shift in
              RosterShiftRow(store: store, shift: shift)
            }
          }
        }
      }
      .navigationTitle("Roster")
    }
  }
}
