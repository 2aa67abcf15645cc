import SwiftUI
import UIKit

struct Leg: Identifiable, Hashable {
  let id: Int
  var from: String
  var to: String
  var notes: [String]
}

class ItineraryStore: ObservableObject {
  @Published var legs: [Leg] = (1...30).map { Leg(id: $0, from: "City \($0)", to: "City \($0 + 1)", notes: []) }
  @Published var open: Set<Leg.ID> = [2]

  func binding(for id: Leg.ID) -> Binding<Bool> {
    Binding {
      self.open.contains(id)
    } set: { isOpen in
      if isOpen { self.open.insert(id) } else { self.open.remove(id) }
    }
  }
}

struct LegRow: View {
  let id: Leg.ID
  @ObservedObject var store: ItineraryStore

  var body: some View {
    if let leg = store.legs.first(where: { $0.id == id }) {
      VStack(alignment: .leading) {
        HStack {
          Text("\(leg.from) → \(leg.to)").font(.headline)
          Spacer()
          Toggle("Details", isOn: store.binding(for: id)).fixedSize()
        }
        if store.open.contains(id) {
          Text("Platform \(1 + id % 9), seat \(id)")
          ForEach(leg.notes, id: \.self) { note in
            Label(note, systemImage: "note.text").font(.footnote)
          }
        }
      }
    }
  }
}

class ItineraryViewController: UICollectionViewController {
  let store: ItineraryStore
  private lazy var dataSource: UICollectionViewDiffableDataSource<Int, Leg.ID> = {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Leg.ID> { [store] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration {
        LegRow(id: id, store: store)
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
  }()

  init(store: ItineraryStore) {
    self.store = store
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Leg.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.legs.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
