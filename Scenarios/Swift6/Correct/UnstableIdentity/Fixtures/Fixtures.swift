import UIKit

struct Fixture: Identifiable, Hashable, Sendable {
  let id: Int
  let round: Int
  var title: String
}

/// Rounds come, go and change places; within them fixtures do the same.
final class FixturesViewController: UIViewController {
  private var rounds: [Int] = Array(1...6)
  private var fixtures: [Int: [Fixture]] = [:]
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    for round in rounds {
      fixtures[round] = (1...6).map { Fixture(id: round * 10 + $0, round: round, title: "Fixture \(round).\($0)") }
    }
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    update(animated: false)
  }

  func lastRoundFirst() {
    rounds.insert(rounds.removeLast(), at: 0)
    update()
  }

  func dropSecondRound() {
    rounds.remove(at: 1)
    update()
  }

  func addRound() {
    let round = (rounds.max() ?? 0) + 1
    rounds.insert(round, at: 1)
    fixtures[round] = (1...3).map { Fixture(id: round * 10 + $0, round: round, title: "Fixture \(round).\($0)") }
    update()
  }

  private func update(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Fixture>()
    snapshot.appendSections(rounds)
    rounds.forEach { snapshot.appendItems(fixtures[$0] ?? [], toSection: $0) }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Fixture> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Fixture> { cell, _, fixture in
      var content = cell.defaultContentConfiguration()
      content.text = fixture.title
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = dataSource.sectionIdentifier(for: indexPath.section).map { "Round \($0)" }
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Fixture>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }
}
