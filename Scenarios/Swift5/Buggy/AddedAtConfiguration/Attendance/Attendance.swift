import Combine
import UIKit

struct Pupil: Hashable {
  let id: Int
  var name: String
  var points = 0
}

@MainActor final class ClassBook {
  @Published private(set) var pupils: [Pupil] = [
    "Ada", "Ben", "Carla", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jonas", "Klara", "Leo", "Mia", "Noah", "Olivia",
    "Paul",
    "Rosa", "Simon", "Tilda", "Viktor",
  ].enumerated().map { Pupil(id: $0.offset, name: $0.element) }

  func pupil(_ id: Int) -> Pupil? { pupils.first { $0.id == id } }

  func praise(_ id: Int) {
    guard let place = pupils.firstIndex(where: { $0.id == id }) else { return }
    pupils[place].points += 1
  }

  func reset(_ id: Int) {
    guard let place = pupils.firstIndex(where: { $0.id == id }) else { return }
    pupils[place].points = 0
  }
}

final class PupilCell: UICollectionViewListCell {
  let praised = PassthroughSubject<Void, Never>()
  var cancellables: Set<AnyCancellable> = []
  private let nameLabel = UILabel()
  private let pointsLabel = UILabel()
  private let praiseButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    praiseButton.setTitle("Praise", for: .normal)
    praiseButton.addAction(UIAction { [weak self] _ in self?.praised.send() }, for: .touchUpInside)
    pointsLabel.textColor = .secondaryLabel
    let row = UIStackView(arrangedSubviews: [nameLabel, pointsLabel, praiseButton])
    row.spacing = 12
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      row.heightAnchor.constraint(equalToConstant: 52),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    cancellables.removeAll()
  }

  func show(_ pupil: Pupil) {
    nameLabel.text = pupil.name
    pointsLabel.text = pupil.points == 1 ? "1 point" : "\(pupil.points) points"
  }
}

final class AttendanceViewController: UIViewController {
  private let book: ClassBook
  private var collectionView: UICollectionView?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
  private var shown: [Pupil] = []
  private var byPoints = false
  private var cancellables: Set<AnyCancellable> = []

  init(book: ClassBook) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    makeList()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction(title: "Sort") { [weak self] _ in self?.changeOrder() })
    book.$pupils
      .sink { [weak self] in self?.update(to: $0) }
      .store(in: &cancellables)
  }

  private func makeList() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
    let view = UICollectionView(
      frame: self.view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.allowsSelection = false
    self.view.addSubview(view)
    let registration = UICollectionView.CellRegistration<PupilCell, Int> { [weak self] cell, _, id in
      guard let self, let pupil = shown.first(where: { $0.id == id }) else { return }
      cell.show(pupil)
      cell.praised
        .sink { [weak self] in self?.book.praise(id) }
        .store(in: &cell.cancellables)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    collectionView = view
  }

  private func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return nil }
    let reset = UIContextualAction(style: .normal, title: "Reset") { [weak self] _, _, done in
      self?.book.reset(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [reset])
  }

  private func changeOrder() {
    byPoints.toggle()
    update(to: book.pupils)
  }

  private func update(to pupils: [Pupil]) {
    let changed = pupils.filter { pupil in shown.contains { $0.id == pupil.id && $0 != pupil } }
    shown = pupils
    let points = pupils.reduce(0) { $0 + $1.points }
    title = "Class 4b · \(points)"
    let ordered = pupils.sorted { byPoints && $0.points != $1.points ? $0.points > $1.points : $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ordered.map(\.id))
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: true)
  }
}
