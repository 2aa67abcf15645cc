import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// A list as the screen itself: rows are in cells of the platform's, which come and go with scrolling.
@MainActor @Suite(.serialized) struct ScreenListTests {
  init() { RunState.begin() }

  struct Row: View {
    let name: String
    let history: History
    @State private var count = 0
    var body: some View {
      let _ = history("body \(name)")
      HStack {
        Text(name)
        Spacer()
        Button("\(count)") { count += 1 }.buttonStyle(.borderless)
      }
      .onAppear { history("+\(name)") }
      .onDisappear { history("-\(name)") }
    }
  }

  @Test("LY-18 rows near the screen are made and appear as the list scrolls; a row's state is its own and stays")
  func scrolling() {
    let history = History()
    let screen = HostedScreen(List(0..<200, id: \.self) { Row(name: "\($0)", history: history) })
    #expect(screen.items.count == 200)
    #expect(screen.visible.first == "0")
    #expect(screen.visible.count < 15)
    let made = history.entries.filter { $0.hasPrefix("body") }
    #expect(made.count < 30)
    #expect(Set(made).count == made.count)
    #expect(history.take().filter { $0.hasPrefix("+") } == screen.visible.map { "+\($0)" })
    screen.tap("1", text: "0")
    #expect(screen.texts("1") == ["1", "1"])
    #expect(history.take() == ["body 1"])
    screen.scroll(to: 2_000)
    #expect(!screen.visible.contains("1"))
    let gone = history.take()
    #expect(gone.contains("-1"))
    #expect(gone.contains("+\(screen.visible.first ?? "")"))
    screen.scroll(to: 0)
    #expect(screen.texts("1") == ["1", "1"])
    #expect(screen.texts("2") == ["2", "0"])
    #expect(history.take().filter { $0.hasPrefix("body 1") && $0.count == 6 } == [])
  }

  @Test("a row that is made anew for a comparison has none of the state that its views kept; it goes and comes once")
  func anew() {
    let history = History()
    let screen = HostedScreen(List(0..<5, id: \.self) { Row(name: "\($0)", history: history) })
    screen.tap("1", text: "0")
    #expect(screen.texts("1") == ["1", "1"])
    _ = history.take()
    screen.probe?.rebuildVisibleCells()
    HostLoop.settle()
    #expect(screen.texts("1") == ["1", "0"])
    // As where a view takes another one's place: it comes before the other is told that it is gone (ID-08).
    #expect(history.take().filter { $0.hasSuffix("1") } == ["body 1", "+1", "-1"])
    screen.tap("1", text: "0")
    #expect(screen.texts("1") == ["1", "1"])
  }

  final class Pages: ObservableObject {
    @Published var rows = 0
  }

  struct PagedRows: View {
    @ObservedObject var pages: Pages
    let history: History
    var body: some View {
      List {
        Section {
          ForEach(0..<pages.rows, id: \.self) { Text("\($0)") }
          ProgressView()
            .onAppear { history("more") }
            .onDisappear { history("gone") }
        }
      }
    }
  }

  @Test("ST-28 a row that is alone at first stays who it is: it leaves when a page comes above it, and appears again")
  func aloneAtFirst() {
    let (history, pages) = (History(), Pages())
    let screen = HostedScreen(PagedRows(pages: pages, history: history))
    #expect(history.take() == ["more"])
    let first = screen.items.last
    pages.rows = 60
    HostLoop.settle()
    #expect(screen.items.count == 61 && screen.items.last == first)
    #expect(history.take() == ["gone"])
    // Heights below the screen are estimates until it comes there.
    for _ in 0..<2 { screen.scroll(to: (screen.probe?.view.contentSize.height ?? 0) - 480) }
    #expect(history.take().first == "more")
  }

  final class Tally: ObservableObject {
    @Published var count = 0
  }

  struct OwnTally: View {
    let name: String
    @ObservedObject private var tally = Tally()
    init(name: String) { self.name = name }
    var body: some View {
      HStack {
        Text(name)
        Button("\(tally.count)") { tally.count += 1 }
      }
    }
  }

