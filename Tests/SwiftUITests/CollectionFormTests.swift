import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Lists, toggles and outlines that are made of a collection.
@MainActor @Suite("Views made of collections", .serialized) struct CollectionFormTests {
  struct Item: Identifiable {
    var id: Int
    var name: String
    var isOn = false
    var below: [Item]?
  }

  @Test("a list with edit actions deletes and moves in its collection")
  func editActions() throws {
    struct Screen: View {
      @State var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]
      var body: some View {
        List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.items == ["0", "1", "2"])
    #expect(screen.swipe("1") == ["Delete"])
    screen.choose("Delete")
    #expect(screen.items == ["0", "2"])
    #expect(screen.texts("2") == ["c"])
  }

  @Test("a toggle of several values is on if all are, and sets all")
  func toggleSources() {
    struct Screen: View {
      @State var items = [Item(id: 0, name: "a", isOn: true), Item(id: 1, name: "b")]
      var body: some View {
        Toggle("all", sources: $items, isOn: \.isOn)
        Text(items.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
      }
    }
    let hosted = Hosted(Screen())
    #expect(hosted.texts.last == "on off")
    guard let frame = hosted.elements.first(where: { $0.role == .toggle })?.frame else { return #expect(Bool(false)) }
    hosted.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    #expect(hosted.texts.last == "on on")
  }

  @Test("rows of an outline by a key path unfold")
  func outline() {
    let hosted = Hosted(
      OutlineGroup([Item(id: 0, name: "a", below: [Item(id: 1, name: "b")])], id: \.name, children: \.below) { Text($0.name) })
    #expect(hosted.texts == ["a"])
    hosted.tap(text: "a")
    hosted.settle()
    hosted.settle()
    #expect(hosted.texts == ["a", "b"])
  }

  @Test("an outline of one element is its row and what unfolds below it")
  func outlineOfOne() {
    let root = Item(id: 0, name: "a", below: [Item(id: 1, name: "b"), Item(id: 2, name: "c")])
    let hosted = Hosted(OutlineGroup(root, children: \.below) { Text($0.name) })
    #expect(hosted.texts == ["a"])
    hosted.tap(text: "a")
    hosted.settle()
    hosted.settle()
    #expect(hosted.texts == ["a", "b", "c"])
    #expect(Hosted(OutlineGroup(root, id: \.name, children: \.below) { Text($0.name) }).texts == ["a"])
  }

  @Test("a section with a header folds its rows; dates in text are formatted")
  func sectionsAndDates() {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy"
    let date = Date(timeIntervalSince1970: 0)
    func screen(_ isExpanded: Bool) -> some View {
      VStack {
        Section(isExpanded: .constant(isExpanded)) {
          Text("row")
        } header: {
          Text("head")
        }
        Text("in \(date, formatter: formatter)")
      }
    }
    #expect(Hosted(screen(false)).texts == ["head", "in 1970"])
    #expect(Hosted(screen(true)).texts == ["head", "row", "in 1970"])
  }
}
