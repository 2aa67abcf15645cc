import SwiftUI
import UIKit

struct Requisition {
  let id: Int
  let article: String
  var quantity: Int
  var isEdited = false
}

struct RequisitionRow: View {
  let requisition: Requisition
  let onQuantity: (Int) -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(requisition.article)
        Text(requisition.isEdited ? "Edited by you" : "As proposed")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(requisition.quantity)")
      Stepper("Quantity", value: Binding(get: { requisition.quantity }, set: onQuantity), in: 0...99)
        .labelsHidden()
    }
  }
}

final class RequisitionsViewController: UIViewController {
  private var requisitions = (1...30).map { Requisition(id: $0, article: "Article \($0)", quantity: $0 % 7 + 1) }
  private var nextID = 31
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Requisitions"
    collectionView.allowsSelection = false
    update()
  }

  /// The warehouse proposes one more article.
  func proposeArticle() {
    requisitions.insert(Requisition(id: nextID, article: "Article \(nextID)", quantity: nextID % 5 + 10), at: 0)
    nextID += 1
    update()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Requisition> {
      [weak self] cell, _, requisition in
      let id = requisition.id
      cell.contentConfiguration = UIHostingConfiguration {
        RequisitionRow(requisition: requisition) { quantity in
          self?.change(id) {
            $0.quantity = quantity
            $0.isEdited = true
          }
        }
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [weak self] collectionView, indexPath, identifier in
      guard let requisition = self?.requisition(identifier) else { return nil }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: requisition)
    }
  }

  private func requisition(_ id: Int) -> Requisition? { requisitions.first { $0.id == id } }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(requisitions.map(\.id))
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func change(_ id: Int, _ body: (inout Requisition) -> Void) {
    guard let index = requisitions.firstIndex(where: { $0.id == id }) else { return }
    body(&requisitions[index])
    update()
  }
}
