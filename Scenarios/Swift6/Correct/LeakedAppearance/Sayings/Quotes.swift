import SwiftUI
import UIKit

struct Saying: Identifiable, Hashable, Sendable {
  let id: Int
  let text: String
  let author: String

  static let placeholder = Saying(id: 0, text: "A sentence that is about as long as most are", author: "Somebody")
}

/// Grey bars instead of text as long as the text isn't there.
struct PlaceholderModifier: ViewModifier {
  let isLoading: Bool

  func body(content: Content) -> some View {
    if isLoading {
      content.redacted(reason: .placeholder).disabled(true)
    } else {
      content
    }
  }
}

extension View {
  func placeholder(while isLoading: Bool) -> some View { modifier(PlaceholderModifier(isLoading: isLoading)) }
}

struct SayingRow: View {
  let saying: Saying

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(saying.text).font(.body.italic())
      Text("— \(saying.author)").font(.caption).foregroundStyle(.secondary)
    }
  }
}

final class QuotesViewController: UICollectionViewController {
  private var sayings: [Saying.ID: Saying] = [:]
  private var isLoading = true
  private var dataSource: UICollectionViewDiffableDataSource<Int, Saying.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Saying.ID> { [unowned self] cell, _, id in
      let saying = sayings[id] ?? .placeholder
      cell.contentConfiguration = UIHostingConfiguration {
        SayingRow(saying: saying).placeholder(while: isLoading)
      }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Saying.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...16))
    dataSource.apply(snapshot, animatingDifferences: false)

    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [unowned self] _ in Task { await load() } }, for: .valueChanged)
    collectionView.refreshControl = refresh
    Task { await load() }
  }

  private func load() async {
    isLoading = true
    reconfigure()
    try? await Task.sleep(for: .seconds(1))
    for id in 1...16 {
      sayings[id] = Saying(
        id: id, text: Array(repeating: "Saying \(id) is worth it.", count: 1 + id % 4).joined(separator: " "),
        author: "Author \(id)")
    }
    isLoading = false
    reconfigure()
    collectionView.refreshControl?.endRefreshing()
  }

  private func reconfigure() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
