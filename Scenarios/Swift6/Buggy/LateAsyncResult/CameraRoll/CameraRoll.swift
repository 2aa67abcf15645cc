import Photos
import UIKit

/// The user's pictures, the newest first, in a grid of three columns.
final class CameraRollViewController: UICollectionViewController {
  private let assets: PHFetchResult<PHAsset>
  private let imageManager = PHCachingImageManager()

  init() {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    assets = PHAsset.fetchAssets(with: options)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 124, height: 240)
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(RollCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    assets.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    guard let cell = cell as? RollCell else { return cell }
    let asset = assets.object(at: indexPath.item)
    cell.dateLabel.text = asset.creationDate?.formatted(date: .abbreviated, time: .omitted)
    imageManager.requestImage(
      for: asset, targetSize: CGSize(width: 372, height: 600), contentMode: .aspectFill, options: nil
    ) { image, _ in
      cell.imageView.image = image
    }
    return cell
  }
}
