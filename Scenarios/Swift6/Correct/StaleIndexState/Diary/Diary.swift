import UIKit

struct DiaryEntry: Identifiable, Hashable, Sendable {
  let id: Int
  let day: Int
  let text: String
}

/// Days are rows of their own; their identity is the day, whatever stands around them.
final class DiaryViewController: UICollectionViewController {
  private enum Row: Hashable {
    case day(Int)
    case entry(DiaryEntry)
  }

  private var entries = (1...60).map { DiaryEntry(id: $0, day: 1 + $0 / 4, text: "Entry \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let day = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, day in
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Day \(day)"
      cell.contentConfiguration = content
      cell.isUserInteractionEnabled = false
    }
    let entry = UICollectionView.CellRegistration<UICollectionViewListCell, DiaryEntry> { cell, _, entry in
      var content = UIListContentConfiguration.cell()
      content.text = entry.text
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, row in
      switch row {
      case .day(let number): list.dequeueConfiguredReusableCell(using: day, for: indexPath, item: number)
      case .entry(let item): list.dequeueConfiguredReusableCell(using: entry, for: indexPath, item: item)
      }
    }
    apply(animated: false)
  }

  func write() {
    entries.insert(DiaryEntry(id: 100, day: 0, text: "Arrived"), at: 0)
    apply(animated: true)
  }

  func dropDay(_ day: Int) {
    entries.removeAll { $0.day == day }
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var rows: [Row] = []
    for (index, entry) in entries.enumerated() {
      if index == 0 || entries[index - 1].day != entry.day {
        rows.append(.day(entry.day))
      }
      rows.append(.entry(entry))
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
