import UIKit

struct AgendaPoint: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
}

/// A field to type into appears only in edit mode and shows what the model has.
final class AgendaCell: UICollectionViewListCell {
  var rename: ((String) -> Void)?

  private let label = UILabel()
  private let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.placeholder = "Title"
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [weak self] action in
        guard let field = action.sender as? UITextField else { return }
        self?.rename?(field.text ?? "")
      }, for: .editingChanged)
    let stack = UIStackView(arrangedSubviews: [label, field])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    rename = nil
    field.resignFirstResponder()
  }

  func show(_ title: String) {
    label.text = title
    field.text = title
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    label.isHidden = state.isEditing
    field.isHidden = !state.isEditing
    label.textColor = state.isDisabled ? .tertiaryLabel : .label
  }
}

final class AgendaViewController: UICollectionViewController {
  private var titles: [Int: String] = Dictionary(uniqueKeysWithValues: (1...40).map { ($0, "Point \($0)") })
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<AgendaCell, Int> { [unowned self] cell, _, id in
      cell.show(titles[id] ?? "")
      cell.rename = { [weak self] in self?.titles[id] = $0 }
      cell.accessories = [.delete(), .reorder()]
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(titles.keys.sorted())
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    guard !editing else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