  @Test("a row that is made anew is another view, with another object if it makes its object itself")
  func anewWithObject() {
    let screen = HostedScreen(List(0..<5, id: \.self) { OwnTally(name: "\($0)") })
    screen.tap("1", text: "0")
    #expect(screen.texts("1") == ["1", "1"])
    screen.probe?.rebuildVisibleCells()
    HostLoop.settle()
    #expect(screen.texts("1") == ["1", "0"])
    screen.tap("1", text: "0")
    #expect(screen.texts("1") == ["1", "1"])
  }

  struct WrittenOut: View {
    let history: History
    var body: some View {
      List {
        Section("First") {
          Row(name: "a", history: history)
          Row(name: "b", history: history)
        }
        Row(name: "c", history: history)
      }
    }
  }

  @Test("rows that are written out begin anew, too, and are the same items")
  func writtenOutAnew() {
    let screen = HostedScreen(WrittenOut(history: History()))
    let items = screen.items.filter { ["a", "b", "c"].contains(screen.texts($0).first) }
    func counts() -> [String?] { items.map { screen.texts($0).last } }
    #expect(items.count == 3)
    for item in [items[0], items[2]] { screen.tap(item, text: "0") }
    #expect(counts() == ["1", "0", "1"])
    let all = screen.items
    screen.probe?.rebuildVisibleCells()
    HostLoop.settle()
    #expect(counts() == ["0", "0", "0"])
    #expect(screen.items == all)
    screen.tap(items[1], text: "0")
    #expect(counts() == ["0", "1", "0"])
  }

  @Test("rows of a lazy stack begin anew as those of a list do, each at its place")
  func anewInStack() {
    let history = History()
    let screen = HostedScreen(
      ScrollView { LazyVStack { ForEach(0..<5, id: \.self) { Row(name: "\($0)", history: history) } } })
    screen.tap("1", text: "0")
    let places = (0..<5).map { screen.probe?.visible()[$0].cell.frame.minY }
    screen.probe?.rebuildVisibleCells()
    HostLoop.settle()
    #expect(screen.texts("1") == ["1", "0"])
    #expect((0..<5).map { screen.probe?.visible()[$0].cell.frame.minY } == places)
  }

  final class Store: ObservableObject {
    @Published var names = ["a", "b", "c", "d"]
    @Published var log: [String] = []
  }

  struct Editable: View {
    @ObservedObject var store: Store
    var body: some View {
      List {
        Section("Names") {
          ForEach(store.names, id: \.self) { name in
            Text(name)
              .swipeActions(edge: .leading) { Button("Pin") { store.log.append("pin \(name)") } }
              .deleteDisabled(name == "d")
          }
          .onDelete { store.names.remove(atOffsets: $0) }
          .onMove { from, to in
            store.log.append("\(Array(from)) to \(to)")
            store.names.move(fromOffsets: from, toOffset: to)
          }
        }
        Section {
          Text("static")
        } footer: {
          Text("the end")
        }
      }
    }
  }

  struct Replaced: View {
    @ObservedObject var store: Store
    var body: some View {
      List {
        ForEach(store.names, id: \.self) { name in
          if name == "a" {
            Text(name).swipeActions { Button("Archive") { store.log.append("archive \(name)") } }
          } else {
            Text(name)
          }
        }
        .onDelete { store.names.remove(atOffsets: $0) }
      }
    }
  }

  @Test("SW-20 a row with swipeActions of its own at that edge is not offered the deletion of onDelete; the others are")
  func replacedDelete() {
    let store = Store()
    let screen = HostedScreen(Replaced(store: store))
    #expect(screen.swipe("a") == ["Archive"])
    screen.choose("Archive")
    #expect(store.log == ["archive a"] && store.names.contains("a"))
    #expect(screen.swipe("b") == ["Delete"])
  }

