import UIKit

struct Doodle {
  let id: Int
  var name: String
  var isPinned = false
}

final class DoodleBook {
  private(set) var doodles: [Doodle] = (1...34).map { Doodle(id: $0, name: $0 % 9 == 0 ? "Sketch \($0)" : "Untitled") }
  private var started = 34

  func doodle(_ id: Int) -> Doodle? { doodles.first { $0.id == id } }

  func togglePin(_ id: Int) {
    guard let index = doodles.firstIndex(where: { $0.id == id }) else { return }
    doodles[index].isPinned.toggle()
  }

  func start() {
    started += 1
    doodles.insert(Doodle(id: started, name: "Untitled"), at: 0)
  }
}

/// What a row shows, and what its button does.
struct DoodleContent: UIContentConfiguration, Equatable {
  var doodleID: Int
  var name: String
  var isPinned: Bool
  var onPin: () -> Void

  static func == (lhs: DoodleContent, rhs: DoodleContent) -> Bool {
    lhs.name == rhs.name && lhs.isPinned == rhs.isPinned
  }

  func makeContentView() -> UIView & UIContentView { DoodleContentView(self) }

  func updated(for state: UIConfigurationState) -> DoodleContent { self }
}

final class DoodleContentView: UIView, UIContentView {
  private var shown: DoodleContent?
  private let nameLabel = UILabel()
  private let pinLabel = UILabel()
  private let pinButton = UIButton(type: .system)

  var configuration: UIContentConfiguration {
    get { shown ?? DoodleContent(doodleID: 0, name: "", isPinned: false, onPin: {}) }
    set { if let content = newValue as? DoodleContent { show(content) } }
  }

  init(_ content: DoodleContent) {
    super.init(frame: .zero)
    pinLabel.textColor = .systemOrange
    pinButton.addAction(UIAction { [weak self] _ in self?.shown?.onPin() }, for: .primaryActionTriggered)
    let row = UIStackView(arrangedSubviews: [nameLabel, pinLabel, pinButton])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    show(content)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func show(_ content: DoodleContent) {
    // Nothing to lay out anew for the same content.
    guard content != shown else { return }
    shown = content
    nameLabel.text = content.name
    pinLabel.text = content.isPinned ? "Pinned" : ""
    pinButton.setTitle(content.isPinned ? "Unpin" : "Pin", for: .normal)
  }
}

/// Drawings, most of which nobody gave a name.
final class DoodlesViewController: UIViewController {
  let book = DoodleBook()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Doodles"
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let doodle = self?.book.doodle(id) else { return }
      cell.contentConfiguration = DoodleContent(doodleID: id, name: doodle.name, isPinned: doodle.isPinned) {
        self?.togglePin(id)
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    refresh()
  }

  func start() {
    book.start()
    refresh()
  }

  private func togglePin(_ id: Int) {
    book.togglePin(id)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  private func refresh() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(book.doodles.map(\.id))
    dataSource.apply(snapshot)
  }
}
