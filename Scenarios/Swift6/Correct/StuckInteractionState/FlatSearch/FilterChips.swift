import Combine
import UIKit

struct Flat: Hashable, Sendable {
  let id: Int
  let rooms: Int

  var title: String { "Flat \(id)" }
}

@MainActor
final class FlatSearch {
  enum Filter: String, CaseIterable { case one = "1 room", two = "2 rooms", three = "3 rooms", four = "4 rooms" }

  @Published private(set) var active: Set<Filter> = []
  private let flats = (1...80).map { Flat(id: $0, rooms: 1 + ($0 * 7) % 4) }

  func toggle(_ filter: Filter) { active.formSymmetricDifference([filter]) }

  func results(for active: Set<Filter>) -> [Flat] {
    guard !active.isEmpty else { return flats }
    let wanted = Set(Filter.allCases.enumerated().filter { active.contains($0.element) }.map { $0.offset + 1 })
    return flats.filter { wanted.contains($0.rooms) }
  }
}

final class FlatSearchViewController: UIViewController, UICollectionViewDelegate {
  private enum Section { case filters, results }
  private enum Row: Hashable {
    case filter(FlatSearch.Filter)
    case flat(Flat)
  }

  private let search = FlatSearch()
  private var bag: Set<AnyCancellable> = []
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let chip = UICollectionView.CellRegistration<UICollectionViewListCell, FlatSearch.Filter> { [search] cell, _, filter in
      let isOn = search.active.contains(filter)
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = filter.rawValue
        content.textProperties.color = isOn ? .white : .label
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 16
        background.backgroundColor = isOn ? .tintColor : .systemGray5
        if state.isHighlighted {
          background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        }
        cell.backgroundConfiguration = background
      }
    }
    let result = UICollectionView.CellRegistration<UICollectionViewListCell, Flat> { cell, _, flat in
      var content = cell.defaultContentConfiguration()
      content.text = flat.title
      content.secondaryText = "\(flat.rooms) rooms, balcony"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, row in
      switch row {
      case .filter(let filter): list.dequeueConfiguredReusableCell(using: chip, for: indexPath, item: filter)
      case .flat(let flat): list.dequeueConfiguredReusableCell(using: result, for: indexPath, item: flat)
      }
    }
    search.$active
      .sink { [weak self] active in self?.show(active) }
      .store(in: &bag)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard case .filter(let filter) = dataSource.itemIdentifier(for: indexPath) else { return }
    search.toggle(filter)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.filter(filter)])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func show(_ active: Set<FlatSearch.Filter>) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.filters, .results])
    snapshot.appendItems(FlatSearch.Filter.allCases.map(Row.filter), toSection: .filters)
    snapshot.appendItems(search.results(for: active).map(Row.flat), toSection: .results)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      guard index == 0 else {
        return NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(44))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 8
      return section
    }
  }
}
