import UIKit

extension Notification.Name {
  static let deliveryMoved = Notification.Name("deliveryMoved")
}

/// Listens to the news of the delivery it shows, and of all that it ever showed.
final class DeliveryCell: UICollectionViewListCell {
  private var observers: [any NSObjectProtocol] = []

  func show(_ delivery: Int) {
    draw(delivery, "in store")
    let observer = NotificationCenter.default.addObserver(
      forName: .deliveryMoved, object: nil, queue: nil
    ) { [weak self] notification in
      guard notification.userInfo?["delivery"] as? Int == delivery else { return }
      MainActor.assumeIsolated { self?.draw(delivery, "on its way") }
    }
    observers.append(observer)
  }

  private func draw(_ delivery: Int, _ state: String) {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Delivery \(delivery)"
    content.secondaryText = state
    contentConfiguration = content
  }
}

final class DeliveriesViewController: UICollectionViewController {
  private let registration = UICollectionView.CellRegistration<DeliveryCell, Int> { cell, _, delivery in cell.show(delivery) }

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
