import Combine
import UIKit

final class CheckInCell: UICollectionViewListCell {
  let checkedIn = PassthroughSubject<Void, Never>()
  var subscriptions: Set<AnyCancellable> = []
  let label = UILabel()
  private let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Check in", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.checkedIn.send() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    subscriptions = []
  }
}

/// A day is reconfigured in place, which prepareForReuse() does not see.
final class CheckInsViewController: UIViewController {
  private var counts = [Int](repeating: 0, count: 20)
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<CheckInCell, Int> { [weak self] cell, _, day in
      guard let self else { return }
      cell.label.text = "Day \(day): \(counts[day])"
      cell.subscriptions = []
      cell.checkedIn.sink { [weak self] in self?.checkIn(day) }.store(in: &cell.subscriptions)
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { view, path, day in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: day)
    }
    self.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(counts.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func checkIn(_ day: Int) {
    guard let dataSource else { return }
    counts[day] += 1
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([day])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
