import UIKit

class PosterCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let ribbon = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [titleLabel, ribbon] { contentView.addSubview(label) }
    ribbon.text = "new"
    ribbon.isHidden = true
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 4, y: contentView.bounds.height - 30, width: contentView.bounds.width - 8, height: 30)
    ribbon.frame = CGRect(x: 4, y: 4, width: 60, height: 24)
  }
}

/// A carousel, which scrolls to the side: the ribbon of a new poster stays on its cell.
class PostersViewController: UIViewController, UICollectionViewDataSource {
  private let posters = (1...40).map { (title: "Poster \($0)", isNew: $0 % 6 == 2) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 160, height: 240)
    let list = UICollectionView(frame: CGRect(x: 0, y: 100, width: 390, height: 260), collectionViewLayout: layout)
    list.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { posters.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
    if let cell = cell as? PosterCell {
      cell.titleLabel.text = posters[indexPath.item].title
      if posters[indexPath.item].isNew { cell.ribbon.isHidden = false }
    }
    return cell
  }
}
