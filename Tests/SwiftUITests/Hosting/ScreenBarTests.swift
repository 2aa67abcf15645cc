import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Bars of SwiftUI screens: their buttons and fields act, and show in the appearance.
@MainActor @Suite(.serialized) struct ScreenBarTests {
  init() { RunState.begin() }

  struct Names: View {
    @State private var names = ["b", "a"]
    @State private var query = ""
    @State private var searched = 0
    @Environment(\.isSearching) private var outer

    struct Found: View {
      let names: [String]
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        List {
          if isSearching { Button("Stop") { dismissSearch() } }
          ForEach(names, id: \.self) { Text($0) }
        }
      }
    }

    private func fetch() { names.append("fresh") }

    var body: some View {
      NavigationStack {
        Found(names: names.filter { query.isEmpty || $0.contains(query) })
          .navigationTitle("Names \(searched)")
          .searchable(text: $query, prompt: "Find")
          .onSubmit(of: .search) { searched += 1 }
          .refreshable { fetch() }
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { EditButton() }
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") { names.append("c\(names.count)") } }
            ToolbarItemGroup(placement: .bottomBar) {
              Menu("Order") { Button("By name") { names.sort() } }
              if names.count > 2 { Button("Clear", role: .destructive) { names = [] }.disabled(names.count > 3) }
            }
          }
      }
    }
  }

  private func buttons(_ screen: HostedScreen) -> [String] {
    HostedBars.buttons(below: screen.window).map { $0.isEnabled ? $0.title : "(\($0.title))" }
  }

  private func tap(_ title: String, _ screen: HostedScreen) {
    guard let button = HostedBars.buttons(below: screen.window).first(where: { $0.title == title }) else {
      Issue.record("there is no button \(title) to tap, but \(buttons(screen))")
      return
    }
    button.tap()
    HostLoop.settle()
  }

  @Test("the title of the bar is read beside the rows")
  func title() {
    #expect(ScreenReading.textsBeside(on: HostedScreen(Names()).controller).first == "Names 0")
  }

  @Test("toolbar buttons act on the present state, come and go with it, and can be disabled; an edit button edits the list")
  func toolbar() throws {
    let screen = HostedScreen(Names())
    #expect(buttons(screen) == ["Edit", "Add", "Order"])
    tap("Add", screen)
    #expect(screen.items == ["b", "a", "c2"])
    #expect(buttons(screen) == ["Edit", "Add", "Order", "Clear"])
    tap("Add", screen)
    #expect(screen.items == ["b", "a", "c2", "c3"])
    #expect(buttons(screen).last == "(Clear)")
    tap("Edit", screen)
    #expect(screen.controller.isEditing)
    #expect(buttons(screen).first == "Done")
    tap("Order", screen)
    let menu = try #require(MenuSession.current(in: screen.window))
    #expect(menu.choose(["By name"]) == .chosen)
    HostLoop.settle()
    #expect(screen.items == ["a", "b", "c2", "c3"])
  }

  @Test("a thing in a bar from which a screen grows acts as without that")
  func transitionSource() {
    struct Screen: View {
      @Namespace private var space
      @State private var names = ["a"]
      var body: some View {
        NavigationStack {
          List(names, id: \.self) { Text($0) }
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Add") { names.append("b") } }
                .matchedTransitionSource(id: "add", in: space)
            }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(buttons(screen) == ["Add"])
    tap("Add", screen)
    #expect(screen.items == ["a", "b"])
  }

  @Test("a field for searching takes keys, tells content that it is in use, submits, and is emptied by content")
  func searching() throws {
    let screen = HostedScreen(Names())
    let field = try #require(HostedBars.searchFields(below: screen.window).first)
    #expect(field.prompt == "Find")
    field.insertText("a")
    HostLoop.settle()
    #expect(screen.items == ["row 1", "a"])
    #expect(screen.texts("row 1") == ["Stop"])
    field.insertText("\n")
    HostLoop.settle()
    var builder = AppearanceBuilder()
    screen.controller.view.describe(into: &builder)
    #expect(HostedBars.searchFields(below: screen.window).first?.hasText == true)
    screen.tap("row 1")
    #expect(screen.items == ["b", "a"])
    #expect(HostedBars.searchFields(below: screen.window).first?.hasText == false)
  }

  @Test("a list that refreshes can be pulled; bars and rows of screens below the top one are out of reach")
  func refreshing() throws {
    struct Pile: View {
      var body: some View {
        NavigationStack {
          List { NavigationLink("go", value: 1) }
            .toolbar { Button("Root") {} }
            .navigationDestination(for: Int.self) { number in
              List(0..<3, id: \.self) { Text("\(number) row \($0)") }.toolbar { Button("Detail") {} }
            }
        }
      }
    }
    #expect(HostedScreen(Names()).probe?.view.refreshControl != nil)
    let pile = HostedScreen(Pile())
    #expect(buttons(pile) == ["Root"])
    pile.tap("row 1")
    #expect(pile.items == ["0", "1", "2"])
    #expect(pile.texts("1") == ["1 row 1"])
    #expect(buttons(pile) == ["Detail"])
    var builder = AppearanceBuilder()
    pile.controller.view.describe(into: &builder)
    let back = try #require(builder.elements.last { $0.isInteractive && $0["text"] == "Back" }?.frame)
    TouchDriver.tap(at: CGPoint(x: back.x + back.width / 2, y: back.y + back.height / 2), in: pile.window)
    HostLoop.settle()
    #expect(pile.items == ["row 1"])
    #expect(buttons(pile) == ["Root"])
  }
}
