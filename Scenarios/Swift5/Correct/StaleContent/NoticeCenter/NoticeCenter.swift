import UIKit

final class NoticeCenterCell: UICollectionViewListCell {
  private let label = UILabel()
  private let box = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [box, label])
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 24),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ notice: String, isEditing: Bool) {
    label.text = notice
    show(isEditing: isEditing)
  }

  /// A box to check while notices are edited.
  func show(isEditing: Bool) {
    box.isHidden = !isEditing
    box.image = isEditing ? UIImage(systemName: "circle") : nil
  }
}

final class NoticeCenterViewController: UIViewController {
  private let notices = (1...60).map { "Notice \($0)" }
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notifications"
    navigationItem.rightBarButtonItem = editButtonItem
    list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<NoticeCenterCell, String> { [weak self] cell, _, notice in
      cell.configure(notice, isEditing: self?.isEditing ?? false)
    }
    dataSource = .init(collectionView: list) { list, indexPath, notice in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: notice)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(notices)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
