import UIKit

final class NoticeCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ notice: String) { label.text = notice }
}

/// All rows are equally high by design: longer notices are cut off, also when they grow.
final class NoticeBoardViewController: UIViewController, UICollectionViewDataSource {
  private var notices = (1...40).map { "Notice \($0)" + ($0 % 3 == 0 ? " with much more to say than there is room for" : "") }
  private var list: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(NoticeCell.self, forCellWithReuseIdentifier: "notice")
    list.dataSource = self
    view.addSubview(list)
  }

  func extend() {
    notices[1] += ", and this is a long addition that takes several lines more than the row is high"
    list.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notices.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "notice", for: indexPath)
    (cell as? NoticeCell)?.configure(notices[indexPath.item])
    return cell
  }
}
