import HeadlessCore
import Testing
@_spi(CellHarness) import UIKit

@testable import SwiftUI

private struct PickersInMenu: View {
  @State private var size = "Small"

  private var sizes: some View { ForEach(["Small", "Large"], id: \.self) { Text($0) } }

  var body: some View {
    List {
      Menu("More") {
        Picker("Plain", selection: $size) { sizes }
        Picker("Below", selection: $size) { sizes }.pickerStyle(.menu)
        Picker("Beside", selection: $size) { sizes }.pickerStyle(.palette)
      }
    }
  }
}

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

  @Test("a picker in a menu stands among its entries, in a submenu in the style for menus, and as a row of symbols in a palette")
  func pickers() throws {
    let controller = UIHostingController(rootView: PickersInMenu())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    let row = try #require(ListProbe.probes(in: window).first?.visible().first?.cell)
    TouchDriver.touchDown(at: row.convert(CGPoint(x: 40, y: row.bounds.midY), to: nil), in: window)
    HostLoop.advance(by: TouchDriver.tapDuration)
    TouchDriver.touchUp()
    HostLoop.settle()
    let session = try #require(MenuSession.current(in: window))
    #expect(session.paths == [["Small"], ["Large"], ["Below", "Small"], ["Below", "Large"], ["Small"], ["Large"]])
  }
}
