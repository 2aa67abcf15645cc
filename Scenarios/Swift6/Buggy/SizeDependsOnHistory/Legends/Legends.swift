import UIKit

struct Legend: Hashable, Sendable {
  let id: Int
  let text: String
}

/// Every configuration adds one more constraint for the height, and none is ever taken away.
final class LegendCell: UICollectionViewCell {
  private let label = UILabel()
  private let ruler = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    for view in [label, ruler] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ruler.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      ruler.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ruler.widthAnchor.constraint(equalToConstant: 40),
      ruler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ legend: Legend) {
    label.text = legend.text
    ruler.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(4 + (legend.id % 5) * 14)).isActive = true
  }
}

final class LegendsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Legend>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<LegendCell, Legend> { cell, _, legend in cell.show(legend) }
    dataSource = .init(collectionView: collectionView) { list, indexPath, legend in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: legend)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Legend>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...45).map { Legend(id: $0, text: "Legend \($0)") })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
