import SwiftUI

private struct CrewContact: Identifiable, Hashable {
  let id: Int
  var name: String
  var role: String
  var phone: String
}

@MainActor @Observable private final class CrewRoster {
  fileprivate private(set) var crew: [CrewContact]
  private var nextID = 50

  fileprivate init() {
    let people = [
      ("Agnes", "Skipper"), ("Bruno", "Cook"), ("Cilly", "Mate"), ("Detlef", "Engineer"), ("Emmy", "Doctor"),
      ("Fiete", "Deckhand"),
      ("Greta", "Navigator"), ("Hinnerk", "Deckhand"), ("Inga", "Radio"), ("Jan", "Deckhand"), ("Käthe", "Sailmaker"),
      ("Lasse", "Cook"),
      ("Merle", "Deckhand"), ("Nis", "Boatswain"), ("Oke", "Diver"), ("Peer", "Deckhand"), ("Ragna", "Mate"),
    ]
    crew = people.enumerated().map {
      CrewContact(id: $0.offset + 1, name: $0.element.0, role: $0.element.1, phone: "040 \(310 + $0.offset)")
    }
  }

  fileprivate func save(_ member: CrewContact) {
    if let place = crew.firstIndex(where: { $0.id == member.id }) { crew[place] = member } else { crew.append(member) }
  }

  fileprivate func blank() -> CrewContact {
    nextID += 1
    return CrewContact(id: nextID, name: "", role: "Deckhand", phone: "")
  }

  fileprivate func signOff(_ member: CrewContact) { crew.removeAll { $0.id == member.id } }
}

private struct CrewEditor: View {
  @Binding var name: String
  @Binding var role: String
  @Binding var phone: String
  let save: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextField("Role", text: $role)
        TextField("Phone", text: $phone)
      }
      .navigationTitle("Crew member")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(name.isEmpty) }
      }
    }
  }
}

struct CrewContactsView: View {
  @State private var roster = CrewRoster()
  @State private var edited: CrewContact?
  @State private var name = ""
  @State private var role = ""
  @State private var phone = ""

  private func edit(_ member: CrewContact) {
    edited = member
    if name.isEmpty { name = member.name }
    if role.isEmpty { role = member.role }
    if phone.isEmpty { phone = member.phone }
  }

  private func save() {
    guard let member = edited else { return }
    roster.save(CrewContact(id: member.id, name: name, role: role, phone: phone))
    (name, role, phone) = ("", "", "")
    edited = nil
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(roster.crew) { member in
          HStack {
            VStack(alignment: .leading) {
              Text(member.name)
              Text(member.role).font(.caption)
            }
            Spacer()
            Text(member.phone)
            Button("Edit") { edit(member) }.buttonStyle(.borderless)
          }
          .swipeActions { Button("Sign off", role: .destructive) { roster.signOff(member) } }
        }
      }
      .navigationTitle("Crew of \(roster.crew.count)")
      .toolbar { Button("Sign on") { edit(roster.blank()) } }
      .sheet(item: $edited) { _ in
        CrewEditor(name: $name, role: $role, phone: $phone, save: save) { edited = nil }
      }
    }
  }
}
