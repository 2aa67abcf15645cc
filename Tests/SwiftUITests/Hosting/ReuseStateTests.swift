import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// A row with state that notes all that happens to it. One fills the screen.
private struct StatefulRow: View {
  let item: Int
  let history: History
  @State private var count = 0

  var body: some View {
    let _ = history("body \(item):\(count)")
    Button(action: { count += 1 }, label: { Text("\(item):\(count)").frame(maxWidth: .infinity, minHeight: 400) })
      .onAppear { history("appear \(item)") }
      .onDisappear { history("disappear \(item)") }
      .onChange(of: item) { history("change \($0)→\($1)") }
  }
}

/// RU: what becomes of hosted state when a cell serves another item.
@MainActor @Suite("Hosted state and reuse", .serialized) struct ReuseStateTests {
  init() { RunState.begin() }

  private func screen(
    _ profile: Profile, _ history: History, reuseID: @escaping (Int) -> String = { _ in "cell" }
  ) -> HostedList {
    HostedList(rows: Array(0..<40), profile: profile, reuseID: reuseID) { cell, item in
      cell.contentConfiguration = UIHostingConfiguration { StatefulRow(item: item, history: history) }.margins(.all, 0)
    }
  }

  @Test("RU-02 up to iOS 17 the next item shows the previous one's state, and its change fires onChange")
  func leaks() {
    let history = History()
    let screen = screen(.iOS17, history)
    screen.tap(0)
    #expect(history.take() == ["body 0:0", "appear 0", "body 0:1"])
    screen.scroll(to: 400)
    #expect(history.take() == ["body 1:0", "appear 1", "disappear 0"])
    screen.scroll(to: 800)
    #expect(screen.number(2) == 1)
    #expect(history.take() == ["body 2:1", "change 0→2", "appear 2", "disappear 1"])
    #expect(screen.texts(2) == ["2:1"])
  }

  @Test("RU-03 RU-07 from iOS 18 the recycled cell is first measured with the old state, then starts anew when it shows")
  func resets() {
    let history = History()
    let screen = screen(.iOS18, history)
    screen.tap(0)
    screen.scroll(to: 400)
    _ = history.take()
    _ = screen.take { _ in nil }
    screen.scroll(to: 800)
    #expect(history.take() == ["body 2:1", "change 0→2", "body 2:0", "appear 2", "disappear 1"])
    #expect(screen.texts(2) == ["2:0"])
    let resets = screen.take { event in
      if case .stateReset(let cell, let item) = event { "\(cell?.number ?? 0) \(item?.key ?? "-")" } else { nil }
    }
    #expect(resets == ["1 2"])
  }

  @Test("RU-04 from iOS 18 one reuse identifier per item does not keep state: it goes when the cell shows again")
  func ownIdentifiers() {
    let history = History()
    let screen = screen(.iOS18, history, reuseID: { "cell-\($0)" })
    screen.tap(0)
    screen.scroll(to: 400)
    _ = history.take()
    screen.scroll(to: 0)
    #expect(screen.number(0) == 1)
    #expect(screen.texts(0) == ["0:0"])
    #expect(history.take() == ["body 0:0", "appear 0", "disappear 1"])
  }

  @Test("RU-05 from iOS 18 the same item in the same cell has lost its state; up to iOS 17 it has not")
  func loss() {
    for (profile, text) in [(Profile.iOS18, "0:0"), (.iOS17, "0:1")] {
      let screen = screen(profile, History())
      screen.tap(0)
      screen.scroll(to: 400)
      screen.scroll(to: 0)
      #expect(screen.number(0) == 1)
      #expect(screen.texts(0) == [text])
    }
  }

  @Test("RU-06 UH-30 a cell that stays displayed keeps state for another item on every system; nothing appears or disappears")
  func rebinding() {
    for profile in Profile.all {
      let history = History()
      var shift = 0
      let screen = HostedList(rows: [0], profile: profile) { cell, item in
        cell.contentConfiguration = UIHostingConfiguration { StatefulRow(item: item + shift, history: history) }.margins(.all, 0)
      }
      screen.tap(0)
      _ = history.take()
      shift = 10
      screen.show([0], reconfiguring: [0])
      #expect(screen.texts(0) == ["10:1"])
      #expect(history.take() == ["body 10:1", "change 0→10"])
    }
  }

