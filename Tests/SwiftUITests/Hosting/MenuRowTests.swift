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

private struct CollectionsInMenus: View {
  @State private var asks = false
  private var colors: some View { ForEach(["Red", "Blue"], id: \.self) { color in Button(color) {} } }

  var body: some View {
    List {
      ForEach(["Menu"], id: \.self) { title in
        Menu(title) {
          colors
          Button("None") {}
        }
        .swipeActions {
          colors
          Button("None") {}
        }
      }
      ForEach(["Context menu"], id: \.self) { title in
        Text(title).contextMenu { colors }
      }
      ForEach(["Question"], id: \.self) { title in
        Button(title) { asks = true }
          .confirmationDialog("Color", isPresented: $asks) { colors }
      }
    }
  }
}

@MainActor @Observable private final class Chosen {
  var row: String?
}

private struct SelectableMenus: View {
  @Bindable var chosen: Chosen

  var body: some View {
    List(["One", "Two"], id: \.self, selection: $chosen.row) { title in
      HStack {
        Text(title)
        Spacer()
      }
      .contextMenu { Button("Delete \(title)") {} }
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

  @Test("IN-04 menus, swipe actions and questions of a lazy row have all entries of a ForEach")
  func entriesOfCollections() throws {
    let window = Self.window(CollectionsInMenus())
    let list = try #require(ListProbe.probes(in: window).first)
    let row = try #require(list.visible().first?.cell)
    let content = (row as? UICollectionViewCell)?.contentView as? any SwipeActionProviding
    #expect(content?.swipeActions(for: .trailing)?.actions.map(\.title) == ["Red", "Blue", "None"])
    Self.touch(row, x: 40, for: TouchDriver.tapDuration)
    #expect(MenuSession.current(in: window)?.paths == [["Red"], ["Blue"], ["None"]])
    MenuSession.current(in: window)?.close()
    let second = try #require(list.visible().dropFirst().first?.cell)
    Self.touch(second, x: 40, for: 0.6)
    #expect(MenuSession.current(in: window)?.paths == [["Red"], ["Blue"]])
    let third = try #require(list.visible().dropFirst(2).first?.cell)
    MenuSession.current(in: window)?.close()
    Self.touch(third, x: 40, for: TouchDriver.tapDuration)
    let question = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(question.actions.map(\.title) == ["Red", "Blue", "Cancel"])
  }

  @Test("IN-04 a long press beside the texts of a row opens its context menu, a tap there selects the row or presses its link")
  func besideTexts() throws {
    let chosen = Chosen()
    let window = Self.window(SelectableMenus(chosen: chosen))
    let list = try #require(ListProbe.probes(in: window).first)
    let row = try #require(list.visible().first?.cell)
    Self.touch(row, x: row.bounds.maxX - 60, for: TouchDriver.tapDuration)
    #expect(chosen.row == "One" && MenuSession.current(in: window) == nil)
    chosen.row = nil
    Self.touch(row, x: 20, for: TouchDriver.tapDuration)
    #expect(chosen.row == "One" && MenuSession.current(in: window) == nil)
    chosen.row = nil
    Self.touch(row, x: row.bounds.maxX - 60, for: 0.6)
    #expect(MenuSession.current(in: window)?.paths == [["Delete One"]])
    #expect(chosen.row == nil)
  }

  @Test("IN-04 a finger that stays on a menu's label opens the menu before it is lifted, once")
  func heldLabel() throws {
    let window = Self.window(CollectionsInMenus())
    let row = try #require(ListProbe.probes(in: window).first?.visible().first?.cell)
    TouchDriver.touchDown(at: row.convert(CGPoint(x: 40, y: row.bounds.midY), to: nil), in: window)
    #expect(MenuSession.current(in: window) == nil)
    HostLoop.advance(by: 0.6)
    let session = try #require(MenuSession.current(in: window))
    TouchDriver.touchUp()
    HostLoop.settle()
    #expect(MenuSession.current(in: window) === session)
  }

  private static func window<Content: View>(_ content: Content) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = UIHostingController(rootView: content)
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    return window
  }

  private static func touch(_ row: UIView, x: Double, for duration: Double) {
    guard let window = row.window else {
      Issue.record("the row is in no window, so that nothing can touch it")
      return
    }
    TouchDriver.touchDown(at: row.convert(CGPoint(x: x, y: row.bounds.midY), to: nil), in: window)
    HostLoop.advance(by: duration)
    TouchDriver.touchUp()
    HostLoop.settle()
  }
}
