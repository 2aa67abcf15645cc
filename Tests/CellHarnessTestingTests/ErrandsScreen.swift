import CellHarnessTesting
import SwiftUI
import UIKit

/// A list with a button, a switch, a text field, swipe actions and a menu in its rows. One type is three screens.
struct ErrandsScreen: CellScreen {
  enum Defect {
    case none, deletesByPosition, keepsCountInRow
  }

  let controller: ErrandsViewController

  init() { self.init(["Milk", "Bread", "Milk bottle"]) }

  init(_ titles: [String], defect: Defect = .none) {
    controller = ErrandsViewController(titles, defect: defect)
  }

  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    [.errandArrives, Mutation("traps") { fatalError("the basket is torn") }, Mutation("hangs") { while true {} }]
  }

  static let long = (1...40).map { "Errand \($0)" }
}

extension Mutation {
  static let errandArrives = Mutation("an errand arrives at the top", in: ErrandsScreen.self) { $0.controller.insertOnTop() }
}

final class ErrandsViewController: UIViewController {
  private struct Errand: Hashable {
    let id: String
    var title: String
  }

  private var errands: [Errand]
  private let defect: ErrandsScreen.Defect
  private var counts: [String: Int] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init(_ titles: [String], defect: ErrandsScreen.Defect) {
    errands = titles.enumerated().map { Errand(id: "e\($0)", title: $1) }
    self.defect = defect
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func insertOnTop() {
    errands.insert(Errand(id: "new", title: "Stamps"), at: 0)
    show()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let id = self?.dataSource?.itemIdentifier(for: indexPath)
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
          self?.delete(id, at: indexPath)
          done(true)
        }
      ])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, id in
      guard let self, let errand = errands.first(where: { $0.id == id }) else { return }
      let row = ErrandRow(
        title: errand.title, count: counts[id, default: 0], countsInRow: defect == .keepsCountInRow
      ) { [weak self] in
        self?.counts[id, default: 0] += 1
        self?.dataSource.map { source in
          var snapshot = source.snapshot()
          snapshot.reconfigureItems([id])
          source.apply(snapshot, animatingDifferences: false)
        }
      }
      cell.contentConfiguration = UIHostingConfiguration { row }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
    }
    show()
  }

  private func delete(_ id: String?, at indexPath: IndexPath) {
    if defect == .deletesByPosition {
      errands.remove(at: indexPath.item)
    } else {
      errands.removeAll { $0.id == id }
    }
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(errands.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

private struct ErrandRow: View {
  let title: String
  let count: Int
  let countsInRow: Bool
  let add: () -> Void
  @State private var ownCount = 0

  var body: some View {
    HStack {
      Text(title)
      Text("shop").textCase(.uppercase)
      Text("\(countsInRow ? ownCount : count)×")
      Button("Add") { if countsInRow { ownCount += 1 } else { add() } }
    }
  }
}
