import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Tables on a phone: the rows of a list, by their first column.
@MainActor @Suite(.serialized) struct TableTests {
  init() { RunState.begin() }

  struct Person: Identifiable {
    let id: String
    var age: Int
    init(_ id: String, _ age: Int) { (self.id, self.age) = (id, age) }
  }
  private let people = [Person("Ann", 30), Person("Bo", 40)]

  @Test("a table's rows show their first column; those of other columns are not there")
  func firstColumn() {
    let screen = HostedScreen(
      Table(people) {
        TableColumn("Name", value: \.id)
        TableColumn("Age") { Text("\($0.age) years") }.width(80)
      })
    #expect(screen.items == ["Ann", "Bo"])
    #expect(screen.texts("Ann") == ["Ann"])
    screen.set(
      Table(people.reversed()) {
        TableColumn("Age") { person in
          HStack {
            Text("\(person.age)")
            Text("years")
          }
        }
        TableColumn("Name", value: \.id)
      })
    #expect(screen.items == ["Bo", "Ann"] && screen.texts("Ann") == ["30", "years"])
  }

  @Test("a table that is sorted by the app's order shows it; a tap selects a row")
  func choosing() {
    struct Chooser: View {
      @State var people: [Person]
      @State private var chosen: String?
      @State private var order = [KeyPathComparator(\Person.age, order: .reverse)]
      let history: History
      var body: some View {
        Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.id) { Text($0.id == chosen ? "*\($0.id)" : $0.id) }
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }
        .onChange(of: chosen) { history(chosen ?? "none") }
      }
    }
    let history = History()
    let screen = HostedScreen(Chooser(people: people, history: history))
    #expect(screen.items == ["Bo", "Ann"])
    screen.tap("Ann")
    #expect(history.take() == ["Ann"] && screen.texts("Ann") == ["*Ann"] && screen.texts("Bo") == ["Bo"])
  }

  @Test("rows are written one by one, for each element, or left out")
  func rows() {
    func table(_ all: Bool) -> some View {
      Table(of: Person.self) {
        if all { TableColumn("Again") { Text("again \($0.id)") } }
        TableColumn("Name", value: \.id)
      } rows: {
        TableRow(Person("first", 1))
        ForEach(people)
        if all { TableRow(Person("last", 2)) }
      }
    }
    let screen = HostedScreen(table(false))
    #expect(screen.items == ["first", "Ann", "Bo"])
    screen.set(table(true))
    #expect(screen.items == ["first", "Ann", "Bo", "last"])
    #expect(screen.texts("Bo") == ["again Bo"])
  }

  @Test("a table's row has a menu of its own, for its own value; rows without one have none")
  func rowMenus() throws {
    let history = History()
    let screen = HostedScreen(
      Table(of: Person.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        ForEach(people) { person in
          TableRow(person).contextMenu {
            Button("Greet \(person.id)") { history("greeted \(person.id)") }
          }
        }
        TableRow(Person("last", 2))
      })
    #expect(screen.items == ["Ann", "Bo", "last"])
    let shown = try #require(screen.probe?.appearances(measuring: false))
    #expect(shown.map { row in row.elements.compactMap { $0["contextMenu"] }.first } == ["Greet Ann", "Greet Bo", nil])
    let row = try #require(screen.probe?.visible().first { $0.item.key == "Bo" }?.cell)
    TouchDriver.touchDown(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil), in: screen.window)
    HostLoop.advance(by: 0.6)
    TouchDriver.touchUp()
    #expect(MenuSession.current(in: screen.window)?.choose(["Greet Bo"]) == .chosen)
    #expect(history.take() == ["greeted Bo"])
  }
}
