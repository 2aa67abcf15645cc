import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What counts as a row of a list, and what rows tell.
@MainActor @Suite(.serialized) struct ScreenRowTests {
  init() { RunState.begin() }

  private struct Height: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @Test("ST-30 a row's preference follows the row's size, inside the row and around the list")
  func preference() {
    struct Screen: View {
      @State private var inside: CGFloat = 0
      @State private var around: CGFloat = 0
      @State private var isLarge = false
      var body: some View {
        List {
          Text("\(Int(inside)) \(Int(around))")
          ForEach(["size"], id: \.self) { name in
            Button(name) { isLarge.toggle() }
              .frame(height: isLarge ? 150 : 90)
              .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
              .onPreferenceChange(Height.self) { inside = $0 }
          }
        }
        .onPreferenceChange(Height.self) { around = $0 }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.texts("row 1") == ["90 90"])
    screen.tap("size")
    #expect(screen.texts("row 1") == ["150 150"])
    screen.tap("size")
    #expect(screen.texts("row 1") == ["90 90"])
  }

  private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
  }

  @Test("what unfolds in a collection gives each view a row, at any depth")
  func unfolding() {
    struct Screen: View {
      private let folders = [
        Folder(id: "a", inside: [Folder(id: "b", inside: [Folder(id: "c")]), Folder(id: "d")]), Folder(id: "e"),
      ]
      var body: some View { List(folders, children: \.inside) { Text($0.id) } }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.items == ["a", "e"])
    screen.tap("a")
    #expect(screen.items == ["a", "b", "d", "e"])
    screen.tap("b")
    #expect(screen.items == ["a", "b", "c", "d", "e"])
    screen.tap("a")
    #expect(screen.items == ["a", "e"])
  }

