import SwiftUI
import UIKit

@MainActor
final class Sensor: Identifiable {
  let id: Int
  private(set) var watchers = 0

  init(id: Int) { self.id = id }

  func watch() async {
    watchers += 1
    while watchers > 0 {
      do { try await Task.sleep(for: .seconds(5)) } catch { continue }
    }
  }
}

struct SensorRow: View {
  let sensor: Sensor
  @State private var work: Task<Void, Never>?

  var body: some View {
    Text("Sensor \(sensor.id)")
      .onAppear { work = Task { await sensor.watch() } }
  }
}

/// Every appearance starts work that no disappearance ends.
final class SensorsViewController: UICollectionViewController {
  private let sensors = (1...40).map { Sensor(id: $0) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Sensor.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Sensor.ID> { [sensors] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration { SensorRow(sensor: sensors[id - 1]).id(id) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Sensor.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(sensors.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
