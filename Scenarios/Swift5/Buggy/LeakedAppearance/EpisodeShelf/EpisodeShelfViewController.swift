import Combine
import UIKit

final class EpisodeShelfViewController: UIViewController, UICollectionViewDelegate {
  private let shelf = EpisodeShelf()
  private let filterControl = UISegmentedControl(items: ShelfFilter.allCases.map(\.title))
  private var filter = ShelfFilter.all
  private var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, ShelfEpisode.ID>!
  private var subscription: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in self?.leadingActions(at: path) }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.trailingActions(at: path) }
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)

    filterControl.selectedSegmentIndex = 0
    filterControl.addAction(
      UIAction { [weak self] _ in
        guard let self, let filter = ShelfFilter(rawValue: self.filterControl.selectedSegmentIndex) else { return }
        self.filter = filter
        self.apply(changed: nil)
      }, for: .valueChanged)
    navigationItem.titleView = filterControl

    source = makeSource()
    subscription = shelf.changed.sink { [weak self] in self?.apply(changed: $0) }
    apply(changed: nil)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, ShelfEpisode.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, ShelfEpisode.ID> { [shelf] cell, _, id in
      guard let episode = shelf.episode(id) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = episode.title
      content.textProperties.color = episode.isPlayed ? .secondaryLabel : .label
      content.secondaryText = "\(episode.minutes) min" + (episode.isPlayed ? " · played" : "")
      cell.contentConfiguration = content
      switch episode.download {
      case .none: break
      case .queued: cell.accessories = [.label(text: "Waiting")]
      case .done: cell.accessories = [EpisodeShelfViewController.savedBadge()]
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, id in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
  }

  private static func savedBadge() -> UICellAccessory {
    let image = UIImageView(image: UIImage(systemName: "arrow.down.circle.fill"))
    image.accessibilityLabel = "Saved"
    return .customView(configuration: .init(customView: image, placement: .trailing()))
  }

  private func apply(changed id: ShelfEpisode.ID?) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ShelfEpisode.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shelf.episodes.filter(filter.includes).map(\.id))
    if let id, snapshot.indexOfItem(id) != nil { snapshot.reconfigureItems([id]) }
    source.apply(snapshot, animatingDifferences: true)
  }

  // MARK: Actions

  private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = source.itemIdentifier(for: path), let episode = shelf.episode(id) else { return nil }
    let played = UIContextualAction(style: .normal, title: episode.isPlayed ? "New" : "Played") { [shelf] _, _, done in
      shelf.togglePlayed(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [played])
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = source.itemIdentifier(for: path), let episode = shelf.episode(id) else { return nil }
    let action: UIContextualAction
    if episode.download == .none {
      action = UIContextualAction(style: .normal, title: "Download") { [shelf] _, _, done in
        shelf.fetch(id)
        done(true)
      }
    } else {
      action = UIContextualAction(style: .normal, title: "Remove file") { [shelf] _, _, done in
        shelf.discard(id)
        done(true)
      }
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = source.itemIdentifier(for: indexPath), let episode = shelf.episode(id) else { return }
    navigationController?.pushViewController(ShelfPlayerViewController(episode: episode, shelf: shelf), animated: true)
  }
}
