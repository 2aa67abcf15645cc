import SwiftUI
import UIKit

struct Canoe: Identifiable, Sendable {
  let id: Int
  let name: String
}

/// asks the boathouse where a canoe is; takes a moment.
struct Boathouse: Sendable {
  func whereabouts(of canoe: Canoe.ID) async -> String {
    try? await Task.sleep(for: .milliseconds(150))
    let places = ["in the shed", "on the lake", "at the weir", "in repair"]
    return places[canoe * 5 % places.count]
  }
}

struct CanoeRow: View {
  private struct Answer {
    let canoe: Canoe.ID
    let text: String
  }

  let canoe: Canoe
  let boathouse: Boathouse
  @State private var answer: Answer?

  init(canoe: Canoe, boathouse: Boathouse) {
    self.canoe = canoe
    self.boathouse = boathouse
  }

  private var whereabouts: String? { answer?.canoe == canoe.id ? answer?.text : nil }

  var body: some View {
    HStack {
      Text(canoe.name)
      Spacer()
      Text(whereabouts ?? "…")
        .foregroundStyle(.secondary)
    }
    .task(id: canoe.id) {
      guard whereabouts == nil else { return }
      let id = canoe.id
      let text = await boathouse.whereabouts(of: id)
      guard !Task.isCancelled else { return }
      answer = Answer(canoe: id, text: text)
    }
  }
}

final class CanoesViewController: UIViewController {
  private var canoes: [Canoe] = (1...36).map { Canoe(id: $0, name: "Canoe \($0)") }
  private let boathouse = Boathouse()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Canoe.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Canoes"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let self, let canoe = self.canoes.first(where: { $0.id == id }) else { return }
      cell.contentConfiguration = UIHostingConfiguration {
        CanoeRow(canoe: canoe, boathouse: self.boathouse)
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    applySnapshot()
  }

  func buyCanoe() {
    let id = (canoes.map(\.id).max() ?? 0) + 1
    canoes.insert(Canoe(id: id, name: "Canoe \(id)"), at: 0)
    applySnapshot()
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Canoe.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(canoes.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
