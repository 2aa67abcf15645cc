import UIKit

struct Foghorn {
  let id: Int
  let name: String
  let pattern: String
  var isMuted = false
}

struct FoghornConfiguration: UIContentConfiguration, Equatable {
  let id: Int
  let name: String
  let pattern: String
  let isMuted: Bool
  let onToggle: () -> Void

  // Closures can't be compared.
  static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.name == second.name && first.pattern == second.pattern
      && first.isMuted == second.isMuted
  }

  func makeContentView() -> UIView & UIContentView { FoghornView(self) }
  func updated(for state: UIConfigurationState) -> Self { self }
}

final class FoghornView: UIView, UIContentView {
  private var shown: FoghornConfiguration
  private let nameLabel = UILabel()
  private let patternLabel = UILabel()
  private let button = UIButton(type: .system)

  var configuration: UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? FoghornConfiguration, new != shown else { return }
      shown = new
      render()
    }
  }

  init(_ configuration: FoghornConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.shown.onToggle() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [nameLabel, patternLabel, button])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.heightAnchor.constraint(equalToConstant: 50),
    ])
    render()
  }

  required init?(coder: NSCoder) { nil }

  private func render() {
    nameLabel.text = shown.name
    patternLabel.text = shown.isMuted ? "muted" : shown.pattern
    button.setTitle(shown.isMuted ? "Sound" : "Mute", for: .normal)
  }
}

/// The foghorns of a coast and the pattern each sounds; a button in the row mutes one.
final class FoghornsViewController: UIViewController {
  private var horns = (1...32).map { Foghorn(id: $0, name: "Foghorn \($0)", pattern: "\($0 % 3 + 1) × \($0 % 4 + 2) s") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Foghorns"
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let collection = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let horn = self?.horns.first(where: { $0.id == id }) else { return }
      cell.contentConfiguration = FoghornConfiguration(
        id: id, name: horn.name, pattern: horn.pattern, isMuted: horn.isMuted, onToggle: { [weak self] in self?.toggle(id) })
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(horns.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  private func toggle(_ id: Int) {
    guard let dataSource, let index = horns.firstIndex(where: { $0.id == id }) else { return }
    horns[index].isMuted.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }
}
