import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// The older name of a pile of screens.
@MainActor @Suite("Navigation views", .serialized) struct NavigationViewTests {
  @Test("links in a navigation view push, and back leads to its content")
  func links() {
    let hosted = Hosted(NavigationView { NavigationLink("go", destination: Text("there")) }.navigationViewStyle(.stack))
    hosted.tap(text: "go")
    hosted.settle()
    hosted.settle()
    #expect(hosted.texts == ["Back", "there"])
    hosted.tap(text: "Back")
    hosted.settle()
    hosted.settle()
    #expect(hosted.texts == ["go"])
  }

  private func color(of text: String, in view: some View) -> String? {
    Hosted(view).elements.first { $0["text"] == text }?["foregroundStyle"]
  }

  @Test(
    "In a list a link is its row, and its label has its own colour; a button's label there, and a link's elsewhere, has the tint")
  func colors() {
    let list = List {
      NavigationLink("row") { Text("there") }
      NavigationLink(value: 1) { Label("value", systemImage: "star") }
      Button("button") {}
      NavigationLink("borderless") { Text("there") }.buttonStyle(.borderless)
      NavigationLink(destination: Text("there")) { Button("inside") {} }
      ShareLink("share", item: "text")
    }
    let screen = NavigationStack { list }
    let label = color(of: "plain", in: List { Text("plain") })
    #expect(color(of: "row", in: screen) == label && color(of: "value", in: screen) == label)
    let tint = color(of: "button", in: screen)
    #expect(tint != nil && tint != label)
    for text in ["borderless", "inside", "share"] { #expect(color(of: text, in: screen) == tint) }
    #expect(color(of: "link", in: NavigationStack { NavigationLink("link") { Text("there") } }) == tint)
  }
}
