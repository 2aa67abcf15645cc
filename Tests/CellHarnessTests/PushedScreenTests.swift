import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing
import UIKit

/// Rows that push a screen of SwiftUI's, which pushes another one; a button changes the list.
struct PushingScreen: CellScreen {
  private let controller = UIHostingController(rootView: PushingView())
  var rootViewController: UIViewController { controller }
}

private struct PushingView: View {
  @State private var names = ["Apple", "Banana"]

  var body: some View {
    NavigationStack {
      VStack {
        Button("Reverse") { names.reverse() }
        List(names, id: \.self) { name in NavigationLink(name, value: name) }
      }
      .navigationDestination(for: String.self) { FruitView(name: $0) }
    }
  }
}

private struct FruitView: View {
  let name: String

  var body: some View {
    VStack {
      Text("All about \(name)")
      NavigationLink("Origin") { Text("\(name) comes from Asia") }
    }
    .navigationTitle(name)
  }
}

@Suite("Screens that SwiftUI's stacks push")
struct PushedScreenTests {
  private func screens(_ script: [Interaction]) throws -> [ShownScreen] {
    try Runner(PushingScreen.self).run(script, RunConfiguration()).steps.flatMap(\.events).compactMap { event in
      if case .screenShown(let screen) = event.kind { screen } else { nil }
    }
  }

  @Test("A pushed screen is told with its view's name and what stands on it; the one that it leads back to is not")
  func pushes() throws {
    let names = ["Reverse", "Apple", "Back", "Banana"]
    let shown = try screens(names.map { .tap(.showing($0)) })
    #expect(shown.map(\.type) == ["FruitView", "FruitView"])
    try #require(shown.count == 2)
    #expect(shown[0].texts.contains("All about Apple"))
    #expect(shown[1].texts.contains("All about Banana"))
    #expect(!shown[1].texts.contains { $0.contains("Apple") })
  }

  @Test("A screen that a pushed one pushes is told, too")
  func second() throws {
    let shown = try screens([.tap(.showing("Apple")), .tap(.showing("Origin")), .tap(.showing("Back"))])
    try #require(shown.count == 2)
    #expect(!shown[0].texts.contains { $0.contains("Asia") })
    #expect(shown[1].texts.contains { $0.contains("Asia") })
  }
}
