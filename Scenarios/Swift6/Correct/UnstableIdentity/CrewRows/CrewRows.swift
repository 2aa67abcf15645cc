import SwiftUI

struct CrewMember: Identifiable {
  let tag: String?
  let role: String
  let thumb: String

  var id: String { [tag ?? "", role, thumb].joined(separator: "|") }
}

@MainActor final class CrewRowsModel: ObservableObject {
  let crew = [
    CrewMember(tag: "Agnes Sand", role: "Director", thumb: "/t/1"), CrewMember(tag: nil, role: "Second unit", thumb: "/t/2"),
    CrewMember(tag: "Timo Reh", role: "Camera", thumb: "/t/3"), CrewMember(tag: "Lin Wu", role: "Sound", thumb: "/t/4"),
    CrewMember(tag: nil, role: "Stunts", thumb: "/t/5"),
  ]
  @Published private(set) var plays = 0

  func play() { plays += 1 }
}

struct CrewMemberRow: View {
  let member: CrewMember
  @State private var showsPhoto = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(member.tag ?? "Unnamed") { showsPhoto.toggle() }
      Text(member.role)
      if showsPhoto { Text("Photo \(member.thumb)") }
    }
  }
}

struct CrewRowsView: View {
  @ObservedObject var model: CrewRowsModel

  var body: some View {
    List {
      Text("Played \(model.plays) times")
      ForEach(model.crew) { member in
        CrewMemberRow(member: member)
      }
    }
  }
}
