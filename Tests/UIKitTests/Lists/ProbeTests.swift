import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("The probe on lists", .serialized)
@MainActor
struct ProbeTests {
  init() { RunState.begin() }

  private func screen(_ rows: [Int], policy: ReusePolicy = .lifo) -> (ListScreen, ListProbe) {
    let screen = ListScreen(rows: rows, policy: policy, cell: UICollectionViewListCell.self) { cell, _, item in
      guard let cell = cell as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = item == 1 ? [.checkmark()] : []
    }
    return (screen, ListProbe.probes(in: screen.window)[0])
  }

  @Test("what is where")
  func places() {
    let (screen, probe) = screen(Array(0..<30))
    #expect(probe.list == 0 && probe.view === screen.list)
    #expect(probe.items().map(\.item.key) == (0..<30).map(String.init))
    #expect(probe.visible().map(\.item.key) == (0...9).map(String.init))
    #expect(probe.visible()[1].frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(probe.frame(of: Slot(section: 0, item: 20))?.minY == 880)
    #expect(probe.frame(of: Slot(section: 0, item: 30)) == nil)
  }

  @Test("appearances hold text, accessories, separators and the ideal height")
  func appearances() {
    let (_, probe) = screen([0, 1])
    let rows = recording { probe.appearances(measuring: true) }.result
    #expect(rows.map(\.title) == ["Row 0", "Row 1"])
    #expect(rows.map(\.idealHeight) == [44, 44])
    #expect(rows.map { $0.elements.contains { $0.role == .accessory } } == [false, true])
    #expect(rows[0].elements.first?.role == .cell && rows[0].elements.first?["bottomSeparator"] == "system")
    #expect(rows[0].cellType == "UIKit.UICollectionViewListCell")
    #expect(rows[0].flags == [] && rows[0].reuse == nil)
  }

  @Test("one line more is no ideal height if it fits into a cell 1.5 % wider; farther from the edge it is")
  func wrapBand() {
    /// The height that is wanted after the text grew by a last word that is `excess` times the room too wide.
    func ideal(excess: CGFloat) -> Double? {
      let screen = ListScreen(rows: [0], height: 44, cell: WrappingCell.self)
      let probe = ListProbe.probes(in: screen.window)[0]
      let cell = screen.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? WrappingCell
      screen.list.selfSizingInvalidation = .disabled
      cell?.widthOfText = 320 * (1 + excess)
      return probe.appearances(measuring: true)[0].idealHeight
    }
    #expect(ideal(excess: 0) == 44)
    #expect(ideal(excess: 0.01) == 44)
    #expect(ideal(excess: 0.02) == 64)
    #expect(ideal(excess: -0.5) == 44)
  }

  /// One line of 44 points, or two where the text is wider than the cell.
  private final class WrappingCell: UICollectionViewCell {
    var widthOfText: CGFloat = 0
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: widthOfText > targetSize.width ? 64 : 44) }
  }

  @Test("headers and open actions are told apart from the cells, for pictures")
  func surroundings() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 0
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    let screen = ListScreen(rows: [0, 1], height: 50)
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Today"
      view.contentConfiguration = content
    }
    screen.source.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    screen.list.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
    HostLoop.runFrames()
    let probe = ListProbe.probes(in: screen.window)[0]
    let closed = probe.surroundings()
    #expect(closed.supplements.map { $0.elements.compactMap { $0["text"] } } == [["Today"]])
    #expect(closed.supplements[0].frame.y == 0 && closed.supplements[0].frame.width == 320 && closed.swipe == nil)
    #expect(probe.openSwipe(Slot(section: 0, item: 1), edge: .trailing) == ["Delete"])
    let open = probe.surroundings().swipe
    #expect(open?.item == ItemID(key: "1") && open?.edge == .trailing)
    #expect(open?.actions == [.init(title: "Delete", color: "systemRed")])
  }

  @Test("state flags can be forced, and are given back")
  func flags() {
    let (screen, probe) = screen([0, 1])
    let slot = Slot(section: 0, item: 0)
    for (flag, _) in CellFlags.all {
      probe.setFlag(flag, true, for: slot)
      HostLoop.runFrames()
      #expect(probe.appearances(measuring: false)[0].flags == flag)
      probe.setFlag(flag, false, for: slot)
      HostLoop.runFrames()
      #expect(probe.appearances(measuring: false)[0].flags == [])
    }
    probe.select(slot)
    probe.setFlag(.selected, true, for: slot)
    probe.setFlag(.selected, false, for: slot)
    #expect(screen.list.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
    probe.deselect(slot)
    #expect(screen.list.indexPathsForSelectedItems == [])
  }

  @Test("a rebuild shows the same items in new objects, a refresh in the same ones")
  func references() {
    let (screen, probe) = screen([0, 1])
    let (_, refresh) = recording { probe.refreshVisibleCells() }
    #expect(lines(refresh).filter { $0.hasPrefix("reference") } == ["reference 1 0 at 0-0", "reference 2 1 at 0-1"])
    #expect(screen.cells == ["0@1", "1@2"])
    let before = looks(probe)
    let (_, rebuild) = recording {
      probe.rebuildVisibleCells()
      HostLoop.runFrames()
    }
    #expect(
      lines(rebuild).filter { $0.hasPrefix("create") || $0.hasPrefix("reference") }
        == ["create 3", "reference 3 0 at 0-0", "create 4", "reference 4 1 at 0-1"])
    #expect(screen.cells == ["0@3", "1@4"])
    #expect(looks(probe) == before)
  }

  /// What is shown, without who wrote it.
  private func looks(_ probe: ListProbe) -> [String] {
    probe.appearances(measuring: true).flatMap { row in
      row.elements.map { element in
        "\(row.item) \(element.path) \(element.frame) \(element.properties.map { "\($0.name)=\($0.value)" })"
      }
    }
  }

  @Test("writes are stamped with the item the cell serves; those of the initialiser with none")
  func provenance() {
    final class Stamped: SizedCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.textColor = .red
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        label.alpha = 0.5
      }
    }
    let (screen, _) = recording { () -> ListScreen in
      let screen = ListScreen(rows: Array(0..<9), height: 200, cell: Stamped.self) { cell, _, item in
        (cell as? Stamped)?.label.text = "\(item)"
      }
      screen.scroll(to: 300)
      RunState.current.step = 3
      screen.scroll(to: 500)
      return screen
    }
    let label = (screen.list.cellForItem(at: IndexPath(item: 4, section: 0)) as? Stamped)?.label
    #expect(label?.provenance(of: "textColor") == WriteProvenance(item: nil, step: 0))
    #expect(label?.provenance(of: "text") == WriteProvenance(item: ItemID(key: "4"), step: 3))
    #expect(label?.provenance(of: "alpha") == WriteProvenance(item: ItemID(key: "4"), step: 3))
  }
}
