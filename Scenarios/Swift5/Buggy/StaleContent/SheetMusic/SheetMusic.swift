import Combine
import UIKit

/// A score that may lie in the cloud only.
@MainActor final class Score: ObservableObject {
  enum State: Equatable {
    case remote
    case loading(percent: Int)
    case local
  }

  let id: Int
  let title: String
  let pages: Int
  @Published private(set) var state: State = .remote
  private var task: Task<Void, Never>?

  init(id: Int, title: String, pages: Int) {
    self.id = id
    self.title = title
    self.pages = pages
  }

  func download() {
    guard state == .remote else { return }
    state = .loading(percent: 0)
    task = Task { [weak self] in
      for percent in stride(from: 25, through: 100, by: 25) {
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        guard !Task.isCancelled, let self else { return }
        state = percent == 100 ? .local : .loading(percent: percent)
      }
    }
  }

  func removeDownload() {
    task?.cancel()
    task = nil
    state = .remote
  }
}

@MainActor final class ScoreShelf {
  let scores: [Score] = [
    "Air in D", "Ballade", "Canon", "Dance of the Hours", "Etude No. 3", "Fugue in G", "Gavotte", "Humoresque", "Invention",
    "Jig",
    "Kyrie", "Largo", "Minuet", "Nocturne", "Overture", "Polonaise", "Quartet", "Rondo", "Serenade", "Toccata", "Unison", "Waltz",
  ].enumerated().map { Score(id: $0.offset, title: $0.element, pages: 2 + $0.offset * 5 % 9) }

  func downloadAll() { scores.forEach { $0.download() } }
}

final class ScoreCell: UICollectionViewListCell {
  private let titleLabel = UILabel()
  private let stateLabel = UILabel()
  private var observation: AnyCancellable?

  override init(frame: CGRect) {
    super.init(frame: frame)
    stateLabel.font = .preferredFont(forTextStyle: .footnote)
    stateLabel.textColor = .secondaryLabel
    stateLabel.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [titleLabel, stateLabel])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    observation = nil
  }

  func show(_ score: Score) {
    titleLabel.text = "\(score.title), \(score.pages) p."
    show(score.state)
  }

  func observe(_ score: Score) {
    observation = score.$state.sink { [weak self] in self?.show($0) }
  }

  private func show(_ state: Score.State) {
    switch state {
    case .remote: stateLabel.text = "in the cloud"
    case .loading(let percent): stateLabel.text = "\(percent) %"
    case .local: stateLabel.text = "on this iPad"
    }
  }
}

final class SheetMusicViewController: UICollectionViewController {
  private let shelf: ScoreShelf
  private var isDescending = false
  private lazy var dataSource = makeDataSource()

  init(shelf: ScoreShelf) {
    self.shelf = shelf
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Scores"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Download all", primaryAction: UIAction(title: "Download all") { [weak self] _ in self?.downloadAll() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Turn order",
      primaryAction: UIAction(title: "Turn order") { [weak self] _ in
        self?.isDescending.toggle()
        self?.showScores()
      })
    showScores()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let registration = UICollectionView.CellRegistration<ScoreCell, Score> { cell, _, score in cell.show(score) }
    let scores = shelf.scores
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: scores[id])
    }
  }

  private func showScores() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    let ids = shelf.scores.map(\.id)
    snapshot.appendItems(isDescending ? ids.reversed() : ids)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func downloadAll() {
    shelf.downloadAll()
    for indexPath in collectionView.indexPathsForVisibleItems { follow(indexPath) }
  }

  private func follow(_ indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    (collectionView.cellForItem(at: indexPath) as? ScoreCell)?.observe(shelf.scores[id])
  }

  private func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let score = shelf.scores[id]
    guard score.state != .remote else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
      score.removeDownload()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    let score = shelf.scores[id]
    guard score.state == .local else {
      score.download()
      follow(indexPath)
      return
    }
    let alert = UIAlertController(title: score.title, message: "\(score.pages) pages", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }
}
