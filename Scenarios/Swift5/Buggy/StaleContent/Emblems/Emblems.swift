import UIKit

final class EmblemCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemYellow : .secondarySystemBackground }
  }
}

/// Emblems of clubs; those that are chosen are thrown away together.
final class EmblemsViewController: UICollectionViewController {
  private var emblems = (1...36).map { "Emblem \($0)" }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 60)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Emblems"
    collectionView.allowsMultipleSelection = true
    collectionView.register(EmblemCell.self, forCellWithReuseIdentifier: "emblem")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Discard") { [weak self] _ in self?.discard() })
  }

  private func discard() {
    let chosen = (collectionView.indexPathsForSelectedItems ?? []).sorted()
    collectionView.performBatchUpdates {
      for path in chosen where path.item < emblems.count { emblems.remove(at: path.item) }
      collectionView.deleteItems(at: chosen)
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { emblems.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "emblem", for: indexPath) as? EmblemCell
    else { fatalError("The registration gives another class.") }
    cell.label.text = emblems[indexPath.item]
    return cell
  }
}
