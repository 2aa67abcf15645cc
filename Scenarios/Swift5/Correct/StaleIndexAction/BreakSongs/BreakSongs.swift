import UIKit

/// What stands in the running order: a song of the band's, or the break that the club wants after every fourth song.
private enum BreakEntry: Hashable {
  case song(Int)
  case pause(Int)
}

private struct BreakSong {
  let id: Int
  let name: String
}

/// The running order of an evening. The breaks are at fixed times, after four songs each, whatever is dragged where.
final class BreakSongsViewController: UIViewController {
  private static let between = 4
  private var songs = [
    "Amber Road", "Bluebird", "Coal Train", "Drifting", "Early Frost", "Ferryman", "Gold Dust", "Harbour Light", "Ivory Keys",
    "Juniper", "Kerosene", "Lantern", "Midnight Mile", "Northbound", "Oleander", "Paper Moon", "Quicksand", "Riverbed",
  ].enumerated().map { BreakSong(id: $0.offset, name: $0.element) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, BreakEntry>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Running order"
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, BreakEntry> { [weak self] cell, _, entry in
      var content = cell.defaultContentConfiguration()
      switch entry {
      case .song(let id):
        content.text = self?.songs.first { $0.id == id }?.name
        cell.accessories = [.reorder(displayed: .always)]
      case .pause(let number):
        content.text = "Break \(number)"
        content.textProperties.color = .secondaryLabel
        cell.accessories = []
      }
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, entry in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: entry)
    }
    dataSource.reorderingHandlers.canReorderItem = { entry in
      if case .song = entry { true } else { false }
    }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.take(over: transaction.finalSnapshot.itemIdentifiers)
    }
    show(animated: false)
  }

  private var entries: [BreakEntry] {
    songs.enumerated().flatMap { place, song -> [BreakEntry] in
      let isBreak = (place + 1) % Self.between == 0 && place + 1 < songs.count
      return [.song(song.id)] + (isBreak ? [.pause((place + 1) / Self.between)] : [])
    }
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, BreakEntry>()
    snapshot.appendSections([0])
    snapshot.appendItems(entries)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// The songs follow the finger; the breaks go back to where they belong.
  private func take(over shown: [BreakEntry]) {
    songs = shown.compactMap { entry in
      if case .song(let id) = entry { songs.first { $0.id == id } } else { nil }
    }
    show(animated: true)
  }
}
