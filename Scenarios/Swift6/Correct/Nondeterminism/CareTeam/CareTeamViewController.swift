import UIKit

struct Member: Hashable, Sendable {
  let name: String
  let role: String

  static let all: [Member] = {
    let roles = ["Nurse", "Physician", "Dietitian", "Therapist", "Pharmacist"]
    return (1...40).map { Member(name: "Team member \($0)", role: roles[$0 % roles.count]) }
  }()
}

final class CareTeamViewController: UIViewController {
  private let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Member>(collectionView: collectionView) {
    collectionView, indexPath, member in
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Member", for: indexPath)
    if let cell = cell as? MemberCell {
      cell.configure(name: member.name, role: member.role)
    }
    return cell
  }

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Care Team"
    collectionView.register(MemberCell.self, forCellWithReuseIdentifier: "Member")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Member>()
    snapshot.appendSections([0])
    snapshot.appendItems(Member.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