  @Test("RU-06 a hosting controller in a cell, and state that the cell itself keeps, are not reset by any system")
  func otherCarriers() {
    final class ControllerCell: UICollectionViewCell {
      var host: UIHostingController<AnyView>?
      var taps = 0
    }
    for profile in Profile.all {
      let history = History()
      let screen = HostedList(rows: Array(0..<40), profile: profile, cell: ControllerCell.self) { cell, item in
        guard let cell = cell as? ControllerCell else { return }
        let row = AnyView(StatefulRow(item: item, history: history))
        if let host = cell.host {
          host.rootView = row
        } else {
          let host = UIHostingController(rootView: row)
          cell.host = host
          cell.contentView.addSubview(host.view)
          host.view.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            host.view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            host.view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            host.view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            host.view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            host.view.heightAnchor.constraint(equalToConstant: 400),
          ])
        }
        cell.taps += 1
      }
      screen.tap(0)
      screen.scroll(to: 400)
      screen.scroll(to: 800)
      #expect(screen.texts(2) == ["2:1"])
      #expect((screen.cell(2) as? ControllerCell)?.taps == 2)
    }
  }

  @Test("RU-07 another height than was measured with the old state invalidates the size when the cell shows")
  func measuredTwice() {
    struct Growing: View {
      let item: Int
      @State private var isOpen = false
      var body: some View {
        Button(
          action: { isOpen = true }, label: { Text("\(item)").frame(maxWidth: .infinity, minHeight: isOpen ? 400 : 300) })
      }
    }
    let screen = HostedList(rows: Array(0..<40)) { cell, item in
      cell.contentConfiguration = UIHostingConfiguration { Growing(item: item) }.margins(.all, 0)
    }
    screen.tap(0)
    #expect(screen.height(0) == 400)
    screen.scroll(to: 400)
    screen.scroll(to: 0)
    _ = screen.take { _ in nil }
    screen.scroll(to: 500)
    let resized = screen.take { event -> String? in
      guard case .cellResized(_, let item, let from, let to) = event else { return nil }
      return "\(item.key) \(Int(from))→\(Int(to))"
    }
    #expect(resized.allSatisfy { $0.hasSuffix("400→300") })
    for item in [1, 2, 3] where screen.cell(item) != nil { #expect(screen.height(item) == 300) }
  }

  @Test("RU-08 a root id starts anew as soon as the configuration is applied, on every system")
  func rootID() {
    for profile in Profile.all {
      let history = History()
      let screen = HostedList(rows: Array(0..<40), profile: profile) { cell, item in
        cell.contentConfiguration = UIHostingConfiguration { StatefulRow(item: item, history: history).id(item) }.margins(.all, 0)
      }
      screen.tap(0)
      screen.scroll(to: 400)
      _ = history.take()
      screen.scroll(to: 800)
      #expect(screen.texts(2) == ["2:0"])
      let again = profile.stateResetsOnRedisplay ? ["body 2:0"] : []
      #expect(history.take() == ["body 2:0"] + again + ["appear 2", "disappear 1"])
    }
  }

  @Test("RU-09 after a content configuration of nil a new hosting view starts anew on every system, at its cost")
  func clearedContent() {
    final class ClearingCell: UICollectionViewListCell {
      override func prepareForReuse() {
        super.prepareForReuse()
        contentConfiguration = nil
      }
    }
    for profile in Profile.all {
      let history = History()
      let screen = HostedList(rows: Array(0..<40), profile: profile, cell: ClearingCell.self) { cell, item in
        cell.contentConfiguration = UIHostingConfiguration { StatefulRow(item: item, history: history) }.margins(.all, 0)
      }
      screen.tap(0)
      screen.scroll(to: 400)
      _ = history.take()
      _ = screen.take { _ in nil }
      screen.scroll(to: 800)
      #expect(history.take() == ["body 2:0", "appear 2", "disappear 1"])
      #expect(screen.texts(2) == ["2:0"])
      let made = screen.take { event in
        if case .contentViewMade(let cell, let item, _) = event { "\(cell.number) \(item?.key ?? "-")" } else { nil }
      }
      #expect(made == ["1 2"])
    }
  }

  @Test("RU-10 one reuse identifier per item: no other item's state, one cell an item, and the loss of RU-05 remains")
  func identifierPerItem() {
    for profile in Profile.all {
      let screen = screen(profile, History(), reuseID: { "cell-\($0)" })
      screen.tap(0)
      screen.scroll(to: 400)
      screen.scroll(to: 800)
      #expect(screen.texts(2) == ["2:0"])
      #expect(screen.number(2) == 3)
      screen.scroll(to: 400)
      screen.scroll(to: 0)
      #expect(screen.texts(0) == [profile.stateResetsOnRedisplay ? "0:0" : "0:1"])
    }
  }

  @Test("RU-11 UH-14 content of another type replaces the view, with fresh state and the warning")
  func otherType() {
    let history = History()
    let screen = HostedList(rows: Array(0..<40), profile: .iOS17) { cell, item in
      if item == 2 {
        cell.contentConfiguration = UIHostingConfiguration {
          StatefulRow(item: item, history: history).padding(0)
        }.margins(.all, 0)
      } else {
        cell.contentConfiguration = UIHostingConfiguration { StatefulRow(item: item, history: history) }.margins(.all, 0)
      }
    }
    screen.tap(0)
    screen.scroll(to: 400)
    _ = history.take()
    _ = screen.take { _ in nil }
    screen.scroll(to: 800)
    #expect(screen.texts(2) == ["2:0"])
    #expect(history.take() == ["body 2:0", "appear 2", "disappear 1"])
    let text = screen.take { if case .warning("CC-07", let text) = $0 { text } else { nil } }
    #expect(text.count == 1)
    let sentence =
      "Warning: You are setting a new content configuration to a cell that has an existing content configuration, but the "
      + "existing content view does not support the new configuration. This means the existing content view must be replaced "
      + "with a new content view created from the new configuration, instead of updating the existing content view directly, "
      + "which is expensive. Use separate registrations or reuse identifiers for different types of cells to avoid this. Make "
      + "a symbolic breakpoint at UIContentConfigurationAlertForReplacedContentView to catch this in the debugger."
    #expect(text.first?.contains(sentence) == true)
    for line in ["Cell", "Existing content configuration", "New content configuration"] {
      #expect(text.first?.contains(line + ":") == true)
    }
  }

  @Test("RU-13 a configuration assigned in updateConfiguration keeps the content view of an equal type, and its state")
  func assignedInUpdate() {
    final class UpdatingCell: UICollectionViewListCell {
      var item = 0
      var history = History()
      override func updateConfiguration(using state: UICellConfigurationState) {
        let (item, history) = (item, history)
        contentConfiguration = UIHostingConfiguration { StatefulRow(item: item, history: history) }.margins(.all, 0)
      }
    }
    let history = History()
    let screen = HostedList(rows: [0], cell: UpdatingCell.self) { cell, item in
      guard let cell = cell as? UpdatingCell else { return }
      cell.item = item
      cell.history = history
    }
    screen.tap(0)
    _ = screen.take { _ in nil }
    screen.cell(0)?.setNeedsUpdateConfiguration()
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["0:1"])
    let views = screen.take { event -> String? in
      switch event {
      case .contentViewMade: "made"
      case .contentViewUpdated: "updated"
      default: nil
      }
    }
    #expect(!views.isEmpty && views.allSatisfy { $0 == "updated" })
    #expect(history.entries.filter { $0.hasPrefix("appear") } == ["appear 0"])
  }

  @Test("RU-14 whether state resets on redisplay is a value of the profile: system and linked SDK decide together")
  func profiles() {
    #expect(Profile.all.map(\.stateResetsOnRedisplay) == [false, true])
    let olderSDK = Profile(name: "iOS18, older SDK", os: 18, stateResetsOnRedisplay: false)
    for (profile, text) in [(Profile.iOS17, "2:1"), (.iOS18, "2:0"), (olderSDK, "2:1")] {
      let screen = screen(profile, History())
      screen.tap(0)
      screen.scroll(to: 400)
      screen.scroll(to: 800)
      #expect(screen.texts(2) == [text])
    }
  }
}
