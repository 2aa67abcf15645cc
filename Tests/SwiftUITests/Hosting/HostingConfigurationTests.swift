import CellTrace
import HeadlessCore
import Observation
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// UH: what a hosting configuration makes of content, margins, sizes and background.
@MainActor @Suite("Hosting configurations", .serialized) struct HostingConfigurationTests {
  /// A grid of one column: no list.
  private func grid() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func frame(_ screen: HostedList, _ text: String) -> [Double]? {
    screen.elements(0).first { $0["text"] == text }.map { element in
      [element.frame.x, element.frame.y, element.frame.width, element.frame.height].map { ($0 * 100).rounded() / 100 }
    }
  }

  @Test("UH-01 UH-03 a configuration is a value: its content view shows it, and a copy for a state remembers the state")
  func value() {
    let configuration = UIHostingConfiguration { Text("x") }
    let isPlain: Bool = type(of: configuration) == UIHostingConfiguration<Text, EmptyView>.self
    #expect(isPlain)
    var state = UICellConfigurationState(traitCollection: .standard)
    state.isSelected = true
    #expect(configuration.updated(for: state).state?.isSelected == true)
    #expect(configuration.state == nil)
    let view = configuration.makeContentView()
    #expect(view.configuration is UIHostingConfiguration<Text, EmptyView>)
  }

  @Test("UH-02 backgrounds change the type; margins replace the named edges only; a nil minimum is the system's")
  func modifiers() {
    let plain = UIHostingConfiguration { Text("x") }
    #expect(String(describing: type(of: plain.background(Color.red))).contains("_UIHostingConfigurationBackgroundView<Color>"))
    #expect(String(describing: type(of: plain.background { Text("b") })) == "UIHostingConfiguration<Text, Text>")
    typealias Row = UIHostingConfiguration<Text, EmptyView>
    func row(_ make: @escaping (Row) -> Row) -> [Double]? {
      let screen = HostedList(rows: [0]) { cell, _ in cell.contentConfiguration = make(UIHostingConfiguration { Text("x") }) }
      return frame(screen, "x").map { [$0[0], $0[1], screen.height(0) ?? 0] }
    }
    #expect(row { $0 } == [16, 12, 44])
    #expect(row { $0.margins(.leading, 30) } == [30, 12, 44])
    #expect(row { $0.margins(.all, 20).margins(.leading, 5) } == [5, 20, 60.33])
    #expect(row { $0.margins(.vertical, EdgeInsets(top: 40, leading: 99, bottom: 0, trailing: 99)) } == [16, 40, 60.33])
    #expect(row { $0.minSize(height: 100).minSize() } == [16, 12, 44])
  }

