import UIKit

/// A section's head with a button that shows all of it.
final class HomeSectionCell: UICollectionViewCell {
  private static let showAll = UIAction.Identifier("showAll")

  private let title = UILabel()
  private let button = UIButton(type: .system)
  private var onShowAll: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Show all", for: .normal)
    addButtonAction()
    contentView.addSubview(title)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  private func addButtonAction() {
    button.addAction(UIAction(identifier: Self.showAll) { [weak self] _ in self?.onShowAll?() }, for: .touchUpInside)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    title.text = nil
    button.removeAction(identifiedBy: Self.showAll, for: .touchUpInside)
    onShowAll = nil
  }

  func configure(_ name: String, onShowAll: @escaping () -> Void) {
    title.text = name
    self.onShowAll = onShowAll
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 12, width: bounds.width - 140, height: 28)
    button.frame = CGRect(x: bounds.width - 116, y: 8, width: 100, height: 36)
  }
}

final class HomeSectionsViewController: UICollectionViewController {
  private let names = [
    "Shortcuts", "Jump back in", "Recent bookmarks", "Recent searches", "Stories", "News", "Sports", "Recipes", "Travel",
    "Science", "Gardening", "Films", "Music", "Theatre", "Games", "Cycling", "Money", "Health", "Fashion", "Pets",
  ]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 360, height: 90)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    collectionView.register(HomeSectionCell.self, forCellWithReuseIdentifier: "section")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "section", for: indexPath)
    let name = names[indexPath.item]
    (cell as? HomeSectionCell)?.configure(name) { [weak self] in self?.showAll(name) }
    return cell
  }

  private func showAll(_ name: String) {
    let all = UIViewController()
    all.title = "All of \(name)"
    navigationController?.pushViewController(all, animated: true)
  }
}
