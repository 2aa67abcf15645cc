import UIKit

struct OrderLine: Hashable, Identifiable, Sendable {
  let id: Int
  let product: String
  let price: Int
}

@MainActor
protocol OrderLineCellDelegate: AnyObject {
  func orderLineCell(_ cell: OrderLineCell, changeBy step: Int)
}

final class OrderLineCell: UICollectionViewCell {
  weak var delegate: OrderLineCellDelegate?
  private(set) var lineID: OrderLine.ID?

  private let nameLabel = UILabel()
  private let amountLabel = UILabel()
  private lazy var minus = makeButton("minus.circle", "Less", step: -1)
  private lazy var plus = makeButton("plus.circle", "More", step: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let spacer = UIView()
    let row = UIStackView(arrangedSubviews: [nameLabel, spacer, minus, amountLabel, plus])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    lineID = nil
    delegate = nil
  }

  func configure(with line: OrderLine, amount: Int) {
    lineID = line.id
    nameLabel.text = line.product
    amountLabel.text = "\(amount) × \(line.price) €"
    minus.isEnabled = amount > 0
  }

  private func makeButton(_ symbol: String, _ label: String, step: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = label
    button.addAction(
      UIAction { [unowned self] _ in delegate?.orderLineCell(self, changeBy: step) }, for: .touchUpInside)
    return button
  }
}

final class OrderViewController: UIViewController, OrderLineCellDelegate {
  private var lines = (1...35).map { OrderLine(id: $0, product: "Part \($0)", price: 3 + $0 % 5) }
  private var amounts: [OrderLine.ID: Int] = [1: 2, 3: 1]
  private var dataSource: UICollectionViewDiffableDataSource<String, OrderLine.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(52))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<OrderLineCell, OrderLine.ID> { [unowned self] cell, _, id in
      guard let line = lines.first(where: { $0.id == id }) else { return }
      cell.configure(with: line, amount: amounts[id, default: 0])
      cell.delegate = self
    }
    dataSource = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    apply(animated: false)
  }

  func orderLineCell(_ cell: OrderLineCell, changeBy step: Int) {
    guard let id = cell.lineID else { return }
    amounts[id] = max(0, amounts[id, default: 0] + step)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func discontinue(_ id: OrderLine.ID) {
    lines.removeAll { $0.id == id }
    amounts[id] = nil
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, OrderLine.ID>()
    snapshot.appendSections(["order"])
    snapshot.appendItems(lines.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