  @Test("UH-23 onDelete gives rows an action, swipeActions others; both act on the row that was swiped")
  func swiping() {
    let store = Store()
    let screen = HostedScreen(Editable(store: store))
    #expect(screen.items == ["a", "b", "c", "d", "row 1"])
    #expect(screen.swipe("b") == ["Delete"])
    store.names.insert("new", at: 0)
    HostLoop.runFrames()
    screen.choose("Delete")
    #expect(store.names == ["new", "a", "c", "d"])
    #expect(screen.items == ["new", "a", "c", "d", "row 1"])
    #expect(screen.swipe("c", .leading) == ["Pin"])
    screen.choose("Pin")
    #expect(store.log == ["pin c"])
    #expect(screen.swipe("d") == [])
    #expect(screen.swipe("row 1") == [])
  }

  @Test("an edit mode of the screen's shows controls that move and delete; moves speak of places in the collection")
  func editing() throws {
    let store = Store()
    let screen = HostedScreen(Editable(store: store))
    let probe = try #require(screen.probe)
    func control(_ key: String) -> Bool {
      probe.visible().first { $0.item.key == key }.flatMap { probe.reorderControl(of: $0.cell) } != nil
    }
    #expect(!control("a"))
    screen.controller.setEditing(true, animated: false)
    HostLoop.runFrames()
    #expect(control("a"))
    #expect(!control("row 1"))
    let list = try #require(probe.view as? UICollectionView)
    let source = try #require(list.dataSource as? any ListMoveSource)
    source.reorder(from: Slot(section: 0, item: 0), to: Slot(section: 0, item: 2))
    HostLoop.runFrames()
    #expect(store.log == ["[0] to 3"])
    #expect(store.names == ["b", "c", "a", "d"])
    source.reorder(from: Slot(section: 0, item: 3), to: Slot(section: 0, item: 1))
    HostLoop.runFrames()
    #expect(store.log.last == "[3] to 1")
    #expect(screen.items == ["b", "d", "c", "a", "row 1"])
  }

  struct Chooser: View {
    @State private var chosen: String?
    let names: [String]
    var body: some View {
      List(names, id: \.self, selection: $chosen) { name in Text(chosen == name ? "\(name) chosen" : name) }
    }
  }

  @Test("a tap selects a row of a list with a selection; what is selected follows the value")
  func selection() {
    let screen = HostedScreen(Chooser(names: ["a", "b"]))
    screen.tap("b")
    #expect(screen.texts("b") == ["b chosen"])
    #expect(screen.probe?.visible().map { $0.binding.flags.contains(.selected) } == [false, true])
    screen.tap("a")
    #expect([screen.texts("a"), screen.texts("b")] == [["a chosen"], ["b"]])
    #expect(screen.probe?.visible().map { $0.binding.flags.contains(.selected) } == [true, false])
  }

  struct Plain: View {
    @State private var log: [String] = []
    @State private var isLong = false
    var body: some View {
      List {
        Text(log.joined(separator: " "))
        HStack {
          Text("two")
          Button("one") { log.append("one") }
          Button("other") { log.append("other") }
        }
        Text("tapped").onTapGesture { log.append("gesture") }
        VStack {
          Button("more") { isLong.toggle() }
          if isLong { Color.red.frame(height: 100) }
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
      }
    }
  }

  @Test("IN-02 a tap beside the buttons of a row presses all of them; gestures take theirs; a row follows its content's height")
  func touches() {
    let screen = HostedScreen(Plain())
    screen.tap("row 2", text: "two")
    #expect(screen.texts("row 1") == ["one other"])
    screen.tap("row 3", text: "tapped")
    #expect(screen.texts("row 1") == ["one other gesture"])
    #expect(screen.height("row 4") == 44)
    screen.tap("row 4", text: "more")
    #expect((screen.height("row 4") ?? 0) > 120)
  }

  struct Leases: View {
    let names: [String]
    var body: some View { List(names, id: \.self) { Lease(name: $0) } }
  }

  struct Lease: View {
    let name: String
    @State private var log = "quiet"
    @State private var asks = false
    var body: some View {
      Button {
        log = "asked"
        asks = true
      } label: {
        HStack {
          Text(name)
          Spacer()
          Text(log)
        }
      }
      .confirmationDialog("Lease of \(name)", isPresented: $asks) { Button("End") { log = "ended" } }
      .contextMenu { Button("End now") { log = "ended" } }
    }
  }

