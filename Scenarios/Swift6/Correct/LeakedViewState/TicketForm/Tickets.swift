import SwiftUI
import UIKit

@MainActor
final class TicketForm: ObservableObject {
  @Published var names: [Int: String] = [1: "Ada"]

  func binding(_ seat: Int) -> Binding<String> {
    Binding(get: { self.names[seat, default: ""] }, set: { self.names[seat] = $0 })
  }
}

struct TicketRow: View {
  let seat: Int
  @ObservedObject var form: TicketForm
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var spacing: CGFloat = 8

  var body: some View {
    HStack(spacing: spacing) {
      Text("Seat \(seat)")
      TextField("Name", text: form.binding(seat))
        .textFieldStyle(.roundedBorder)
      if typeSize < .accessibility1 {
        Text("\(form.names[seat, default: ""].count) letters").font(.caption)
      }
    }
  }
}

/// Text fields in hosted rows that write into a form.
final class TicketsViewController: UIViewController {
  private let form = TicketForm()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [form] cell, _, seat in
      cell.contentConfiguration = UIHostingConfiguration { TicketRow(seat: seat, form: form) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, seat in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: seat)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...22))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
