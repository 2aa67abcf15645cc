import UIKit

struct Toll: Identifiable, Sendable {
  let id: Int
  let day: Int
  var cents: Int
}

/// A row shows its day only where the row above it has another one, so a new first row changes its neighbour, too.
final class TollsViewController: UIViewController {
  private static let money: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  private var tolls = (1...45).map { Toll(id: $0, day: 30 - $0 / 3, cents: $0 * 35) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Toll.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Toll.ID> { [unowned self] cell, _, id in
      guard let index = tolls.firstIndex(where: { $0.id == id }) else { return }
      let toll = tolls[index]
      let isFirstOfDay = index == 0 || tolls[index - 1].day != toll.day
      // One formatter for all rows, set up anew for each.
      Self.money.positivePrefix = toll.cents >= 1000 ? "! " : ""
      var content = cell.defaultContentConfiguration()
      content.text = Self.money.string(from: NSNumber(value: Double(toll.cents) / 100))
      content.secondaryText = isFirstOfDay ? "Day \(toll.day)" : nil
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply([])
  }

  func pay() {
    let neighbour = tolls[0].id
    tolls.insert(Toll(id: tolls.count + 100, day: tolls[0].day, cents: 220), at: 0)
    apply([neighbour])
  }

  private func apply(_ changed: [Toll.ID]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Toll.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(tolls.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
