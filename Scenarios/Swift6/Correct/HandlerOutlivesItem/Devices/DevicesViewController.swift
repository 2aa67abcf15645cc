import SwiftUI
import UIKit

struct NearbyDevice: Identifiable, Sendable {
  let id: Int
  let name: String
  let battery: Int
}

struct DeviceRow: View {
  let device: NearbyDevice

  var body: some View {
    HStack {
      Label(device.name, systemImage: "sensor")
      Spacer()
      if device.battery < 20 {
        Image(systemName: "battery.25percent")
          .foregroundStyle(.red)
      }
      Text("\(device.battery) %")
    }
  }
}

final class NearbyDevicesViewController: UIViewController {
  private let devices = (1...45).map { NearbyDevice(id: $0, name: "Sensor \($0)", battery: ($0 * 37) % 100) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, NearbyDevice.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Devices"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, NearbyDevice> { cell, _, device in
      cell.contentConfiguration = UIHostingConfiguration { DeviceRow(device: device) }
      // The background depends on nothing but the state, so one handler serves every device the cell will ever show.
      if cell.configurationUpdateHandler == nil {
        cell.configurationUpdateHandler = { cell, state in
          var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
          if state.isHighlighted || state.isSelected {
            background.backgroundColor = .systemMint
          }
          cell.backgroundConfiguration = background
        }
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [devices] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: devices.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, NearbyDevice.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(devices.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

#Preview {
  DeviceRow(device: NearbyDevice(id: 1, name: "Scale", battery: 12))
}
