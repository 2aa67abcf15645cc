import UIKit

struct Team: Hashable, Sendable {
  let name: String
  var members: [String]
}

/// Headers and footers by registration, each section's text from the section's own identifier.
final class TeamDirectoryViewController: UIViewController {
  private var teams = (1...8).map { team in Team(name: "Team \(team)", members: (1...5).map { "Member \(team)-\($0)" }) }
  private var dataSource: UICollectionViewDiffableDataSource<String, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)

    let member = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: "person.crop.circle")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      guard let name = dataSource.sectionIdentifier(for: indexPath.section) else { return }
      var content = view.defaultContentConfiguration()
      content.text = name
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.textProperties.transform = .none
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [unowned self] view, _, indexPath in
      guard let name = dataSource.sectionIdentifier(for: indexPath.section) else { return }
      var content = view.defaultContentConfiguration()
      content.text = "\(name) meets on Mondays"
      content.directionalLayoutMargins.bottom = name == "Team 1" ? 24 : 8
      view.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: member, for: indexPath, item: name)
    }
    dataSource.supplementaryViewProvider = { list, kind, indexPath in
      kind == UICollectionView.elementKindSectionHeader
        ? list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        : list.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
    }
    apply()
  }

  func hire() {
    teams[2].members.insert("Member 3-0", at: 0)
    apply()
  }

  func dissolveFirst() {
    teams.removeFirst()
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for team in teams {
      snapshot.appendSections([team.name])
      snapshot.appendItems(team.members)
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
