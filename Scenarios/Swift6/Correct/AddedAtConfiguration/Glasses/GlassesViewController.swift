import UIKit

final class GlassCell: UICollectionViewCell {
  let label = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Drink", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Counts glasses by day. How a cell gets its action is up to the subclass.
class GlassesViewController: UIViewController {
  private let days = (1...6).map { "Day \($0)" }
  private var glasses: [String: Int] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 56)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<GlassCell, String> { [weak self] cell, _, day in
      guard let self else { return }
      cell.label.text = "\(day): \(glasses[day, default: 0])"
      offerDrink(in: cell, of: day)
    }
    dataSource = .init(collectionView: list) { list, indexPath, day in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: day)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(days)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func offerDrink(in cell: GlassCell, of day: String) {}

  func drink(on day: String) {
    glasses[day, default: 0] += 1
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([day])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// The action of an earlier configuration has the same identifier, so the new one takes its place.
final class ReplacedGlassesViewController: GlassesViewController {
  override func offerDrink(in cell: GlassCell, of day: String) {
    cell.button.addAction(
      UIAction(identifier: .init("drink")) { [weak self] _ in self?.drink(on: day) }, for: .touchUpInside)
  }
}
