import Combine
import UIKit

struct Beacon: Hashable {
  let id: Int
  let name: String
}

@MainActor final class BeaconUpdates {
  private var subjects: [Int: CurrentValueSubject<Int, Never>] = [:]

  func progress(of id: Int) -> CurrentValueSubject<Int, Never> {
    if let subject = subjects[id] { return subject }
    let subject = CurrentValueSubject<Int, Never>(0)
    subjects[id] = subject
    return subject
  }
}

final class BeaconCell: UICollectionViewListCell {
  private let nameLabel = UILabel()
  private let progressLabel = UILabel()
  private var subscriptions = Set<AnyCancellable>()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [nameLabel, progressLabel])
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ beacon: Beacon, updates: BeaconUpdates) {
    nameLabel.text = beacon.name
    updates.progress(of: beacon.id)
      .map { $0 == 0 ? "waiting" : "updated to \($0) %" }
      .sink { [weak self] in self?.progressLabel.text = $0 }
      .store(in: &subscriptions)
  }
}

final class BeaconsViewController: UICollectionViewController {
  let updates = BeaconUpdates()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Beacon>?

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Beacons"
    let registration = UICollectionView.CellRegistration<BeaconCell, Beacon> { [updates] cell, _, beacon in
      cell.configure(beacon, updates: updates)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, beacon in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: beacon)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Beacon>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { Beacon(id: $0, name: "Beacon \($0)") })
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
