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
}
