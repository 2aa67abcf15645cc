import UIKit

/// No cell holds the controller by what its button does.
final class FreedSongsViewController: UIViewController, UICollectionViewDataSource {
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
      cell.onPlay = { [weak self] in self?.play(indexPath.item) }
    }
    return cell
  }

  private func play(_ song: Int) {
    playing = song
    list.reloadData()
  }
}
