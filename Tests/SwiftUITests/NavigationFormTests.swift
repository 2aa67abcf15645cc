import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Links with conditions and tags, and bars as the first versions spelled them: what a user sees of them.
@MainActor @Suite("Links with conditions and tags, items of bars", .serialized) struct NavigationFormTests {
  init() { RunState.begin() }

  private func settle(_ hosted: Hosted) {
    hosted.settle()
    hosted.settle()
  }

  @Test("a link with a condition pushes when it is touched and when the condition is written, and goes with it")
  func conditionalLink() {
    struct Screen: View {
      @State private var isActive = false
      var body: some View {
        VStack {
          NavigationStack {
            NavigationLink("go", destination: Button("leave") { isActive = false }, isActive: $isActive)
          }
          Button("open \(isActive ? "yes" : "no")") { isActive = true }
        }
      }
    }
    let hosted = Hosted(Screen())
    hosted.tap(text: "go")
    settle(hosted)
    #expect(hosted.texts.contains("leave"))
    #expect(hosted.texts.contains("open yes"))
    hosted.tap(text: "leave")
    settle(hosted)
    #expect(hosted.texts == ["go", "open no"])
    hosted.tap(text: "open no")
    settle(hosted)
    #expect(hosted.texts.contains("leave"))
  }

  @Test("links with tags follow one selection")
  func taggedLinks() {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        VStack {
          NavigationStack {
            VStack {
              ForEach(0..<2) { tag in
                NavigationLink(destination: Text("number \(tag)"), tag: tag, selection: $chosen) { Text("to \(tag)") }
              }
            }
          }
          Text("chosen \(chosen ?? -1)")
        }
      }
    }
    let hosted = Hosted(Screen())
    hosted.tap(text: "to 1")
    settle(hosted)
    #expect(hosted.texts == ["Back", "number 1", "chosen 1"])
    hosted.tap(text: "Back")
    settle(hosted)
    #expect(hosted.texts == ["to 0", "to 1", "chosen -1"])
  }

  @Test("items of the navigation bar are reached by a finger")
  func barItems() throws {
    struct Screen: View {
      @State private var names = ["a"]
      var body: some View {
        NavigationView {
          List { ForEach(names, id: \.self) { Text($0) } }
            .navigationBarTitle("Names", displayMode: .inline)
            .navigationBarItems(leading: EditButton(), trailing: Button("Add") { names.append("b") })
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(HostedBars.buttons(below: screen.window).map(\.title) == ["Edit", "Add"])
    try #require(HostedBars.buttons(below: screen.window).first { $0.title == "Add" }).tap()
    HostLoop.settle()
    #expect(screen.items == ["a", "b"])
  }

  @Test("a toolbar may be empty, and hold many items")
  func toolbarCounts() {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          List { Text("a") }
            .toolbar {}
            .toolbar {
              ToolbarItem { Button("One") {} }
              ToolbarItem { Button("Two") {} }
              ToolbarItem { Button("Three") {} }
            }
        }
      }
    }
    #expect(HostedBars.buttons(below: HostedScreen(Screen()).window).map(\.title) == ["One", "Two", "Three"])
  }

  @Test("a toolbar may choose between items")
  func toolbarBranches() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          List { Text("a") }
            .toolbar {
              if isOn {
                ToolbarItem(placement: .topBarTrailing) { Button("Off") { isOn = false } }
              } else {
                ToolbarItemGroup(placement: .navigation) { Button("On") { isOn = true } }
              }
            }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(HostedBars.buttons(below: screen.window).map(\.title) == ["On"])
    try #require(HostedBars.buttons(below: screen.window).first).tap()
    HostLoop.settle()
    #expect(HostedBars.buttons(below: screen.window).map(\.title) == ["Off"])
  }
}
