import UIKit

struct Lantern: Hashable {
  let id: Int
  var name: String
  var isLit: Bool
}

/// Fades in whatever it is given: the fade of the item before is ended when the cell is handed on.
final class LanternCell: UICollectionViewCell {
  private let name = UILabel()
  private let glow = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    glow.backgroundColor = .systemYellow
    let row = UIStackView(arrangedSubviews: [glow, name])
    row.spacing = 8
    row.frame = contentView.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(row)
    glow.widthAnchor.constraint(equalToConstant: 24).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    contentView.layer.removeAllAnimations()
    glow.layer.removeAllAnimations()
    UIView.animate(withDuration: 0.1) { [contentView] in contentView.alpha = 0 }
  }

  func show(_ lantern: Lantern) {
    name.text = lantern.name
    glow.transform = .identity
    glow.alpha = lantern.isLit ? 1 : 0.2
    contentView.alpha = 0
    UIView.animate(withDuration: 0.25, delay: 0.05, options: [.beginFromCurrentState]) { [contentView] in contentView.alpha = 1 }
    if lantern.isLit {
      UIView.animate(withDuration: 0.3) { [glow] in
        glow.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      } completion: { [glow] _ in
        glow.transform = .identity
      }
    }
  }
}

final class LanternsViewController: UIViewController, UICollectionViewDelegate {
  private var lanterns = (1...40).map { Lantern(id: $0, name: "Lantern \($0)", isLit: $0 % 3 == 0) }
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<LanternCell, Int> { [unowned self] cell, _, id in
      if let lantern = lanterns.first(where: { $0.id == id }) { cell.show(lantern) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let index = lanterns.firstIndex(where: { $0.id == id }) else {
      return
    }
    lanterns[index].isLit.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func arrive() {
    lanterns.insert(Lantern(id: lanterns.count + 1, name: "Lantern \(lanterns.count + 1)", isLit: true), at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(lanterns.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
