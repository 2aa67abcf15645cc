import HeadlessCore
import Testing
@_spi(CellHarness) import UIKit

@testable import SwiftUI

/// Rows whose menus are read while they are described, which makes views for the moment and takes them away.
@MainActor @Suite("Rows with menus") struct MenuRowTests {
  init() { RunState.begin() }

  @Test("a row with a context menu takes the same height after its menu was read, whatever text size the device has")
  func height() throws {
    let controller = UIHostingController(
      rootView: List {
        Text("One\nTwo").contextMenu { Button("Delete") {} }
        VStack { Text("One\nTwo").contextMenu { Button("Delete") {} } }
        Menu("Date") { Button("Today") {} }
      })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    for size in [UIContentSizeCategory.large, .accessibilityLarge] {
      window.traitOverrides.preferredContentSizeCategory = size
      HostLoop.settle()
      let probe = try #require(ListProbe.probes(in: window).first)
      let before = probe.appearances(measuring: true)
      let after = probe.appearances(measuring: true)
      #expect(before.count == 3 && before.map(\.idealHeight) == after.map(\.idealHeight))
      #expect(after.map { (($0.idealHeight ?? 0) - $0.frame.height).rounded() } == [0, 0, 0], "\(after.map(\.idealHeight))")
    }
  }
}