  @Test("UH-04 the minimum size includes the margins")
  func minimum() {
    let screen = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text("x") }.margins(.vertical, 30).minSize(height: 90)
    }
    #expect(screen.height(0) == 90)
    let inside = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text("x") }.margins(.vertical, 30).minSize(height: 70)
    }
    #expect(inside.height(0) == 80.33)
  }

  @Test("UH-05 UH-06 UH-07 in a list: leading, 11/16/11/8, at least 44; outside: centred, the view's own margins, no minimum")
  func defaults() {
    let row = HostedList(rows: [0]) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { Text("x") } }
    #expect(frame(row, "x")?.prefix(2) == [16, 12])
    #expect(row.height(0) == 44)
    let tall = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 100) }
    }
    #expect(tall.height(0) == 122)
    let collapsed = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text("x") }.margins(.vertical, 0).minSize(height: 0)
    }
    #expect(collapsed.height(0) == 20.33)
    let tile = HostedList(rows: [0], layout: grid(), cell: UICollectionViewCell.self) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text("x") }
    }
    let place = frame(tile, "x") ?? []
    #expect(tile.height(0) == 36.33)
    #expect(place.count == 4 && abs(place[0] + place[2] / 2 - 160) < 0.34)
  }

  @Test("UH-06 larger margins of the cell's content view win over the list's at the sides")
  func ownMargins() {
    final class WideCell: UICollectionViewListCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 4)
      }
    }
    let screen = HostedList(rows: [0], cell: WideCell.self) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text("x").frame(maxWidth: .infinity, alignment: .trailing) }
    }
    HostLoop.runFrames()
    let place = frame(screen, "x") ?? []
    #expect(place.count == 4 && abs(place[0] + place[2] - 312) < 0.34)
    let leading = HostedList(rows: [0], cell: WideCell.self) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text("x") }
    }
    HostLoop.runFrames()
    #expect(frame(leading, "x")?.first == 40)
  }

  @Test("UH-08 the safe area at the sides is kept away from once")
  func safeArea() {
    let screen = HostedList(rows: [0]) { cell, _ in cell.contentConfiguration = UIHostingConfiguration { Text("x") } }
    screen.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    HostLoop.runFrames()
    #expect(screen.cell(0)?.contentView.safeAreaInsets.left == 50)
    #expect(frame(screen, "x")?.first == 66)
  }

  @Test("UH-09 the background fills the cell behind accessories, outside sizing, with state and environment of its own")
  func background() {
    struct Ground: View {
      @Environment(\.isEnabled) private var isEnabled
      @State private var count = 0
      var body: some View { Text("\(isEnabled) \(count)").frame(maxWidth: .infinity, minHeight: 300) }
    }
    let screen = HostedList(rows: [0]) { cell, _ in
      (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator()]
      cell.contentConfiguration = UIHostingConfiguration { Text("x").disabled(true) }.background { Ground() }
    }
    #expect(screen.height(0) == 44)
    #expect(screen.texts(0).contains("true 0"))
    let background = screen.cell(0)?.subviews.first { $0 is HostingView && $0 !== screen.cell(0)?.contentView }
    #expect(background?.frame == screen.cell(0)?.bounds)
  }

  @Test("UH-10 a self-sizing cell proposes its width and no height; both axes are rounded up to the pixel")
  func proposal() {
    let long = String(repeating: "word ", count: 30)
    let screen = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text(long) }.margins(.all, 0).minSize(height: 0)
    }
    let lines = ((screen.height(0) ?? 0) / 20.287).rounded()
    #expect(lines > 2)
    #expect(screen.height(0) == ((lines * 20.287109375 * 3).rounded(.up) / 3 * 100).rounded() / 100)
    let view = UIHostingConfiguration { Color.red.frame(width: 10.1, height: 10.1) }.margins(.all, 0).minSize(height: 0)
      .makeContentView()
    let size = view.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    #expect(abs(size.height - 31.0 / 3) < 0.001)
  }

  private struct Growing: View {
    @State private var isOpen = false
    var body: some View {
      Button(
        action: { isOpen.toggle() }, label: { Text("x").frame(maxWidth: .infinity, minHeight: isOpen ? 100 : 50) })
    }
  }

  private func resizes(_ screen: HostedList) -> [String] {
    screen.take { event in
      guard case .cellResized(_, let item, let from, let to) = event else { return nil }
      return "\(item.key) \(Int(from))→\(Int(to))"
    }
  }

  @Test("UH-11 UH-12 another size of the content resizes the cell at once, in one step, animated or not; disabled, it does not")
  func invalidation() {
    let screen = HostedList(rows: [0, 1]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Growing() }.margins(.all, 0)
    }
    _ = screen.take { _ in nil }
    screen.tap(0)
    #expect(resizes(screen) == ["0 50→100"])
    #expect(screen.cell(1)?.frame.minY == 100)
    UIView.performWithoutAnimation { screen.tap(0) }
    #expect(resizes(screen) == ["0 100→50"])
    screen.list.selfSizingInvalidation = .disabled
    screen.tap(0)
    #expect(resizes(screen).isEmpty)
    #expect(screen.height(0) == 50)
  }

  @Test("UH-13 where nothing is invalidated by itself, an empty batch of updates sizes the cells anew")
  func emptyBatch() {
    let screen = HostedList(rows: [0, 1]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Growing() }.margins(.all, 0)
    }
    screen.list.selfSizingInvalidation = .disabled
    screen.tap(0)
    #expect(screen.height(0) == 50)
    screen.list.performBatchUpdates(nil)
    HostLoop.runFrames()
    #expect(screen.height(0) == 100)
  }

  @Test("UH-15 a configuration of another type set on the content view itself ends the app with its text")
  func otherType() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIHostingConfiguration { Text("x") }.makeContentView()
        view.configuration = UIHostingConfiguration { Color.red }
      }
    }
    let text = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "The type of the new configuration does not match the type of the UIHostingConfiguration that the content view was "
          + "initially created with. Make a new content view from the new configuration instead."))
  }

  @Test("UH-19 a content view that moves between a list and another layout starts anew")
  func movedBetweenEnvironments() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button(action: { count += 1 }, label: { Text("\(count)").frame(maxWidth: .infinity, minHeight: 50) })
      }
    }
    let configuration = UIHostingConfiguration { Counter() }
    let view = configuration.makeContentView()
    func showing(in screen: HostedList) -> [String] {
      guard let cell = screen.cell(0) else { return [] }
      cell.addSubview(view)
      view.frame = cell.bounds
      HostLoop.runFrames()
      return view.shownTexts
    }
    let list = HostedList(rows: [0]) { _, _ in }
    #expect(showing(in: list) == ["0"])
    TouchDriver.tap(at: view.convert(CGPoint(x: 160, y: 20), to: nil), in: list.window)
    HostLoop.runFrames()
    #expect(view.shownTexts == ["1"])
    let other = HostedList(rows: [0]) { _, _ in }
    #expect(showing(in: other) == ["1"])
    let tiles = HostedList(rows: [0], layout: grid(), cell: UICollectionViewCell.self) { _, _ in }
    #expect(showing(in: tiles) == ["0"])
  }

  @Test("UH-33 a content view outside any cell shows its content and appears with its window")
  func standalone() {
    RunState.begin()
    let history = History()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.isHidden = false
    let view = UIHostingConfiguration {
      Text("x").onAppear { history("appear") }.onDisappear { history("disappear") }
    }.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    HostLoop.runFrames()
    #expect(history.take() == [])
    window.addSubview(view)
    HostLoop.runFrames()
    #expect(view.shownTexts == ["x"])
    #expect(history.take() == ["appear"])
    view.removeFromSuperview()
    HostLoop.runFrames()
    #expect(history.take() == ["disappear"])
  }
}
