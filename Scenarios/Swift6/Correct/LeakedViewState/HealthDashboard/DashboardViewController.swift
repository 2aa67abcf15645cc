import SwiftUI
import UIKit

final class DashboardViewController: UIViewController {
  private enum Part: Int, CaseIterable {
    case highlights, rings, trends, reminders
  }

  private enum Entry: Hashable {
    case highlight(String), ring(String), trend(String), reminder(String)
  }

  let store = HealthStore()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Part, Entry>!

  private var highlightRegistration: UICollectionView.CellRegistration<UICollectionViewCell, Highlight> = .init {
    cell, _, highlight in
    cell.contentConfiguration = UIHostingConfiguration { HighlightRow(highlight: highlight) }
      .margins(.horizontal, 20)
      .background { RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color(uiColor: .secondarySystemBackground)) }
  }

  private var ringRegistration: UICollectionView.CellRegistration<UICollectionViewCell, Ring> = .init { cell, _, ring in
    cell.contentConfiguration = UIHostingConfiguration { RingCell(ring: ring) }
      .background { RoundedRectangle(cornerRadius: 12).fill(.background) }
  }

  private var trendRegistration: UICollectionView.CellRegistration<UICollectionViewListCell, Trend> = .init {
    cell, _, trend in
    cell.contentConfiguration = UIHostingConfiguration { TrendRow(trend: trend).id(trend.id) }
  }

  private var reminderRegistration: UICollectionView.CellRegistration<UICollectionViewListCell, Reminder> = .init {
    cell, _, reminder in
    cell.contentConfiguration = UIHostingConfiguration { ReminderRow(reminder: reminder) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dashboard"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)
    makeDataSource()
    applySnapshot()
  }

  func measured(_ id: Trend.ID) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.trend(id)])
    dataSource.apply(snapshot)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, environment in
      switch Part(rawValue: section) {
      case .highlights: Self.pages()
      case .rings: Self.grid()
      case .trends, .reminders, nil:
        NSCollectionLayoutSection.list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
      }
    }
  }

  private static func pages() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .estimated(80))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    return section
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(120)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  private func makeDataSource() {
    let (highlights, rings, trends, reminders) = (
      highlightRegistration, ringRegistration, trendRegistration, reminderRegistration
    )
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [store] collectionView, indexPath, entry in
      switch entry {
      case .highlight(let id):
        collectionView.dequeueConfiguredReusableCell(
          using: highlights, for: indexPath, item: store.highlights.first { $0.id == id })
      case .ring(let id):
        collectionView.dequeueConfiguredReusableCell(using: rings, for: indexPath, item: store.rings.first { $0.id == id })
      case .trend(let id):
        collectionView.dequeueConfiguredReusableCell(using: trends, for: indexPath, item: store.trend(id))
      case .reminder(let id):
        collectionView.dequeueConfiguredReusableCell(
          using: reminders, for: indexPath, item: store.reminders.first { $0.id == id })
      }
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Part, Entry>()
    snapshot.appendSections(Part.allCases)
    snapshot.appendItems(store.highlights.map { .highlight($0.id) }, toSection: .highlights)
    snapshot.appendItems(store.rings.map { .ring($0.id) }, toSection: .rings)
    snapshot.appendItems(store.trends.map { .trend($0.id) }, toSection: .trends)
    snapshot.appendItems(store.reminders.map { .reminder($0.id) }, toSection: .reminders)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
