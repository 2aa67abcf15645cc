// swift-format-ignore-file: NeverForceUnwrap

import UIKit

class SelectablePhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "SelectablePhotoCell"
  let imageView = UIImageView()
  let nameLabel = UILabel()
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override var isSelected: Bool {
    didSet { updateSelection() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for subview in [imageView, nameLabel, checkmark] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      nameLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 2),
      nameLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      checkmark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      checkmark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
    ])
    imageView.image = UIImage(systemName: "photo")
    updateSelection()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func updateSelection() {
    checkmark.isHidden = !isSelected
    imageView.alpha = isSelected ? 0.6 : 1
  }
}

/// Many photos are picked and shared; the selection is the collection view's own.
class PhotoPickerViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private var photos = (1...90).map { "IMG \($0)" }

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
    collectionView.register(SelectablePhotoCell.self, forCellWithReuseIdentifier: SelectablePhotoCell.reuseIdentifier)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    return true
  }

  func deletePicked() {
    let picked = (collectionView.indexPathsForSelectedItems ?? []).sorted { $0 > $1 }
    picked.forEach { photos.remove(at: $0.item) }
    collectionView.deleteItems(at: picked)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: SelectablePhotoCell.reuseIdentifier, for: indexPath) as! SelectablePhotoCell
    cell.nameLabel.text = photos[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 110, height: 130)
  }
}
