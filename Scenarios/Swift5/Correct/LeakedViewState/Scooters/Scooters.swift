import SwiftUI
import UIKit

struct Scooter: Identifiable {
  let id: Int
  let street: String
  let battery: Int
}

final class ScooterStore {
  let scooters = (1...36).map { Scooter(id: $0, street: "Scooter \($0)", battery: 20 + ($0 * 13) % 80) }
  private var minutes: [Int: Int] = [:]

  func reservedMinutes(of id: Int) -> Int { minutes[id] ?? 0 }
  func reserve(_ id: Int, minutes count: Int) { minutes[id] = count }
}

struct ScooterRow: View {
  let scooter: Scooter
  let onReserve: (Int) -> Void
  @State private var minutes: Int

  init(scooter: Scooter, minutes: Int, onReserve: @escaping (Int) -> Void) {
    self.scooter = scooter
    self.onReserve = onReserve
    _minutes = State(initialValue: minutes)
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(scooter.street)
        Text("\(scooter.battery) % charged")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(minutes == 0 ? "Free" : "Yours for \(minutes) min")
      Button("+5") {
        minutes += 5
        onReserve(minutes)
      }
      .buttonStyle(.bordered)
    }
  }
}

final class ScootersViewController: UICollectionViewController {
  private let store = ScooterStore()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scooters"
    let store = store
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Scooter> { cell, _, scooter in
      cell.contentConfiguration = UIHostingConfiguration {
        ScooterRow(scooter: scooter, minutes: store.reservedMinutes(of: scooter.id)) { minutes in
          store.reserve(scooter.id, minutes: minutes)
        }
        .id(scooter.id)
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      let scooter = store.scooters.first { $0.id == id }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: scooter)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.scooters.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
