import UIKit

/// The name is part of the hash, and the name can change.
final class Member: Hashable {
  let id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  static func == (left: Member, right: Member) -> Bool { left.id == right.id && left.name == right.name }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(name)
  }
}

final class MembersViewController: UICollectionViewController {
  private let members = (1...40).map { Member(id: $0, name: "Member \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Member>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Member> { cell, _, member in
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
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Member>()
    snapshot.appendSections([0])
    snapshot.appendItems(members)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
