import UIKit

struct Pantomime {
  let name: String
  var isSeen = false
}

final class PantomimeHeader: UICollectionReusableView {
  let label = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Stages with their plays; the button of a header marks all plays of its stage as seen.
final class PantomimesViewController: UICollectionViewController {
  private var stages = (1...8).map { stage in (1...5).map { Pantomime(name: "Play \($0) on stage \(stage)") } }

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pantomimes"
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "play")
    collectionView.register(
      PantomimeHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "stage")
  }

  private func markAll(stage: Int) {
    for index in stages[stage].indices { stages[stage][index].isSeen = true }
    collectionView.reloadSections(IndexSet(integer: stage))
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { stages.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    stages[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "play", for: indexPath)
    let play = stages[indexPath.section][indexPath.item]
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = play.name
      content.secondaryText = play.isSeen ? "Seen" : nil
      cell.contentConfiguration = content
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "stage", for: indexPath)
    if let header = view as? PantomimeHeader {
      header.label.text = "Stage \(indexPath.section + 1)"
      header.button.setTitle("All seen", for: .normal)
      header.button.addAction(
        UIAction(identifier: .init("all seen")) { [weak self] _ in self?.markAll(stage: indexPath.section) }, for: .touchUpInside)
    }
    return view
  }
}
