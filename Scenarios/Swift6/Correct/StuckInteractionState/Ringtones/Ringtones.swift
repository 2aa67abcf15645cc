import UIKit

/// The chosen tone is the model's business; the handler asks the model and nothing it remembers by itself.
@MainActor
final class RingtoneSettings {
  let tones = ["Opening", "Apex", "Beacon", "Bulletin", "Chimes", "Circuit", "Constellation", "Cosmic", "Crystals", "Hillside"]
    .flatMap { name in (1...4).map { "\(name) \($0)" } }
  private(set) var chosen = "Opening 1"

  func choose(_ tone: String) { chosen = tone }
}

final class RingtonesViewController: UIViewController, UICollectionViewDelegate {
  private let settings = RingtoneSettings()
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ringtone"
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [settings] cell, _, tone in
      cell.configurationUpdateHandler = { cell, state in
        guard let cell = cell as? UICollectionViewListCell else { return }
        var content = cell.defaultContentConfiguration().updated(for: state)
        content.text = tone
        if state.isHighlighted || state.isSelected {
          content.textProperties.color = .systemOrange
        }
        cell.contentConfiguration = content
        cell.accessories = settings.chosen == tone ? [.checkmark()] : []
      }
    }
    dataSource = .init(collectionView: list) { list, indexPath, tone in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: tone)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(settings.tones)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let tone = dataSource.itemIdentifier(for: indexPath), tone != settings.chosen else { return }
    let previous = settings.chosen
    settings.choose(tone)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([previous, tone])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
