import UIKit

/// Picked pictures wear their number in the order of picking, which is position among the picked, not in the list.
final class GalleryCell: UICollectionViewCell {
  private let title = UILabel()
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.frame = contentView.bounds
    title.textAlignment = .center
    contentView.addSubview(title)
    badge.frame = CGRect(x: contentView.bounds.maxX - 26, y: 4, width: 22, height: 22)
    badge.backgroundColor = .systemBlue
    badge.textColor = .white
    badge.textAlignment = .center
    contentView.addSubview(badge)
    contentView.backgroundColor = .systemGray5
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, number: Int?) {
    title.text = name
    badge.text = number.map(String.init)
    badge.isHidden = number == nil
    contentView.layer.borderWidth = number == nil ? 0 : 3
  }
}

final class GalleryViewController: UIViewController, UICollectionViewDelegate {
  private var pictures = (1...75).map { "IMG_\(1000 + $0)" }
  private var picked: [String] = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 118, height: 118)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.delegate = self
    view.addSubview(grid)
    let registration = UICollectionView.CellRegistration<GalleryCell, String> { [unowned self] cell, _, name in
      cell.show(name, number: picked.firstIndex(of: name).map { $0 + 1 })
    }
    dataSource = .init(collectionView: grid) { grid, indexPath, name in
      grid.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    apply(animated: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return }
    let touched = picked + [name]
    if let index = picked.firstIndex(of: name) {
      picked.remove(at: index)
    } else {
      picked.append(name)
    }
    // The numbers of those picked later change as well.
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(Array(Set(touched)).filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func photoTaken() {
    pictures.insert("IMG_\(1925 + pictures.count)", at: 0)
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(pictures)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