  @Test("IN-02 a tap beside the texts of a row's button presses it, also where a long press opens a menu")
  func buttonWithMenu() throws {
    let screen = HostedScreen(Leases(names: ["a", "b"]))
    screen.tap("a")
    #expect([screen.texts("a"), screen.texts("b")] == [["a", "asked"], ["b", "quiet"]])
  }

  @Test("a scroll reader finds rows that are not made yet, also behind another screen's sections")
  func scrollTo() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            List {
              Section("head") { Text("go").onTapGesture { proxy.scrollTo(90, anchor: .top) } }
              ForEach(0..<100) { Text("\($0)") }
            }
          }
        }
      }
    }
    let screen = HostedScreen(Screen())
    screen.tap("row 1", text: "go")
    #expect(screen.visible.contains("90"))
    #expect(!screen.visible.contains("0"))
  }

  @MainActor @Observable final class Chat {
    var messages = Array(0..<60)
    func send() {
      messages.append(messages.count)
      HostLoop.settle(within: 1)
    }
  }

  @Test("a row that has just come is scrolled to, in a list and in a scroll view", arguments: [true, false])
  func scrollToNewRow(inList: Bool) {
    struct Screen: View {
      let inList: Bool
      let chat: Chat
      var body: some View {
        ScrollViewReader { proxy in
          rows.onChange(of: chat.messages.last) { _, last in if let last { proxy.scrollTo(last) } }
        }
      }
      @ViewBuilder private var rows: some View {
        if inList {
          List(chat.messages, id: \.self) { Text("\($0)") }
        } else {
          ScrollView { LazyVStack { ForEach(chat.messages, id: \.self) { Text("\($0)").frame(height: 40) } } }
        }
      }
    }
    let chat = Chat()
    let screen = HostedScreen(Screen(inList: inList, chat: chat))
    chat.send()
    #expect(screen.visible.contains("60"))
    chat.send()
    #expect(screen.visible.contains("61") && !screen.visible.contains("0"))
  }

  @Test("the only row of a collection is its element, also in a section and where rows can be deleted")
  func onlyRow() {
    struct Screen: View {
      let names: [String]
      var body: some View {
        List {
          Section("people") { ForEach(names, id: \.self) { Text($0) }.onDelete { _ in } }
        }
      }
    }
    let screen = HostedScreen(Screen(names: ["Ada", "Bo"]))
    #expect(screen.items == ["Ada", "Bo"])
    screen.set(Screen(names: ["Ada"]))
    #expect(screen.items == ["Ada"])
    #expect(screen.swipe("Ada") == ["Delete"])
  }

  @Test("sections with labels for the index at the edge are the sections that they are without")
  func sectionIndexLabels() {
    let screen = HostedScreen(
      List {
        Section("A") { ForEach(["Ada", "Alan"], id: \.self) { Text($0) } }.sectionIndexLabel("A")
        Section("B") { ForEach(["Barbara", "Bo"], id: \.self) { Text($0) } }.sectionIndexLabel(Text("B"))
      }
      .listSectionIndexVisibility(.visible))
    #expect(screen.items == ["Ada", "Alan", "Barbara", "Bo"])
    #expect(screen.probe?.items().map(\.slot.section) == [0, 0, 1, 1])
    #expect(screen.probe?.supplementaryAppearances().flatMap { $0.elements.compactMap { $0["text"] } } == ["A", "B"])
    #expect(screen.texts("Barbara") == ["Barbara"])
  }

  @Test("ID-03 a row without an identifier that comes again is another row, wherever its node lies in memory")
  func numbersOfRows() {
    struct Screen: View {
      let isLoading: Bool
      var body: some View {
        List {
          ForEach(["Ada", "Bo"], id: \.self) { Text($0) }
          if isLoading { ProgressView("Loading") }
        }
      }
    }
    let screen = HostedScreen(Screen(isLoading: false))
    var names: Set<String> = []
    for _ in 0..<30 {
      screen.set(Screen(isLoading: true))
      #expect(screen.items.count == 3)
      if let last = screen.items.last { names.insert(last) }
      screen.set(Screen(isLoading: false))
    }
    #expect(names.count == 30)
  }
}
