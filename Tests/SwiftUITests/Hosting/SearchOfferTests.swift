import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What a field for searching offers beside itself while it is in use.
@MainActor @Suite(.serialized) struct SearchOfferTests {
  init() { RunState.begin() }

  struct Token: Identifiable, Hashable { let id: String }

  struct Foods: View {
    private let foods = ["apple", "beet", "avocado"]
    @State private var query = ""
    @State private var scope = "all"
    @State private var tokens: [Token] = []

    private var found: [String] {
      foods.filter { food in
        (query.isEmpty || food.hasPrefix(query)) && (scope == "all" || food.count == 5)
          && tokens.allSatisfy { food.contains($0.id) }
      }
    }

    struct Found: View {
      let foods: [String]
      @Environment(\.isSearching) private var isSearching
      var body: some View {
        List {
          ForEach(foods, id: \.self) { Text($0) }
          if isSearching { Text("searching") }
        }
      }
    }

    var body: some View {
      NavigationStack {
        Found(foods: found)
          .toolbar { Button("Cancel") {}.disabled(true) }
          .searchable(text: $query, tokens: $tokens, suggestedTokens: .constant([Token(id: "o")]), prompt: "Food") {
            Text("with \($0.id)")
          }
          .searchScopes($scope) { ForEach(["all", "five"], id: \.self) { Text($0) } }
          .searchSuggestions {
            if query == "b" {
              Text("Roots")
              Label("Red ones", systemImage: "circle").searchCompletion("beet")
              Text("Vowels").searchCompletion(Token(id: "e"))
            }
          }
      }
    }
  }

  private func buttons(_ screen: HostedScreen) -> [String] {
    HostedBars.buttons(below: screen.window).filter(\.isEnabled).map(\.title)
  }

  private func tap(_ title: String, _ screen: HostedScreen) {
    guard let button = HostedBars.buttons(below: screen.window).first(where: { $0.title == title && $0.isEnabled }) else {
      Issue.record("there is no enabled button \(title) to tap, but \(buttons(screen))")
      return
    }
    button.tap()
    HostLoop.settle()
  }

  private func type(_ text: String, _ screen: HostedScreen) {
    guard let field = HostedBars.searchFields(below: screen.window).first else {
      Issue.record("there is no search field to type \(text) into")
      return
    }
    field.insertText(text)
    HostLoop.settle()
  }

  private func delete(_ screen: HostedScreen) {
    guard let field = HostedBars.searchFields(below: screen.window).first else {
      Issue.record("there is no search field to delete from")
      return
    }
    field.deleteBackward()
    HostLoop.settle()
  }

  @Test("suggestions complete the text; without a completion they only stand there; Cancel ends the search")
  func suggestions() {
    let screen = HostedScreen(Foods())
    #expect(buttons(screen) == [])
    type("b", screen)
    #expect(buttons(screen) == ["with o", "all", "five", "Red ones", "Vowels", "Cancel"])
    tap("Red ones", screen)
    #expect(screen.items == ["beet", "row 1"])
    tap("Cancel", screen)
    #expect(screen.items == ["apple", "beet", "avocado"])
    #expect(buttons(screen) == [])
  }

  private struct Placed: View {
    @Environment(\.searchSuggestionsPlacement) private var placement
    var body: some View { if placement == .content { Text("In the content").searchCompletion("beet") } }
  }

  @Test("what is suggested knows that it stands in place of the content; other views know of no place")
  func placement() {
    struct Screen: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          List {
            Text("row")
            Placed()
          }.searchable(text: $query) { Placed() }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.items == ["row 1"])
    type("b", screen)
    #expect(buttons(screen) == ["In the content", "Cancel"])
  }

  @Test("scopes narrow what is found, and a search whose field is empty again is still in use")
  func scopes() {
    let screen = HostedScreen(Foods())
    type("a", screen)
    #expect(screen.items == ["apple", "avocado", "row 1"])
    tap("five", screen)
    #expect(screen.items == ["apple", "row 1"])
    delete(screen)
    #expect(screen.items == ["apple", "row 1"])
  }

  @Test("a token stands for what was typed, whether the field or a suggestion offers it, and the key that deletes removes it")
  func tokens() {
    let screen = HostedScreen(Foods())
    type("b", screen)
    tap("Vowels", screen)
    #expect(screen.items == ["apple", "beet", "row 1"])
    delete(screen)
    tap("with o", screen)
    #expect(screen.items == ["avocado", "row 1"])
  }
}
