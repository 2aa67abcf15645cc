import UIKit

struct PrintedClause: Hashable {
  let id: Int
  let title: String
  let text: String
}

final class PrintedClauseCell: UICollectionViewListCell {
  private let title = UILabel()
  private let body = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.numberOfLines = 0
    body.font = .preferredFont(forTextStyle: .footnote)
    let stack = UIStackView(arrangedSubviews: [title, body])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ clause: PrintedClause, isOpen: Bool) {
    title.text = (isOpen ? "▾ " : "▸ ") + clause.title
    body.text = clause.text
    body.isHidden = !isOpen
  }
}

/// Clauses that open and close by their ids.
final class FinePrintViewController: UIViewController, UICollectionViewDelegate {
  private var clauses = (1...30).map { number in
    PrintedClause(
      id: number, title: "Clause \(number)", text: String(repeating: "This is agreed upon. ", count: 2 + number % 7))
  }
  private var open: Set<Int> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Terms"
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<PrintedClauseCell, Int> { [weak self] cell, _, id in
      guard let self = self, let clause = self.clauses.first(where: { $0.id == id }) else { return }
      cell.show(clause, isOpen: self.open.contains(id))
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    show()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    if open.remove(id) == nil { open.insert(id) }
    show(changed: [id])
  }

  func amend() {
    let id = (clauses.map(\.id).max() ?? 0) + 1
    clauses.insert(PrintedClause(id: id, title: "Clause \(id)", text: "Amended. "), at: 1)
    show()
  }

  private func show(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(clauses.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
