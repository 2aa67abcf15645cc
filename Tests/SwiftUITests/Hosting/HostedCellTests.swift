import CellTrace
import HeadlessCore
import Observation
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// UH: what hosted content learns from its cell and list, and what they learn from it.
@MainActor @Suite("Hosted content and its cell", .serialized) struct HostedCellTests {
  init() { RunState.begin() }

  private struct Surroundings: View {
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.isFocused) private var isFocused
    let history: History
    var body: some View {
      let _ = history("body")
      Text("\(prominence == .increased ? "increased" : "standard") \(isFocused)").frame(maxWidth: .infinity)
    }
  }

  @Test("UH-16 UH-20 selected and focused makes the background prominent; selection is a trait; focus is read without a handler")
  func state() {
    let history = History()
    let screen = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Surroundings(history: history) }
    }
    func traits() -> String? { screen.elements(0).first { $0["text"] != nil }?["accessibilityAddTraits"] }
    #expect(screen.texts(0) == ["standard false"])
    #expect(traits() == nil)
    screen.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["standard false"])
    #expect(traits() == "isSelected")
    screen.cell(0)?.core.force(.focused, true)
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["increased true"])
    screen.list.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["standard true"])
    #expect(traits() == nil)
  }

  @Test(
    "UH-20 a cell that is made anew has the traits of the one before: the selection, the look of its surroundings, the size of texts"
  )
  func madeAnew() {
    struct Row: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Text("\(scheme == .dark ? "dark" : "light") \(size == .xxxLarge ? "large" : "standard")").frame(maxWidth: .infinity)
      }
    }
    let screen = HostedList(rows: [0]) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { Row() } }
    func traits() -> String? { screen.elements(0).first { $0["text"] != nil }?["accessibilityAddTraits"] }
    screen.list.overrideUserInterfaceStyle = .dark
    screen.list.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    screen.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    HostLoop.runFrames()
    let old = screen.cell(0)
    #expect(screen.texts(0) == ["dark large"])
    #expect(traits() == "isSelected")
    screen.list.host.renewal.rebuildCells()
    HostLoop.runFrames()
    #expect(screen.cell(0) !== old)
    #expect(screen.texts(0) == ["dark large"])
    #expect(traits() == "isSelected", "what the host writes differs from no cell that was there before")
  }

  @Test("UH-16 highlight and enabling are not turned into environment: a handler builds the configuration from the state")
  func handler() {
    struct Row: View {
      let isHighlighted: Bool
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(isHighlighted) \(isEnabled)").frame(maxWidth: .infinity) }
    }
    let screen = HostedList(rows: [0]) { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = UIHostingConfiguration { Row(isHighlighted: state.isHighlighted) }
      }
    }
    #expect(screen.texts(0) == ["false true"])
    let cell = screen.cell(0)
    TouchDriver.touchDown(at: CGPoint(x: 160, y: 20), in: screen.window)
    HostLoop.advance(by: 0.3)
    HostLoop.runFrames()
    #expect(cell?.isHighlighted == true)
    #expect(screen.texts(0) == ["true true"])
    TouchDriver.touchCancelled()
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["false true"])
    cell?.isUserInteractionEnabled = false
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["false true"])
  }

  @Test("UH-17 every state change sets the root again: state stays, and no body runs whose inputs are the same")
  func updates() {
    struct Row: View {
      let history: History
      @State private var count = 0
      var body: some View {
        let _ = history("body")
        Button(action: { count += 1 }, label: { Text("\(count)") }).frame(maxWidth: .infinity)
      }
    }
    let history = History()
    let screen = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Row(history: history) }
    }
    _ = history.take()
    _ = screen.take { _ in nil }
    for _ in 0..<3 {
      screen.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      HostLoop.runFrames()
      screen.list.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
      HostLoop.runFrames()
    }
    #expect(history.take() == [])
    let updates = screen.take { if case .contentViewUpdated = $0 { "updated" } else { nil } }
    #expect(updates.count == 6)
    screen.cell(0)?.automaticallyUpdatesContentConfiguration = false
    screen.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    HostLoop.runFrames()
    #expect(screen.take { if case .contentViewUpdated = $0 { "updated" } else { nil } }.isEmpty)
  }

  @Test("UH-18 labels stand 16 from their icon in rows and 10 elsewhere; headers of grouped lists are in capitals")
  func listEnvironment() {
    func gap(_ screen: HostedList) -> Double {
      let elements = screen.elements(0)
      guard let icon = elements.first(where: { $0["image"] != nil }), let title = elements.first(where: { $0["text"] != nil })
      else { return -1 }
      return (title.frame.x - icon.frame.x - icon.frame.width).rounded()
    }
    let label = Label("x", systemImage: "star")
    let row = HostedList(rows: [0]) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { label } }
    #expect(gap(row) == 16)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let tile = HostedList(
      rows: [0], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      cell: UICollectionViewCell.self
    ) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { label } }
    #expect(gap(tile) == 10)
    for (appearance, text) in [(UICollectionLayoutListConfiguration.Appearance.insetGrouped, "HEADER"), (.plain, "Header")] {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .firstItemInSection
      let list = HostedList(rows: [0, 1], layout: UICollectionViewCompositionalLayout.list(using: configuration)) { cell, _ in
        cell.contentConfiguration = UIHostingConfiguration { Text("Header") }
      }
      #expect(list.texts(0) == [text])
      #expect(list.texts(1) == ["Header"])
    }
  }

  @Test("UH-22 a row presents through the view controller around its list; without one there is no screen to present on")
  func presentation() {
    struct Row: View {
      @State private var asks = false
      var body: some View {
        Button(action: { asks = true }, label: { Text("ask").frame(maxWidth: .infinity) })
          .alert("Really?", isPresented: $asks) { Button("Yes") {} }
      }
    }
    let screen = HostedList(rows: [0]) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { Row() } }
    screen.tap(0)
    HostLoop.settle()
    #expect((screen.controller.presentedViewController as? UIAlertController)?.title == "Really?")
    let bare = HostedList(rows: [0]) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { Row() } }
    bare.window.rootViewController = nil
    bare.window.addSubview(bare.list)
    HostLoop.runFrames()
    _ = bare.take { _ in nil }
    bare.tap(0)
    let missing = bare.take { if case .unowned(let name) = $0 { name } else { nil } }
    #expect(missing == ["the alert of a view that no view controller shows"])
  }

  @Test("UH-28 the separator begins and ends where the content's guides say, else at its first text")
  func separators() {
    func inset<V: View>(_ content: V) -> String? {
      let screen = HostedList(rows: [0, 1]) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { content } }
      return screen.elements(0).first?["separatorInset"]
    }
    #expect(inset(Text("x")) == nil)
    #expect(
      inset(
        HStack(spacing: 10) {
          Color.red.frame(width: 30, height: 30)
          Text("x")
        }) == "56 -")
    #expect(inset(Text("x").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 4 }) == "20 -")
    #expect(
      inset(
        Text("x").frame(maxWidth: .infinity, alignment: .leading).alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 12 }
      )
        == "- 20")
  }

  @Test("UH-29 content appears each time its cell comes on screen, not when it is made or measured ahead")
  func appearance() {
    struct Row: View {
      let item: Int
      let history: History
      var body: some View {
        Text("\(item)").frame(maxWidth: .infinity, minHeight: 200).onAppear { history("appear \(item)") }
          .onDisappear { history("disappear \(item)") }
      }
    }
    let history = History()
    var knobs = ListBehavior()
    knobs.preparedAhead = 1
    knobs.keptBehind = 1
    let screen = HostedList(rows: Array(0..<40), knobs: knobs) { cell, item in
      history("configure \(item)")
      cell.contentConfiguration = UIHostingConfiguration { Row(item: item, history: history) }.margins(.all, 0)
    }
    #expect(history.entries.filter { $0.hasPrefix("appear") } == ["appear 0", "appear 1"])
    #expect(history.entries.contains("configure 2"))
    _ = history.take()
    screen.scroll(to: 200)
    #expect(history.take().filter { !$0.hasPrefix("configure") } == ["appear 2", "disappear 0"])
    // The kept cell comes back without the provider, and appears again.
    screen.scroll(to: 0)
    #expect(history.take().filter { !$0.hasPrefix("configure") } == ["appear 0", "disappear 2"])
  }

  @Observable final class Model { var name = "model" }

  @Test("UH-31 cells see no environment from around the list, only what is injected inside; traits bridged to keys do arrive")
  func injection() {
    struct Row: View {
      @Environment(Model.self) private var model: Model?
      @Environment(\.distance) private var distance
      var body: some View { Text("\(model?.name ?? "none") \(distance)").frame(maxWidth: .infinity) }
    }
    let screen = HostedList(rows: [0, 1]) { cell, item in
      if item == 0 {
        cell.contentConfiguration = UIHostingConfiguration { Row() }
      } else {
        cell.contentConfiguration = UIHostingConfiguration { Row().environment(Model()) }
      }
    }
    #expect(screen.texts(0) == ["none 1"])
    #expect(screen.texts(1) == ["model 1"])
    screen.controller.traitOverrides[DistanceTrait.self] = 7
    HostLoop.runFrames()
    #expect(screen.texts(0) == ["none 7"])
  }

  @Test("UH-34 hosted content that is measured while its cell is in no list is reported")
  func measuredOutOfList() {
    let screen = HostedList(rows: [0]) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { Text("x") } }
    #expect(!screen.takeWarnings().contains("UH-34"))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentConfiguration = UIHostingConfiguration { Text("x") }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = cell.frame
    _ = cell.preferredLayoutAttributesFitting(attributes)
    _ = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let texts = screen.take { if case .warning("UH-34", let text) = $0 { text } else { nil } }
    #expect(texts.last == HostingText.measuredOutOfList("UICollectionViewListCell"))
  }

  @Observable final class Choice { var name = "a" }

  @Test("UH-35 where the system tracks, an update handler runs again when something it read changes; elsewhere it does not")
  func trackedUpdates() {
    for (profile, text) in [(Profile.iOS18, "a"), (.iOS26, "b")] {
      let choice = Choice()
      let screen = HostedList(rows: [0], profile: profile) { cell, _ in
        cell.configurationUpdateHandler = { cell, _ in
          let name = choice.name
          cell.contentConfiguration = UIHostingConfiguration { Text(name).frame(maxWidth: .infinity) }
        }
      }
      #expect(screen.texts(0) == ["a"])
      choice.name = "b"
      HostLoop.runFrames()
      #expect(screen.texts(0) == [text])
      choice.name = "c"
      HostLoop.runFrames()
      #expect(screen.texts(0) == [text == "a" ? "a" : "c"])
    }
  }

  @Test("UH-36 a value taken by a cell provider stays as it was until the cell is configured anew; an observed model does not")
  func snapshots() {
    struct Row: View {
      let choice: Choice
      var body: some View { Text(choice.name).frame(maxWidth: .infinity) }
    }
    for profile in [Profile.iOS18, .iOS26] {
      let choice = Choice()
      let screen = HostedList(rows: [0, 1], profile: profile) { cell, item in
        if item == 0 {
          let name = choice.name
          cell.contentConfiguration = UIHostingConfiguration { Text(name).frame(maxWidth: .infinity) }
        } else {
          cell.contentConfiguration = UIHostingConfiguration { Row(choice: choice) }
        }
      }
      choice.name = "b"
      HostLoop.runFrames()
      #expect(screen.texts(0) == ["a"])
      #expect(screen.texts(1) == ["b"])
      screen.show([0, 1], reconfiguring: [0])
      #expect(screen.texts(0) == ["b"])
    }
  }
}

private enum DistanceTrait: UITraitDefinition {
  static var defaultValue: Int { 1 }
}

private struct DistanceKey: UITraitBridgedEnvironmentKey {
  static var defaultValue: Int { 1 }
  static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[DistanceTrait.self] }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Int) { mutableTraits[DistanceTrait.self] = value }
}

extension EnvironmentValues {
  fileprivate var distance: Int { self[DistanceKey.self] }
}
