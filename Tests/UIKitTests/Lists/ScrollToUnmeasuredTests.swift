import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Where a scroll to an item ends if what lies on the way was never measured, and headers that measure themselves.
@Suite("Scrolling over what is not measured", .serialized)
@MainActor
struct ScrollToUnmeasuredTests {
  init() { RunState.begin() }

  /// Rows three times as high as a list's estimate.
  @Test(
    "SCR-01 a scroll to an item whose place is an estimate ends where its measured place is",
    arguments: [UICollectionView.ScrollPosition.bottom, .top, .centeredVertically])
  func item(position: UICollectionView.ScrollPosition) {
    let screen = ListScreen(rows: Array(0..<100), height: 150)
    for row in [60, 99, 20, 0] {
      let path = IndexPath(item: row, section: 0)
      screen.list.scrollToItem(at: path, at: position, animated: false)
      HostLoop.runFrames()
      guard let frame = screen.list.cellForItem(at: path)?.frame else {
        Issue.record("row \(row) is not there")
        continue
      }
      let (top, room) = (frame.minY - screen.list.contentOffset.y, screen.list.bounds.height)
      let wanted = position == .top ? 0 : position == .bottom ? room - frame.height : (room - frame.height) / 2
      // At the ends the content goes no further.
      let limits = screen.list.offsetLimits
      let offset = min(max(frame.minY - wanted, limits.low.y), limits.high.y)
      #expect(abs(top - (frame.minY - offset)) < 0.5 && frame.height == 150)
    }
  }

  /// A cell three times as high as its table's estimate, by its own constraints.
  private final class TallCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let block = UIView()
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      NSLayoutConstraint.activate([
        block.topAnchor.constraint(equalTo: contentView.topAnchor),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        block.heightAnchor.constraint(equalToConstant: 150),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(
    "SCR-01 a scroll to a row of a table whose place is an estimate ends where its measured place is",
    arguments: [UITableView.ScrollPosition.bottom, .top, .middle])
  func row(position: UITableView.ScrollPosition) {
    let rows = [(0..<60).map { "\($0)" }, (60..<100).map { "\($0)" }]
    let screen = TableScreen(rows: rows, height: nil, cell: TallCell.self)
    screen.table.rowHeight = UITableView.automaticDimension
    screen.table.estimatedRowHeight = 50
    screen.table.reloadData()
    HostLoop.runFrames()
    for path in [[1, 10], [1, 39], [0, 20], [0, 0]] as [IndexPath] {
      screen.table.scrollToRow(at: path, at: position, animated: false)
      HostLoop.runFrames()
      guard let frame = screen.table.cellForRow(at: path)?.frame else {
        Issue.record("row \(path) is not there")
        continue
      }
      let (top, room) = (frame.minY - screen.table.contentOffset.y, screen.table.bounds.height)
      let wanted = position == .top ? 0 : position == .bottom ? room - frame.height : (room - frame.height) / 2
      let limits = screen.table.offsetLimits
      let offset = min(max(frame.minY - wanted, limits.low.y), limits.high.y)
      #expect(abs(top - (frame.minY - offset)) < 0.5 && frame.height >= 150)
    }
  }

  /// As high as the text of its label needs at the table's width.
  private final class TextHeader: UITableViewHeaderFooterView {
    let label = UILabel()
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("HF-06 a header with constraints measures itself, the rows follow it, and a reused one is measured for its own text")
  func headers() {
    let texts = ["Short", "A text that needs several lines of a header at the width of a small phone", "End"]
    let screen = TableScreen(rows: (0..<3).map { section in (0..<6).map { "\(section) \($0)" } }, height: 50)
    screen.table.register(TextHeader.self, forHeaderFooterViewReuseIdentifier: "text")
    screen.table.sectionHeaderTopPadding = 0
    screen.table.sectionHeaderHeight = UITableView.automaticDimension
    screen.table.estimatedSectionHeaderHeight = 30
    screen.delegate.header = { table, section in
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: "text") as? TextHeader
      header?.label.text = texts[section]
      return header
    }
    screen.table.reloadData()
    HostLoop.runFrames()
    let line = UILabel()
    line.text = "Short"
    let one = line.sizeThatFits(CGSize(width: 280, height: 1000)).height + 20
    line.numberOfLines = 0
    line.text = texts[1]
    let several = line.sizeThatFits(CGSize(width: 280, height: 1000)).height + 20
    #expect(several > one * 1.5)
    #expect(abs(screen.table.rectForHeader(inSection: 0).height - one) < 1)
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == screen.table.rectForHeader(inSection: 0).maxY)
    screen.scroll(to: 330)
    #expect(abs(screen.table.rectForHeader(inSection: 1).height - several) < 1)
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == screen.table.rectForHeader(inSection: 1).maxY)
    screen.scroll(to: 10_000)
    #expect(abs(screen.table.rectForHeader(inSection: 2).height - one) < 1)
  }
}
