import CellHarnessTesting
import SwiftUI
import Testing
import UIKit

/// What is in sight while a screen covers another one: its rows, and what is called as they are.
@Suite("Rows of the screen in front") struct ScreenInFrontTests {
  private func shown(_ host: CellHost) throws -> [String] { try host.visibleItems.flatMap { try $0.texts } }

  @Test("rows below a sheet are out of sight; names mean the sheet's rows first; an edit is taken over or given up")
  func editSheet() throws {
    try withHost(TalksScreen.self, policies: .base) { host in
      try host.item("Design").tap()
      #expect(try shown(host) == ["Title: Design", "Cathy", "Daisy"])
      try host.tapOutside("Edit")
      #expect(try shown(host) == ["Design", "Cathy", "Daisy"])
      try #expect(!host.item("Title: Design").isVisible)
      try #require(host.visibleItems.first).textField().type("Review", clearing: true)
      try host.tapOutside("Cancel")
      #expect(try shown(host) == ["Title: Design", "Cathy", "Daisy"])
      try host.tapOutside("Edit")
      try #require(host.visibleItems.first).textField().type("Review", clearing: true)
      try host.perform(.swipe(.showing("Cathy"), .trailing))
      try host.perform(.tapAction("Delete"))
      try host.tapOutside("Done")
      #expect(try shown(host) == ["Title: Review", "Daisy"])
      try host.tapOutside("Back")
      #expect(try shown(host) == ["Review", "Launch"])
    }
  }

  @Test("a popover is a sheet on a phone: its rows alone are in sight, and it changes the row that it was opened from")
  func popover() throws {
    try withHost(PaintsScreen.self, policies: .base) { host in
      try host.item("Door: White").button("Colour").tap()
      #expect(try shown(host) == ["Red", "Blue"])
      try host.item("Blue").tap()
      #expect(try host.visibleItems.map { try $0.texts.first } == ["Wall: White", "Door: Blue"])
    }
  }

  @Test("a controller that a sheet wraps shows its rows alone, and a button of a bar goes before a row that a sheet covers")
  func wrappedController() throws {
    try withHost(SizesScreen.self, policies: .base) { host in
      try host.item("Done").tap()
      #expect(try shown(host) == ["S", "M", "L"])
      try host.tapOutside("Done")
      #expect(try shown(host) == ["Done", "nothing"])
      try host.item("Done").tap()
      try host.item("M").tap()
      #expect(try shown(host) == ["Done", "M"])
    }
  }

  @Test("an alert leaves the rows behind it in sight")
  func alert() throws {
    try withHost(AskingRowsScreen.self, policies: .base) { host in
      try host.item("One").tap()
      #expect(host.alert?.title == "One?" && host.visibleItems.count == 2)
    }
  }
}

// MARK: - An edit sheet on a pushed screen

private struct Talk: Identifiable {
  let id = UUID()
  var title: String
  var people: [String]
}

private struct TalkList: View {
  @State private var talks = [Talk(title: "Design", people: ["Cathy", "Daisy"]), Talk(title: "Launch", people: [])]
  var body: some View {
    NavigationStack {
      List($talks) { $talk in NavigationLink(destination: TalkDetail(talk: $talk)) { Text(talk.title) } }
    }
  }
}

private struct TalkDetail: View {
  @Binding var talk: Talk
  @State private var edited = Talk(title: "", people: [])
  @State private var isEditing = false

  var body: some View {
    List {
      Text("Title: \(talk.title)")
      ForEach(talk.people, id: \.self) { Text($0) }
    }
    .toolbar {
      Button("Edit") {
        edited = talk
        isEditing = true
      }
    }
    .sheet(isPresented: $isEditing) {
      NavigationStack {
        TalkForm(talk: $edited).toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") {
              talk = edited
              isEditing = false
            }
          }
        }
      }
    }
  }
}

private struct TalkForm: View {
  @Binding var talk: Talk
  var body: some View {
    Form {
      TextField("Title", text: $talk.title)
      ForEach(talk.people, id: \.self) { Text($0) }.onDelete { talk.people.remove(atOffsets: $0) }
    }
  }
}

private struct TalksScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: TalkList())
}

// MARK: - A popover of a row

private struct Paint: Identifiable {
  let id: Int
  let name: String
  var colour = "White"
}

private struct PaintList: View {
  @State private var paints = [Paint(id: 1, name: "Wall"), Paint(id: 2, name: "Door")]
  var body: some View { List($paints) { PaintRow(paint: $0) } }
}

private struct PaintRow: View {
  @Binding var paint: Paint
  @State private var isChoosing = false

  var body: some View {
    HStack {
      Text("\(paint.name): \(paint.colour)")
      Button("Colour") { isChoosing = true }
        .buttonStyle(.bordered)
        .popover(isPresented: $isChoosing) {
          List(["Red", "Blue"], id: \.self) { colour in
            Button(colour) {
              paint.colour = colour
              isChoosing = false
            }
          }
        }
    }
  }
}

private struct PaintsScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: PaintList())
}

// MARK: - A controller in a sheet

private final class SizeTable: UITableViewController {
  var choose: ((String) -> Void)?
  private let sizes = ["S", "M", "L"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sizes.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sizes[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose?(sizes[indexPath.row]) }
}

private struct SizeChoice: UIViewControllerRepresentable {
  let choose: (String?) -> Void

  func makeUIViewController(context: Context) -> UINavigationController {
    let table = SizeTable(style: .plain)
    table.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in choose(nil) })
    return UINavigationController(rootViewController: table)
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    (controller.viewControllers.first as? SizeTable)?.choose = choose
  }
}

private struct SizeList: View {
  @State private var size: String?
  @State private var isChoosing = false

  var body: some View {
    List {
      Button("Done") { isChoosing = true }
      Text(size ?? "nothing")
    }
    .sheet(isPresented: $isChoosing) {
      SizeChoice { chosen in
        size = chosen ?? size
        isChoosing = false
      }
    }
  }
}

private struct SizesScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: SizeList())
}

// MARK: - A question

private struct AskingRows: View {
  @State private var asked: String?
  var body: some View {
    List(["One", "Two"], id: \.self) { name in Button(name) { asked = name } }
      .alert("\(asked ?? "")?", isPresented: Binding(get: { asked != nil }, set: { if !$0 { asked = nil } })) {
        Button("OK") {}
      }
  }
}

private struct AskingRowsScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: AskingRows())
}
