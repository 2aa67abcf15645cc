import UIKit

/// Rows look different in edit mode, which all of them are told.
final class ToldAlertsViewController: UIViewController, UICollectionViewDataSource {
  private let titles = (1...40).map { "Alert \($0)" }
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
  private lazy var list = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    view.addSubview(list)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.reloadData()
  }

  private func configure(_ cell: UICollectionViewListCell, _ title: String) {
    var content = cell.defaultContentConfiguration()
    content.text = title
    content.image = isEditing ? UIImage(systemName: "circle") : nil
    cell.contentConfiguration = content
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: titles[indexPath.item])
    configure(cell, titles[indexPath.item])
    return cell
  }
}
