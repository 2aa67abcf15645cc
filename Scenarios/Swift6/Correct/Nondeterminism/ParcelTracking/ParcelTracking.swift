import UIKit

final class ShimmerView: UIView {
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.systemGray5.cgColor, UIColor.systemGray4.cgColor, UIColor.systemGray5.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }

  func start() {
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = [-1, -0.5, 0]
    animation.toValue = [1, 1.5, 2]
    animation.duration = 1.2
    animation.repeatCount = .infinity
    gradient.add(animation, forKey: "shimmer")
  }

  func stop() {
    gradient.removeAllAnimations()
  }
}

final class ParcelCell: UICollectionViewListCell {
  private let title = UILabel()
  private let shimmer = ShimmerView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, shimmer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    shimmer.stop()
  }

  func configure(with status: String?) {
    title.text = status
    title.isHidden = status == nil
    shimmer.isHidden = status != nil
    status == nil ? shimmer.start() : shimmer.stop()
  }
}

/// Placeholders shimmer until the answers are there, which come in groups.
final class ParcelsViewController: UICollectionViewController {
  private var statuses: [Int: String] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<ParcelCell, Int> { [unowned self] cell, _, id in
      cell.configure(with: statuses[id])
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...30))
    dataSource.apply(snapshot, animatingDifferences: false)
    Task { [weak self] in
      for group in stride(from: 1, through: 30, by: 10) {
        try? await Task.sleep(for: .seconds(1))
        self?.arrive(Array(group..<group + 10))
      }
    }
  }

  private func arrive(_ ids: [Int]) {
    for id in ids { statuses[id] = "Parcel \(id) is on its way" }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(ids)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
