import UIKit

/// Only what never changes is compared and hashed.
final class LastingMember: Hashable {
  let id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  static func == (left: LastingMember, right: LastingMember) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

final class LastingMembersViewController: UICollectionViewController {
  private let members = (1...40).map { LastingMember(id: $0, name: "Member \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, LastingMember>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, LastingMember> { cell, _, member in
      var content = cell.defaultContentConfiguration()
      content.text = member.name
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, member in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: member)
    }
    apply()
  }

  func marry() {
    members[2].name = "Member 3 (now Smith)"
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([members[2]])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, LastingMember>()
    snapshot.appendSections([0])
    snapshot.appendItems(members)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
