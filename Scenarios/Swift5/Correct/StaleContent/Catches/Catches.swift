import UIKit

struct Catch {
  let id: Int
  let day: Int
  let fish: String
  let grams: Int
}

final class CatchLog {
  private var catches: [Catch] = (1...44).map {
    Catch(id: $0, day: 1 + ($0 - 1) / 3, fish: "Fish \($0)", grams: 200 + ($0 * 370) % 1900)
  }
  private var later = 44
  var hidesSmall = false

  var shown: [Catch] { hidesSmall ? catches.filter { $0.grams >= 900 } : catches }

  func release(_ id: Int) { catches.removeAll { $0.id == id } }

  /// Another one on the first day, before all others.
  func addForgotten() {
    later += 1
    catches.insert(Catch(id: later, day: 1, fish: "Fish \(later)", grams: 1200), at: 0)
  }
}

final class CatchCell: UICollectionViewListCell {
  private let dayLabel = UILabel()
  private let fishLabel = UILabel()
  private let gramsLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dayLabel.font = .preferredFont(forTextStyle: .headline)
    gramsLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [dayLabel, fishLabel, gramsLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The day stands above the first catch of it, and above no other.
  func show(_ fish: Catch, isFirstOfDay: Bool) {
    dayLabel.text = isFirstOfDay ? "Day \(fish.day)" : nil
    dayLabel.isHidden = !isFirstOfDay
    fishLabel.text = fish.fish
    gramsLabel.text = "\(fish.grams) g"
  }
}

/// A fishing log in which a row's look depends on the row before it.
final class CatchesViewController: UIViewController {
  let log = CatchLog()
  private var firsts: Set<Int> = []
  private var byID: [Int: Catch] = [:]
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Catches"
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<CatchCell, Int> { [weak self] cell, _, id in
      guard let self, let fish = self.byID[id] else { return }
      cell.show(fish, isFirstOfDay: self.firsts.contains(id))
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    refresh(animated: false)
  }

  func refresh(animated: Bool = true) {
    let shown = log.shown
    let before = dataSource.snapshot()
    let wereFirst = firsts
    byID = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
    firsts = []
    for (index, fish) in shown.enumerated() where index == 0 || shown[index - 1].day != fish.day { firsts.insert(fish.id) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    // Rows that are the first of their day now, or were, look different.
    let changed = firsts.symmetricDifference(wereFirst)
    snapshot.reconfigureItems(
      snapshot.itemIdentifiers.filter { changed.contains($0) && before.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let release = UIContextualAction(style: .destructive, title: "Release") { [weak self] _, _, done in
      self?.log.release(id)
      self?.refresh()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [release])
  }
}
