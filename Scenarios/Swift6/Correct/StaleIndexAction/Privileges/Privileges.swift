import Observation
import SwiftUI

struct Privilege: Identifiable, Equatable {
  let id: String
  let name: String
  var isGranted = false
}

struct PrivilegeGroup: Identifiable, Equatable {
  let id: String
  var privileges: [Privilege]

  var grantedCount: Int { privileges.filter(\.isGranted).count }

  /// A group has no state of its own.
  var summary: String {
    switch grantedCount {
    case 0: "nothing"
    case privileges.count: "everything"
    default: "\(grantedCount) of \(privileges.count)"
    }
  }
}

@MainActor @Observable final class PrivilegeEditor {
  private(set) var groups = ["Ledger", "Payroll", "Archive", "Warehouse", "Fleet", "Canteen", "Website"].map { group in
    let privileges = ["View", "Add to", "Change", "Export"].map { verb in
      Privilege(id: "\(group).\(verb)", name: "\(verb) \(group.lowercased())")
    }
    return PrivilegeGroup(id: group, privileges: privileges)
  }

  /// Grants all of a group, or takes all away if all were granted.
  func toggle(_ group: PrivilegeGroup) {
    guard let index = groups.firstIndex(where: { $0.id == group.id }) else { return }
    let grants = groups[index].grantedCount < groups[index].privileges.count
    for member in groups[index].privileges.indices { groups[index].privileges[member].isGranted = grants }
  }

  /// Whoever may do anything in a group may view it; whoever may not view it may do nothing.
  func toggle(_ privilege: Privilege, in group: PrivilegeGroup) {
    guard let index = groups.firstIndex(where: { $0.id == group.id }),
      let member = groups[index].privileges.firstIndex(where: { $0.id == privilege.id })
    else { return }
    groups[index].privileges[member].isGranted.toggle()
    let isGranted = groups[index].privileges[member].isGranted
    if isGranted {
      groups[index].privileges[0].isGranted = true
    } else if member == 0 {
      for other in groups[index].privileges.indices { groups[index].privileges[other].isGranted = false }
    }
  }
}

struct PrivilegeRow: View {
  let title: String
  let state: String
  let isGroup: Bool
  let toggle: () -> Void

  var body: some View {
    Button {
      toggle()
    } label: {
      HStack {
        Text(title).bold(isGroup)
        Spacer()
        Text(state).foregroundStyle(.secondary)
      }
      .padding(.leading, isGroup ? 0 : 20)
    }
    .buttonStyle(.plain)
  }
}

/// What a colleague may do. A tap on a group is a tap on all of its rows, and some privileges bring others with them.
struct PrivilegesView: View {
  let editor: PrivilegeEditor

  var body: some View {
    List {
      ForEach(editor.groups) { group in
        PrivilegeRow(title: group.id, state: group.summary, isGroup: true) { editor.toggle(group) }
        ForEach(group.privileges) { privilege in
          PrivilegeRow(title: privilege.name, state: privilege.isGranted ? "granted" : "withheld", isGroup: false) {
            editor.toggle(privilege, in: group)
          }
        }
      }
    }
    .listStyle(.plain)
  }
}
