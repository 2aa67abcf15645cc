import UIKit

struct RosettePony {
  let id: Int
  let name: String
  var rosettes = 0
  /// When the pony's collar was heard last, in seconds of the show. No row shows it.
  var heard = 0
}

struct RosetteConfiguration: UIContentConfiguration, Equatable {
  let pony: RosettePony
  let onAward: () -> Void

  // What is seen, and whose it is: the row needn't be drawn again for anything else. The handler is the same for the same pony.
  static func == (first: Self, second: Self) -> Bool {
    first.pony.id == second.pony.id && first.pony.name == second.pony.name && first.pony.rosettes == second.pony.rosettes
  }

  func makeContentView() -> UIView & UIContentView { RosetteView(self) }
  func updated(for state: UIConfigurationState) -> Self { self }
}

final class RosetteView: UIView, UIContentView {
  private var shown: RosetteConfiguration
  private let nameLabel = UILabel()
  private let countLabel = UILabel()

  var configuration: UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? RosetteConfiguration, new != shown else { return }
      shown = new
      render()
    }
  }

  init(_ configuration: RosetteConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    let award = UIButton(type: .system, primaryAction: UIAction(title: "Award") { [weak self] _ in self?.shown.onAward() })
    let stack = UIStackView(arrangedSubviews: [nameLabel, countLabel, award])
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
    nameLabel.text = shown.pony.name
    countLabel.text = "\(shown.pony.rosettes) rosettes"
  }
}

/// The ponies of a show and their rosettes. Their collars report every now and then, which no row shows.
final class RosettesViewController: UICollectionViewController {
  private var ponies = (1...36).map { RosettePony(id: $0, name: "Pony \($0)", rosettes: $0 % 3) }

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Show"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "pony")
  }

  func hearCollars() {
    for index in ponies.indices { ponies[index].heard += 30 }
    collectionView.reconfigureItems(at: ponies.indices.map { IndexPath(item: $0, section: 0) })
  }

  private func award(_ id: Int) {
    guard let index = ponies.firstIndex(where: { $0.id == id }) else { return }
    ponies[index].rosettes += 1
    collectionView.reconfigureItems(at: [IndexPath(item: index, section: 0)])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { ponies.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pony", for: indexPath)
    let pony = ponies[indexPath.item]
    cell.contentConfiguration = RosetteConfiguration(pony: pony, onAward: { [weak self] in self?.award(pony.id) })
    return cell
  }
}
