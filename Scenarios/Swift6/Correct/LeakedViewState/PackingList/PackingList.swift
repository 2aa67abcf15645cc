import Combine
import SwiftUI
import UIKit

struct PackingItem: Identifiable {
  let id: String
  var remark = ""
  var isPacked = false
}

/// Rows edit the model directly, through a binding that finds its item by id.
final class PackingStore: ObservableObject {
  @Published private(set) var items: [PackingItem]

  init() {
    let things = [
      "Tent", "Sleeping bag", "Lamp", "Stove", "Gas", "Pot", "Mug", "Spoon", "Knife", "Matches", "Rope", "Map", "Compass",
      "Whistle", "Sunscreen", "Hat", "Gloves", "Rain jacket", "Trousers", "Shirt", "Socks", "Boots", "Sandals", "Towel",
      "Soap", "Toothbrush", "First aid kit", "Tape", "Needle", "Charger", "Camera", "Notebook", "Pencil", "Book", "Snacks",
      "Water bottle",
    ]
    items = things.map { PackingItem(id: $0) }
  }

  func remark(of id: PackingItem.ID) -> Binding<String> {
    Binding { [weak self] in
      self?.items.first { $0.id == id }?.remark ?? ""
    } set: { [weak self] text in
      self?.change(id) { $0.remark = text }
    }
  }

  func packed(_ id: PackingItem.ID) -> Binding<Bool> {
    Binding(
      get: { [weak self] in self?.items.first { $0.id == id }?.isPacked ?? false },
      set: { [weak self] isOn in self?.change(id) { $0.isPacked = isOn } })
  }

  func add(_ name: String) {
    guard !items.contains(where: { $0.id == name }) else { return }
    items.insert(PackingItem(id: name), at: 0)
  }

  private func change(_ id: PackingItem.ID, _ body: (inout PackingItem) -> Void) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    body(&items[index])
  }
}

struct PackingRow: View {
  let id: PackingItem.ID
  @ObservedObject var store: PackingStore

  var body: some View {
    HStack {
      Toggle("Packed", isOn: store.packed(id)).labelsHidden().accessibilityLabel("Packed")
      VStack(alignment: .leading) {
        Text(id)
        TextField("Remark", text: store.remark(of: id)).font(.footnote)
      }
    }
  }
}

final class PackingListViewController: UICollectionViewController {
  let store = PackingStore()
  private var subscriptions: Set<AnyCancellable> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, PackingItem.ID>!

  convenience init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.showsSeparators = true
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, PackingItem.ID> { [store] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration { PackingRow(id: id, store: store) }
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
    }
    store.$items
      .map { $0.map(\.id) }
      .removeDuplicates()
      .sink { [weak self] ids in self?.show(ids) }
      .store(in: &subscriptions)
  }

  private func show(_ ids: [PackingItem.ID]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, PackingItem.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    dataSource.apply(snapshot)
  }
}
