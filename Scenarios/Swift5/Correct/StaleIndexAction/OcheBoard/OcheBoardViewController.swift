import UIKit

/// The board, and below it the scores that are called. A call counts for whoever is up, and the next one is up then.
final class OcheBoardViewController: UIViewController {
  private let match: OcheMatch
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private lazy var undoItem = UIBarButtonItem(
    title: "Take back",
    primaryAction: UIAction(title: "Take back") { [weak self] _ in
      self?.match.undo()
      self?.apply()
    })

  init(match: OcheMatch) {
    self.match = match
    super.init(nibName: nil, bundle: nil)
    title = "301"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.delegate = self
    navigationItem.rightBarButtonItem = undoItem
    let calls = UIStackView(
      arrangedSubviews: [0, 26, 60, 100, 180].map { points in
        let button = UIButton(type: .system)
        button.setTitle(points == 0 ? "Miss" : "\(points)!", for: .normal)
        button.addAction(
          UIAction { [weak self] _ in
            self?.match.score(points)
            self?.apply()
          }, for: .touchUpInside)
        return button
      })
    calls.distribution = .fillEqually
    for part in [collectionView, calls] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: calls.topAnchor),
      calls.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      calls.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      calls.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      calls.heightAnchor.constraint(equalToConstant: 56),
    ])
    apply()
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let self, let id = dataSource.itemIdentifier(for: path) else { return nil }
      let retire = UIContextualAction(style: .destructive, title: "Retire") { [weak self] _, _, done in
        self?.ask(toRetire: id)
        done(false)
      }
      return UISwipeActionsConfiguration(actions: [retire])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, OchePlayer.ID> {
    let rows = UICollectionView.CellRegistration<OchePlayerCell, OchePlayer.ID> { [weak self] cell, _, id in
      if let self { cell.show(id, of: match) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: id)
    }
  }

  /// One throw changes ranks and gaps of many.
  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, OchePlayer.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(match.ranking)
    let before = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(match.ranking.filter(before.contains))
    dataSource.apply(snapshot, animatingDifferences: true)
    undoItem.isEnabled = match.canUndo
    let name = match.up.flatMap(match.player)?.name
    navigationItem.prompt = name.map { "\($0) throws" } ?? "All are out"
  }

  private func ask(toRetire id: OchePlayer.ID) {
    guard let player = match.player(id) else { return }
    let alert = UIAlertController(title: "Retire \(player.name)?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Retire", style: .destructive) { [weak self] _ in
        self?.match.retire(id)
        self?.apply()
      })
    present(alert, animated: true)
  }
}

extension OcheBoardViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let id = dataSource.itemIdentifier(for: indexPath), match.player(id)?.left != 0 else { return }
    match.call(up: id)
    apply()
  }
}
