import SwiftUI
import UIKit

/// What is switched on; nobody observes it.
final class House {
  var devices: [Int] = Array(1...30)
  var on: Set<Int> = []

  func isOn(_ device: Int) -> Binding<Bool> {
    Binding(
      get: { self.on.contains(device) },
      set: { isOn in
        if isOn { self.on.insert(device) } else { self.on.remove(device) }
      })
  }
}

/// Switches over a plain object: each shows what its user did, as a control does, without anybody being told.
class HouseViewController: UIViewController {
  let house = House()
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [house] cell, _, device in
      cell.contentConfiguration = UIHostingConfiguration { Toggle("Device \(device)", isOn: house.isOn(device)).id(device) }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, device in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: device)
    }
    apply()
  }

  func remove() {
    house.devices.removeFirst()
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(house.devices)
    source?.apply(snapshot, animatingDifferences: false)
  }
}
