import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Cell configurations", .serialized)
@MainActor
struct CellConfigurationTests {
  init() { RunState.begin() }

  struct Words: UIContentConfiguration {
    var text = ""
    var look = ""
    func makeContentView() -> any UIView & UIContentView { WordsView(self) }
    func updated(for state: any UIConfigurationState) -> Words {
      var copy = self
      copy.look = (state as? UICellConfigurationState)?.isSelected == true ? "selected" : "plain"
      return copy
    }
  }

  final class WordsView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }
    init(_ configuration: Words) {
      self.configuration = configuration
      super.init(frame: .zero)
      addSubview(label)
      show()
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds
    }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 100) }
    private func show() {
      guard let words = configuration as? Words else { return }
      label.text = "\(words.text) \(words.look)"
    }
  }

  struct Other: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { OtherView(self) }
    func updated(for state: any UIConfigurationState) -> Other { self }
  }

  final class OtherView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Other) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func screen(_ rows: [Int], configure: @escaping (UICollectionViewCell, IndexPath, Int) -> Void) -> ListScreen {
    ListScreen(rows: rows, cell: UICollectionViewCell.self, configure: configure)
  }

  private func cell(_ screen: ListScreen, _ item: Int) -> UICollectionViewCell? {
    screen.list.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test("CC-02 CC-04 the same type goes into the present view; CC-05 also through reuse")
  func inPlace() {
    let screen = screen(Array(0..<20)) { cell, _, item in cell.contentConfiguration = Words(text: "\(item)") }
    let first = cell(screen, 0)?.contentView
    screen.show(Array(0..<20), reconfiguring: [0])
    #expect(cell(screen, 0)?.contentView === first)
    for y in [100, 200, 300, 400, 500, 600] { screen.scroll(to: CGFloat(y)) }
    let (_, events) = recording { screen.scroll(to: 700) }
    #expect(lines(events).filter { $0.hasPrefix("made") } == [])
    #expect(lines(events).contains { $0.hasPrefix("content") })
  }

  @Test("CC-04 CC-07 CC-08 another type replaces the content view at once, with a log; nil gives a plain view")
  func replaced() {
    let screen = screen([0]) { cell, _, item in cell.contentConfiguration = Words(text: "\(item)") }
    let cell = cell(screen, 0)
    let old = cell?.contentView
    let (_, events) = recording { cell?.contentConfiguration = Other() }
    #expect(cell?.contentView is OtherView && old?.superview == nil)
    #expect(lines(events) == ["warning CC-07", "made 1 0"])
    guard case .warning(_, let text) = events[0] else { return }
    #expect(text.hasPrefix("[ContentConfiguration] Warning: You are setting a new content configuration to a cell that has"))
    cell?.contentConfiguration = nil
    #expect(!(cell?.contentView is any UIContentView))
  }

  @Test("CC-09 content follows the state by itself, unless turned off")
  func automatic() {
    let screen = screen([0, 1]) { cell, _, item in cell.contentConfiguration = Words(text: "\(item)") }
    let label = (cell(screen, 0)?.contentView as? WordsView)?.label
    #expect(label?.text == "0 plain")
    cell(screen, 0)?.isSelected = true
    HostLoop.runFrames()
    #expect(label?.text == "0 selected")
    let other = (cell(screen, 1)?.contentView as? WordsView)?.label
    cell(screen, 1)?.automaticallyUpdatesContentConfiguration = false
    cell(screen, 1)?.isSelected = true
    HostLoop.runFrames()
    #expect(other?.text == "1 plain")
  }

  @Test("CC-10 CC-11 requests coalesce into one update before layout: override point, then handler")
  func coalesced() {
    final class Cell: SizedCell {
      static var calls: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        Cell.calls.append("override \(state.isSelected)")
      }
    }
    let screen = ListScreen(rows: [0], cell: Cell.self) { cell, _, _ in
      cell.configurationUpdateHandler = { _, state in Cell.calls.append("handler \(state.isSelected)") }
    }
    #expect(Cell.calls == ["override false", "handler false"])
    Cell.calls = []
    let cell = cell(screen, 0)
    cell?.setNeedsUpdateConfiguration()
    cell?.isSelected = true
    cell?.isHighlighted = true
    #expect(Cell.calls == [])
    HostLoop.runFrames()
    #expect(Cell.calls == ["override true", "handler true"])
  }

  @Test("CC-12 the handler stays on the cell through reuse")
  func handlerOutlivesReuse() {
    let screen = ListScreen(rows: Array(0..<20), height: 200) { cell, _, item in
      if item < 2 { cell.configurationUpdateHandler = { _, _ in } }
    }
    screen.scroll(to: 300)
    let (_, events) = recording { screen.scroll(to: 500) }
    #expect(lines(events).contains("handler ran 1 0→4 normal"))
  }

  @Test("CC-13 a request inside the update waits for the next pass")
  func requestInsideUpdate() {
    var count = 0
    let screen = ListScreen(rows: [0]) { cell, _, _ in
      cell.configurationUpdateHandler = { cell, _ in
        count += 1
        if count < 3 { cell.setNeedsUpdateConfiguration() }
      }
    }
    #expect(count == 3)
    #expect(screen.cells == ["0@1"])
  }

  @Test("CC-13 as many requests as an update makes are as many updates, and none is lost")
  func manyRequestsInsideUpdates() {
    final class Cell: SizedCell {
      static var calls = 0
      override func updateConfiguration(using state: UICellConfigurationState) {
        Cell.calls += 1
        if Cell.calls < 12 { setNeedsUpdateConfiguration() }
      }
    }
    let screen = ListScreen(rows: [0], cell: Cell.self)
    HostLoop.settle(within: 1)
    #expect(Cell.calls == 12)
    #expect(screen.cells == ["0@1"])
  }

  @Test("CC-14 CC-17 custom values are part of the state")
  func customState() {
    final class Cell: SizedCell {
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("mood")] = "glad"
        return state
      }
    }
    var moods: [AnyHashable?] = []
    _ = ListScreen(rows: [0], cell: Cell.self) { cell, _, _ in
      cell.configurationUpdateHandler = { _, state in moods.append(state[UIConfigurationStateCustomKey("mood")]) }
    }
    #expect(moods == ["glad"])
  }

  @Test("CC-16 a cell without user interaction is disabled")
  func disabled() {
    let screen = ListScreen(rows: [0])
    cell(screen, 0)?.isUserInteractionEnabled = false
    #expect(cell(screen, 0)?.configurationState.isDisabled == true)
  }

  @Test("CC-20 background configuration and background views exclude each other")
  func backgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test("LC-X02 LC-31 a registration made in the provider ends the app")
  func registrationInProvider() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let list = UICollectionView(
          frame: window.bounds,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, indexPath, item in
          let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
          return list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        window.addSubview(list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        HostLoop.runFrames()
      }
    }
    #expect(
      said(
        "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or",
        ended))
  }
}
