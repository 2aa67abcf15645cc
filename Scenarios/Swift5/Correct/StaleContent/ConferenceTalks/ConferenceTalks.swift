import Combine
import UIKit

struct ConferenceTalk: Hashable {
  let id: Int
  let title: String
  let room: String
  var isPlanned: Bool
  var rating = 0
}

@MainActor final class ConferenceProgram {
  @Published private(set) var talks: [ConferenceTalk] = [
    "Caches without tears", "Type systems at breakfast", "Reading old code", "Maps on paper", "Queues and patience",
    "Small compilers",
    "Tests that travel", "Colour for engineers", "Sorting by hand", "Sleep and timers", "Writing for nobody", "Networks at sea",
    "Fonts of the world", "Music from data", "Undo, a history",
  ].enumerated().map {
    ConferenceTalk(
      id: $0.offset, title: $0.element, room: ["Hall", "Attic", "Cellar"][$0.offset % 3], isPlanned: $0.offset % 5 == 1)
  }

  var planned: [ConferenceTalk] { talks.filter(\.isPlanned) }

  func setPlanned(_ isPlanned: Bool, _ id: Int) { change(id) { $0.isPlanned = isPlanned } }

  func rate(_ rating: Int, _ id: Int) { change(id) { $0.rating = rating } }

  private func change(_ id: Int, _ body: (inout ConferenceTalk) -> Void) {
    guard let index = talks.firstIndex(where: { $0.id == id }) else { return }
    body(&talks[index])
  }
}

/// A list of talks, which both tabs show.
class TalkListViewController: UICollectionViewController {
  let program: ConferenceProgram
  private var talks: [Int: ConferenceTalk] = [:]
  private lazy var dataSource = makeDataSource()

  init(program: ConferenceProgram) {
    self.program = program
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, ConferenceTalk> { cell, _, talk in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = talk.title
      content.secondaryText = talk.room + String(repeating: " ★", count: talk.rating)
      content.image = UIImage(systemName: talk.isPlanned ? "heart.fill" : "heart")
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self?.talks[id])
    }
  }

  func show(_ shown: [ConferenceTalk]) {
    let old = talks
    talks = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    snapshot.reconfigureItems(shown.filter { old[$0.id] != nil && old[$0.id] != $0 }.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  func talk(at indexPath: IndexPath) -> ConferenceTalk? { dataSource.itemIdentifier(for: indexPath).flatMap { talks[$0] } }

  func plan(_ isPlanned: Bool, _ talk: ConferenceTalk) { program.setPlanned(isPlanned, talk.id) }

  func rate(_ rating: Int, _ talk: ConferenceTalk) { program.rate(rating, talk.id) }

  private func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let talk = talk(at: indexPath) else { return nil }
    let plan = UIContextualAction(style: .normal, title: talk.isPlanned ? "Remove" : "Plan") { [weak self] _, _, done in
      self?.plan(!talk.isPlanned, talk)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [plan])
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let talk = talk(at: indexPath) else { return }
    let sheet = UIAlertController(title: talk.title, message: "Room: \(talk.room)", preferredStyle: .actionSheet)
    for rating in 1...3 {
      sheet.addAction(
        UIAlertAction(title: "\(rating) of 3 stars", style: .default) { [weak self] _ in self?.rate(rating, talk) })
    }
    sheet.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(sheet, animated: true)
  }
}

final class AllTalksViewController: TalkListViewController {
  private var observation: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Talks"
    observation = program.$talks.sink { [weak self] in self?.show($0) }
  }
}

final class PlanViewController: TalkListViewController {
  private var observation: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "My plan"
    observation = program.$talks.sink { [weak self] in self?.show($0.filter(\.isPlanned)) }
  }
}

final class ConferenceTabBarController: UITabBarController {
  init(program: ConferenceProgram) {
    super.init(nibName: nil, bundle: nil)
    let talks = UINavigationController(rootViewController: AllTalksViewController(program: program))
    talks.tabBarItem = UITabBarItem(title: "Talks", image: UIImage(systemName: "list.bullet"), tag: 0)
    let plan = UINavigationController(rootViewController: PlanViewController(program: program))
    plan.tabBarItem = UITabBarItem(title: "My plan", image: UIImage(systemName: "heart"), tag: 1)
    viewControllers = [talks, plan]
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}
