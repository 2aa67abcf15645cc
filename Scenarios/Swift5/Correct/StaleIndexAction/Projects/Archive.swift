import UIKit

struct Project: Hashable {
  let id: UUID
  let name: String
}

/// Archiving takes a project from one section and puts it on top of the other.
final class ProjectsViewController: UICollectionViewController {
  private enum Section: Int, CaseIterable { case active, archived }

  private var active = (1...24).map { Project(id: UUID(), name: "Project \($0)") }
  private var archived = (25...40).map { Project(id: UUID(), name: "Project \($0)") }
  private lazy var dataSource = makeDataSource()

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout { [weak self] _, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { self?.actions(for: $0) }
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }, animated: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      let section = self?.dataSource.sectionIdentifier(for: indexPath.section)
      content.text = section == .active ? "Active" : "Archive"
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    apply(animated: false)
  }

  func addProject() {
    active.insert(Project(id: UUID(), name: "Greenfield"), at: 0)
    apply(animated: true)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Project> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Project> { cell, _, project in
      var content = UIListContentConfiguration.valueCell()
      content.text = project.name
      cell.contentConfiguration = content
    }
    return .init(collectionView: collectionView) { collectionView, indexPath, project in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: project)
    }
  }

  private func actions(for indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let project = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let isActive = dataSource.snapshot().sectionIdentifier(containingItem: project) == .active
    let action = UIContextualAction(style: .normal, title: isActive ? "Archive" : "Restore") { [weak self] _, _, done in
      self?.move(project)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func move(_ project: Project) {
    if let index = active.firstIndex(of: project) {
      active.remove(at: index)
      archived.insert(project, at: 0)
    } else if let index = archived.firstIndex(of: project) {
      archived.remove(at: index)
      active.insert(project, at: 0)
    }
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Project>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(active, toSection: .active)
    snapshot.appendItems(archived, toSection: .archived)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
