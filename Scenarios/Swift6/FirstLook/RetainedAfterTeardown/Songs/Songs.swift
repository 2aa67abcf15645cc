import UIKit

final class SongCell: UICollectionViewCell {
  let label = UILabel()
  let button = UIButton(type: .system)
  var onPlay: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Play", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onPlay?() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Every cell holds the controller by what its button does.
final class SongsViewController: UIViewController, UICollectionViewDataSource {
  private var playing: Int?
  private var list: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 52)
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(SongCell.self, forCellWithReuseIdentifier: "song")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "song", for: indexPath)
    if let cell = cell as? SongCell {
      cell.label.text = "Song \(indexPath.item + 1)" + (playing == indexPath.item ? ", playing" : "")
      cell.onPlay = { self.play(indexPath.item) }
    }
    return cell
  }

  private func play(_ song: Int) {
    playing = song
    list.reloadData()
  }
}
