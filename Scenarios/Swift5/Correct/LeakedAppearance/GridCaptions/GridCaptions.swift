import UIKit

final class CaptionTile: UICollectionViewCell {
  let caption = UILabel(frame: CGRect(x: 4, y: 70, width: 92, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(caption)
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

final class GridCaptionsViewController: UICollectionViewController {
  private let captions = (1...60).map { "Shot \($0)" }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CaptionTile.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    captions.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? CaptionTile)?.caption.text = captions[indexPath.item]
    return cell
  }
}
