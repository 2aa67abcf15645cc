import Combine
import SwiftUI
import UIKit

struct KitchenOrder: Identifiable, Hashable, Sendable {
  let id: String
  let table: Int
  /// Seconds after the screen appeared at which it should be on the table.
  let due: Int
}

/// One clock for all rows; nobody has a timer of his own.
@MainActor
final class KitchenClock: ObservableObject {
  @Published private(set) var seconds = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func tick() {
    guard seconds < 600 else { return stop() }
    seconds += 1
  }
}

struct KitchenOrderRow: View {
  let order: KitchenOrder
  @EnvironmentObject private var clock: KitchenClock
  @State private var isAcknowledged = false

  private var left: Int { order.due - clock.seconds }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Order \(order.id)")
        Text("Table \(order.table)").font(.caption)
      }
      Spacer()
      if isAcknowledged {
        Image(systemName: "flame")
      } else {
        Button("Start") { isAcknowledged = true }
      }
      Text(left > 0 ? "\(left) s" : "late")
        .foregroundStyle(left > 0 ? Color.primary : Color.red)
    }
  }
}

/// The state belongs to the view under the `.id`; one that applies it to its own body would keep its state.
struct KitchenOrderContainer: View {
  let order: KitchenOrder

  var body: some View {
    KitchenOrderRow(order: order).id(order.id)
  }
}

final class KitchenViewController: UICollectionViewController {
  private let clock = KitchenClock()
  private let orders = (1...42).map { KitchenOrder(id: "K\(100 + $0)", table: 1 + $0 % 12, due: 20 + $0 * 10) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, KitchenOrder>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, KitchenOrder> { [clock] cell, _, order in
      cell.contentConfiguration = UIHostingConfiguration {
        KitchenOrderContainer(order: order)
          .environmentObject(clock)
      }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, order in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: order)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, KitchenOrder>()
    snapshot.appendSections([0])
    snapshot.appendItems(orders)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    clock.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    clock.stop()
  }
}