  @Test("each choice of an inline picker is a row that a finger chooses by itself")
  func inlinePicker() {
    struct Screen: View {
      @State private var way = 0
      private let ways = ["post", "courier", "pigeon"]
      var body: some View {
        Form {
          Section {
            Picker("Way", selection: $way) { ForEach(0..<3, id: \.self) { Text(ways[$0]) } }
              .pickerStyle(.inline).labelsHidden()
          }
          Text(ways[way])
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.items == ["post", "courier", "pigeon", "row 1"])
    screen.tap("courier")
    #expect(screen.texts("row 1") == ["courier"])
    screen.tap("post")
    #expect(screen.texts("row 1") == ["post"])
  }

  @Test("of two rows that change places, onMove is told of the one that was carried; it stays among its own kind")
  func neighbours() throws {
    @MainActor final class Log { var moves: [String] = [] }
    struct Screen: View {
      let log: Log
      @State private var places = ["north", "south"]
      var body: some View {
        List {
          Text("first")
          ForEach(places, id: \.self) { Text($0) }
            .onMove {
              log.moves.append("\(Array($0)) to \($1)")
              places.move(fromOffsets: $0, toOffset: $1)
            }
        }
      }
    }
    let log = Log()
    let screen = HostedScreen(Screen(log: log))
    let list = try #require(screen.probe?.view as? UICollectionView)
    let source = try #require(list.dataSource as? any ListMoveSource)
    func drag(_ from: Int, _ to: Int) {
      let start = IndexPath(item: from, section: 0)
      let target = list.delegate?.collectionView(
        list, targetIndexPathForMoveOfItemFromOriginalIndexPath: start, atCurrentIndexPath: start,
        toProposedIndexPath: IndexPath(item: to, section: 0))
      source.reorder(from: Slot(section: 0, item: from), to: Slot(section: 0, item: target?.item ?? to))
      HostLoop.settle()
    }
    drag(2, 1)
    #expect(log.moves == ["[1] to 0"])
    #expect(screen.items == ["row 1", "south", "north"])
    drag(2, 0)
    #expect(log.moves.last == "[1] to 0")
    #expect(screen.items == ["row 1", "north", "south"])
  }

  @Test("a row that the data do not move goes back to its place, whatever else they change")
  func unmoved() throws {
    struct Screen: View {
      let changes: Bool
      @State private var places = ["north", "south", "east"]
      @State private var hidden = ["up", "down"]
      var body: some View {
        List {
          ForEach(places, id: \.self) { Text($0 == hidden[0] ? "" : $0) }
            .onMove { _, _ in if changes { hidden.reverse() } }
        }
      }
    }
    for changes in [false, true] {
      let screen = HostedScreen(Screen(changes: changes))
      let list = try #require(screen.probe?.view as? UICollectionView)
      let source = try #require(list.dataSource as? any ListMoveSource)
      source.reorder(from: Slot(section: 0, item: 0), to: Slot(section: 0, item: 2))
      HostLoop.settle()
      #expect(screen.items == ["north", "south", "east"])
    }
  }

  @Test("ST-19 a value of app storage follows a write that goes to the defaults directly")
  func directWrite() throws {
    struct Screen: View {
      @AppStorage("ScreenRowTests.name") private var name: String?
      var body: some View {
        List {
          Text("hello \(name ?? "guest")")
          Button("sign in") { UserDefaults.standard.set("Ada", forKey: "ScreenRowTests.name") }
        }
      }
    }
    UserDefaults.standard.removeObject(forKey: "ScreenRowTests.name")
    defer { UserDefaults.standard.removeObject(forKey: "ScreenRowTests.name") }
    let screen = HostedScreen(Screen())
    #expect(screen.texts("row 1") == ["hello guest"])
    screen.tap("row 2")
    #expect(screen.texts("row 1") == ["hello Ada"])
  }

  @Test("ST-19 a body that only passes a binding of app storage on, and reads the defaults itself, follows a write")
  func boundOnly() throws {
    struct Screen: View {
      @AppStorage("ScreenRowTests.compact") private var isCompact = false
      var body: some View {
        List {
          Text(UserDefaults.standard.bool(forKey: "ScreenRowTests.compact") ? "compact" : "roomy")
          Other(isCompact: $isCompact)
        }
      }
    }
    struct Other: View {
      @Binding var isCompact: Bool
      var body: some View { Button("change") { isCompact.toggle() } }
    }
    UserDefaults.standard.removeObject(forKey: "ScreenRowTests.compact")
    defer { UserDefaults.standard.removeObject(forKey: "ScreenRowTests.compact") }
    let screen = HostedScreen(Screen())
    #expect(screen.texts("row 1") == ["roomy"])
    screen.tap("row 2")
    #expect(screen.texts("row 1") == ["compact"])
  }

  @Test("an id inside a row that is not made yet is scrolled to", arguments: [true, false])
  func innerID(inList: Bool) {
    struct Screen: View {
      let inList: Bool
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("last") { proxy.scrollTo("place 49", anchor: .top) }.frame(height: 44)
            if inList {
              List(0..<50, id: \.self) { Text("\($0)").frame(height: 100).id("place \($0)") }
            } else {
              ScrollView {
                LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: 100).id("place \($0)") } }
              }
            }
          }
        }
      }
    }
    let screen = HostedScreen(Screen(inList: inList))
    #expect(screen.visible.contains("0"))
    TouchDriver.tap(at: CGPoint(x: 160, y: 22), in: screen.window)
    HostLoop.settle()
    #expect(screen.visible.contains("49") && !screen.visible.contains("0"))
  }

  @Test("a bar's button without a text goes by what it says to assistive technology, and an icon by its label's title")
  func names() {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          List { Label("More", systemImage: "ellipsis").labelStyle(.iconOnly) }
            .toolbar {
              Button {
              } label: {
                Image(systemName: "plus")
              }.accessibilityLabel("Add")
              Menu {
                Button("Name") {}
              } label: {
                Label("Sort", systemImage: "arrow.up").labelStyle(.iconOnly)
              }
            }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(HostedBars.buttons(below: screen.window).map(\.title) == ["Add", "Sort"])
    let row = screen.probe?.appearances(measuring: false).first { $0.item.key == "row 1" }
    #expect(row?.elements.contains { $0["accessibilityLabel"] == "More" } == true)
  }
}
