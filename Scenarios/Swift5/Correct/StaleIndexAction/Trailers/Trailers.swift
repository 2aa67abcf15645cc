import UIKit

struct Trailer {
  let id: Int
  let film: String
}

final class TrailerCell: UICollectionViewCell {
  private let filmLabel = UILabel()
  private let stateLabel = UILabel()
  private let playButton = UIButton(type: .system)
  private(set) var trailerID: Int?
  var onPlay: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    filmLabel.font = .preferredFont(forTextStyle: .title3)
    stateLabel.textColor = .secondaryLabel
    playButton.addAction(
      UIAction { [weak self] _ in
        guard let self, let id = self.trailerID else { return }
        self.onPlay?(id)
      }, for: .primaryActionTriggered)
    let texts = UIStackView(arrangedSubviews: [filmLabel, stateLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, playButton])
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ trailer: Trailer, isPlaying: Bool) {
    trailerID = trailer.id
    filmLabel.text = trailer.film
    show(isPlaying: isPlaying)
  }

  func show(isPlaying: Bool) {
    stateLabel.text = isPlaying ? "Now playing" : "Paused"
    playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    contentView.backgroundColor = isPlaying ? .systemYellow : .systemBackground
  }
}

/// Film trailers, of which one may play as long as it is on screen.
final class TrailersViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var trailers = (1...30).map { Trailer(id: $0, film: "Film \($0)") }
  private var playing: Int?
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trailers"
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(TrailerCell.self, forCellWithReuseIdentifier: "trailer")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  // MARK: Playing

  private func toggle(_ id: Int) {
    let wasPlaying = playing == id
    if let playing { pause(playing) }
    guard !wasPlaying else { return }
    playing = id
    visibleCell(id)?.show(isPlaying: true)
  }

  private func pause(_ id: Int) {
    guard playing == id else { return }
    playing = nil
    visibleCell(id)?.show(isPlaying: false)
  }

  private func visibleCell(_ id: Int) -> TrailerCell? {
    collectionView.visibleCells.lazy.compactMap { $0 as? TrailerCell }.first { $0.trailerID == id }
  }

  /// Whether the list only took another cell for the same trailer.
  private func isReplaced(_ cell: TrailerCell) -> Bool {
    collectionView.visibleCells.contains { $0 !== cell && ($0 as? TrailerCell)?.trailerID == cell.trailerID }
  }

  // MARK: Removing

  private func remove(_ id: Int) {
    guard let item = trailers.firstIndex(where: { $0.id == id }) else { return }
    collectionView.performBatchUpdates {
      trailers.remove(at: item)
      collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
    }
  }

  /// The newest film is no longer shown anywhere.
  func withdrawFirst() {
    guard let first = trailers.first else { return }
    remove(first.id)
  }

  // MARK: List

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { trailers.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let dequeued = collectionView.dequeueReusableCell(withReuseIdentifier: "trailer", for: indexPath)
    guard let cell = dequeued as? TrailerCell else { return dequeued }
    let trailer = trailers[indexPath.item]
    cell.show(trailer, isPlaying: trailer.id == playing)
    cell.onPlay = { [weak self] id in self?.toggle(id) }
    return cell
  }

  /// What leaves the screen stops.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? TrailerCell, !isReplaced(cell), let id = cell.trailerID else { return }
    pause(id)
    cell.show(isPlaying: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = indexPaths.first?.item else { return nil }
    let id = trailers[item].id
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Remove", attributes: .destructive) { _ in self?.remove(id) }
      ])
    }
  }
}
