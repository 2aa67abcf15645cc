import UIKit

struct Connection: Identifiable {
  let id: UUID
  let train: String
  let stops: [String]
}

final class ConnectionCell: UICollectionViewCell {
  private let title = UILabel()
  private let stops = UILabel()
  private var collapsed: NSLayoutConstraint!
  private var expanded: NSLayoutConstraint!

  var isOpen = false {
    didSet {
      guard oldValue != isOpen else { return }
      (isOpen ? collapsed : expanded)?.isActive = false
      (isOpen ? expanded : collapsed)?.isActive = true
      stops.isHidden = !isOpen
      invalidateIntrinsicContentSize()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stops.numberOfLines = 0
    stops.isHidden = true
    title.translatesAutoresizingMaskIntoConstraints = false
    stops.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    contentView.addSubview(stops)
    collapsed = title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    expanded = stops.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stops.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
      stops.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      stops.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      collapsed,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ connection: Connection) {
    title.text = connection.train
    stops.text = connection.stops.joined(separator: "\n")
  }
}

/// What is open is kept by id; the cell on screen is told directly, without a trip through the data source.
class ConnectionsViewController: UIViewController, UICollectionViewDelegate {
  private var connections: [Connection] = (1...45).map { number in
    Connection(
      id: UUID(), train: "Train \(number)", stops: (1...(2 + number % 4)).map { "Stop \($0) of train \(number)" })
  }
  private var open: Set<Connection.ID> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Connection.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<ConnectionCell, Connection.ID> { [weak self] cell, _, id in
      guard let self = self, let connection = self.connections.first(where: { $0.id == id }) else { return }
      cell.show(connection)
      cell.isOpen = self.open.contains(id)
    }
    dataSource = .init(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    apply(animated: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    open.formSymmetricDifference([id])
    (collectionView.cellForItem(at: indexPath) as? ConnectionCell)?.isOpen = open.contains(id)
  }

  func depart() {
    connections.removeFirst()
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Connection.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(connections.map { $0.id })
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
