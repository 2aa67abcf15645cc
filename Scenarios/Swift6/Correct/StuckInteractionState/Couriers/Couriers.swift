import SwiftUI
import UIKit

struct Courier: Hashable, Sendable {
  let id: Int
  let name: String
  let isAvailable: Bool
}

struct CourierRow: View {
  let courier: Courier
  let isSelected: Bool
  let isHighlighted: Bool

  var body: some View {
    HStack {
      Image(systemName: isSelected ? "bicycle.circle.fill" : "bicycle.circle")
      Text(courier.name)
        .foregroundStyle(isSelected ? Color.white : Color.primary)
      Spacer()
      if !courier.isAvailable {
        Text("off duty").font(.caption)
      }
    }
    .opacity(isHighlighted ? 0.6 : 1)
  }
}

/// The hosted row gets the state of its cell as plain values, in a handler that is set anew for every courier.
final class CouriersViewController: UICollectionViewController {
  private let couriers = (1...52).map { Courier(id: $0, name: "Courier \($0)", isAvailable: $0 % 4 != 0) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Courier>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Courier> { cell, _, courier in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = UIHostingConfiguration {
          CourierRow(courier: courier, isSelected: state.isSelected, isHighlighted: state.isHighlighted)
        }
        .background {
          RoundedRectangle(cornerRadius: 8)
            .fill(state.isSelected ? Color.accentColor : Color.clear)
        }
      }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, courier in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: courier)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Courier>()
    snapshot.appendSections([0])
    snapshot.appendItems(couriers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
