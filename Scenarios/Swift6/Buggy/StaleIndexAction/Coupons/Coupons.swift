import UIKit

/// The swipe's index path indexes the array when the button is tapped.
final class CouponsViewController: UIViewController, UICollectionViewDataSource {
  private var coupons = (1...30).map { "Coupon \($0)" }
  private var list: UICollectionView!
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Redeem") { _, _, done in
          self?.redeem(at: indexPath)
          done(true)
        }
      ])
    }
    _ = registration
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    view.addSubview(list)
  }

  func expireFirst() {
    coupons.removeFirst()
    list.deleteItems(at: [IndexPath(item: 0, section: 0)])
  }

  func addTwenty() {
    coupons.insert(contentsOf: (1...20).map { "New coupon \($0)" }, at: 0)
    list.insertItems(at: (0..<20).map { IndexPath(item: $0, section: 0) })
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { coupons.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: coupons[indexPath.item])
  }

  private func redeem(at indexPath: IndexPath) {
    coupons.remove(at: indexPath.item)
    list.deleteItems(at: [indexPath])
  }
}
