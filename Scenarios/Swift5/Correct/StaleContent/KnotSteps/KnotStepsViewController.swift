import UIKit

/// The steps of a knot, numbered. They are moved in edit mode, removed by a swipe, and get company from a menu.
final class KnotStepsViewController: UIViewController {
  private let guide: KnotGuide
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(guide: KnotGuide) {
    self.guide = guide
    super.init(nibName: nil, bundle: nil)
    title = "Double bowline"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.allowsSelection = false
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = editButtonItem
    apply(animated: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let id = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.guide.remove(id)
        self?.apply()
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [remove])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, KnotStep.ID> {
    let rows = UICollectionView.CellRegistration<KnotStepCell, KnotStep.ID> { [weak self] cell, _, id in
      guard let self, let step = guide.step(id), let number = guide.number(of: id) else { return }
      cell.show(step, number: number)
    }
    let source = UICollectionViewDiffableDataSource<Int, KnotStep.ID>(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: id)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.guide.reorder(transaction.finalSnapshot.itemIdentifiers)
      self?.apply()
    }
    return source
  }

  private func apply(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, KnotStep.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(guide.ids)
    // The numbers of all that follow may have changed.
    let before = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(guide.ids.filter(before.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    navigationItem.prompt = "\(guide.steps.count) steps, \(guide.steps.filter(\.isCrux).count) hard"
  }
}

extension KnotStepsViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let id = dataSource.itemIdentifier(for: path), let step = guide.step(id) else {
      return nil
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Pause behind it") { [weak self] _ in
          self?.guide.addPause(after: id)
          self?.apply()
        },
        UIAction(title: step.isCrux ? "Not so hard" : "Hard") { [weak self] _ in
          guard let self else { return }
          guide.toggleCrux(id)
          apply()
        },
      ])
    }
  }
}
