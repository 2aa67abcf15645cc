import UIKit

/// Listens to the news of the delivery it shows, and to no other.
final class SingleDeliveryCell: UICollectionViewListCell {
  private var observer: (any NSObjectProtocol)?

  func show(_ delivery: Int) {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    draw(delivery, "in store")
    observer = NotificationCenter.default.addObserver(
      forName: .deliveryMoved, object: nil, queue: nil
    ) { [weak self] notification in
      guard notification.userInfo?["delivery"] as? Int == delivery else { return }
      MainActor.assumeIsolated { self?.draw(delivery, "on its way") }
    }
  }

  private func draw(_ delivery: Int, _ state: String) {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Delivery \(delivery)"
    content.secondaryText = state
    contentConfiguration = content
  }
}

final class SingleDeliveriesViewController: UICollectionViewController {
  private let registration = UICollectionView.CellRegistration<SingleDeliveryCell, Int> { cell, _, delivery in cell.show(delivery)
  }

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item + 1)
  }

  func send() {
    for delivery in 1...5 {
      NotificationCenter.default.post(name: .deliveryMoved, object: nil, userInfo: ["delivery": delivery])
    }
  }
}
