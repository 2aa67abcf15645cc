import UIKit

/// Stops the spinner when the picture is there; where there is none to load, nobody stops the one of the item before.
class MuralCell: UICollectionViewCell {
  let picture = UIImageView()
  let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private var name = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
    spinner.frame = picture.frame
    label.frame = CGRect(x: 0, y: 90, width: 120, height: 30)
    for view in [picture, spinner, label] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.image = nil
  }

  func configure(name: String, hasPicture: Bool) {
    label.text = name
    self.name = name
    guard hasPicture else { return }
    spinner.startAnimating()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
      DispatchQueue.main.async { [weak self] in
        guard let self, self.name == name else { return }
        spinner.stopAnimating()
        picture.image = UIImage(systemName: "photo")
      }
    }
  }
}

/// The same, and the spinner stops when the cell goes.
class SettledMuralCell: MuralCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    spinner.stopAnimating()
  }
}

class MuralsViewController: UIViewController, UICollectionViewDataSource {
  var cellClass: MuralCell.Type { MuralCell.self }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    list.register(cellClass, forCellWithReuseIdentifier: "mural")
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "mural", for: indexPath)
    (cell as? MuralCell)?.configure(name: "Mural \(indexPath.item + 1)", hasPicture: indexPath.item % 4 != 1)
    return cell
  }
}

class SettledMuralsViewController: MuralsViewController {
  override var cellClass: MuralCell.Type { SettledMuralCell.self }
}
