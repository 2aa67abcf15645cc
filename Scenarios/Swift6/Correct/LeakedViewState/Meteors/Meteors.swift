import SwiftUI
import UIKit

struct Meteor: Hashable {
  enum Kind: String { case stone, iron }
  let id: Int
  var kind: Kind { id.isMultiple(of: 5) ? .iron : .stone }
}

enum MeteorService {
  static func details(of meteor: Meteor) async -> String {
    try? await Task.sleep(for: .milliseconds(300))
    return "\(meteor.id * 3) kg of \(meteor.kind.rawValue)"
  }
}

struct MeteorRow: View {
  let meteor: Meteor
  @State private var details: String?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Meteor \(meteor.id)")
      Text(details ?? "Loading…")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .task(id: meteor.id) {
      details = nil
      let loaded = await MeteorService.details(of: meteor)
      if !Task.isCancelled { details = loaded }
    }
  }
}

final class MeteorsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Meteors"
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration { MeteorRow(meteor: Meteor(id: id)) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...40))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
