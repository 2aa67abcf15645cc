import Observation
import SwiftUI
import UIKit

@MainActor
@Observable
final class BasketLine: Identifiable {
  let id: Int
  let name: String
  let cents: Int
  var quantity = 1
  var isGift = false

  init(id: Int, name: String, cents: Int) {
    self.id = id
    self.name = name
    self.cents = cents
  }

  var total: String { "\(quantity * cents / 100).\(quantity * cents % 100 / 10)0 €" }
}

/// Everything that can be changed belongs to the line, an object of its own.
struct BasketRow: View {
  @Bindable var line: BasketLine

  var body: some View {
    VStack {
      HStack {
        Text(line.name)
        Spacer()
        Text(line.total).monospacedDigit()
      }
      Stepper("Quantity \(line.quantity)", value: $line.quantity, in: 1...9)
      Toggle("Gift wrap", isOn: $line.isGift)
    }
  }
}

final class BasketViewController: UIViewController {
  private(set) var lines: [BasketLine]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    let goods = ["Apples", "Bread", "Cheese", "Dates", "Eggs", "Figs", "Grapes", "Honey", "Ice cream", "Jam"]
    lines = (0..<30).map { BasketLine(id: $0, name: "\(goods[$0 % 10]) no. \($0 + 1)", cents: 120 + 30 * ($0 % 9)) }
    super.init(nibName: nil, bundle: nil)
    title = "Basket"
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let id = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          self?.remove(id)
          done(true)
        }
      ])
    }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, BasketLine> { cell, _, line in
      cell.contentConfiguration = UIHostingConfiguration { BasketRow(line: line) }
    }
    dataSource = .init(collectionView: list) { [weak self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self?.lines.first { $0.id == id })
    }
    show()
  }

  func remove(_ id: BasketLine.ID) {
    lines.removeAll { $0.id == id }
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(lines.map(\.id))
    dataSource.apply(snapshot)
  }
}
