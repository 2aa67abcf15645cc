import SwiftUI
import UIKit

@MainActor
final class PatientSensor: Identifiable {
  let id: Int
  private(set) var watchers = 0

  init(id: Int) { self.id = id }

  func watch() async {
    watchers += 1
    while watchers > 0 {
      do { try await Task.sleep(for: .seconds(5)) } catch { return }
    }
  }
}

struct PatientSensorRow: View {
  let sensor: PatientSensor
  @State private var work: Task<Void, Never>?

  var body: some View {
    Text("Sensor \(sensor.id)")
      .onAppear { work = Task { await sensor.watch() } }
      .onDisappear { work?.cancel() }
  }
}

/// Every appearance starts work, and every disappearance ends it.
final class EndingSensorsViewController: UICollectionViewController {
  private let sensors = (1...40).map { PatientSensor(id: $0) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, PatientSensor.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, PatientSensor.ID> { [sensors] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration { PatientSensorRow(sensor: sensors[id - 1]).id(id) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, PatientSensor.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(sensors.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
