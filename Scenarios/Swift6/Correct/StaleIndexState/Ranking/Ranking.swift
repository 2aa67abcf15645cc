import Observation
import SwiftUI
import UIKit

struct Runner: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String { "Runner \(id)" }
  var seconds: Int
}

@MainActor
@Observable
final class RaceResults {
  private(set) var runners: [Runner] = (1...45).map { Runner(id: $0, seconds: 3000 + $0 * 11) }

  func rank(of id: Runner.ID) -> Int? { runners.firstIndex { $0.id == id }.map { $0 + 1 } }

  func correct(_ id: Runner.ID, by seconds: Int) {
    guard let index = runners.firstIndex(where: { $0.id == id }) else { return }
    runners[index].seconds += seconds
    runners.sort { ($0.seconds, $0.id) < ($1.seconds, $1.id) }
  }
}

/// The rank is the position, and rightly so: it is read from the model, which the row observes.
struct RunnerRow: View {
  let id: Runner.ID
  let results: RaceResults

  var body: some View {
    let runner = results.runners.first { $0.id == id }
    LabeledContent {
      Text(verbatim: "\((runner?.seconds ?? 0) / 60):\((runner?.seconds ?? 0) % 60)")
    } label: {
      HStack {
        if let rank = results.rank(of: id) {
          Text("\(rank).").bold(rank <= 3)
        }
        Text(runner?.name ?? "")
        Text("of \(results.runners.count)").font(.caption).foregroundStyle(.tertiary)
      }
    }
  }
}

final class RankingViewController: UICollectionViewController {
  let results = RaceResults()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Runner.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Runner.ID> { [results] cell, _, id in
      cell.contentConfiguration = UIHostingConfiguration { RunnerRow(id: id, results: results) }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    show()
  }

  func appeal() {
    results.correct(7, by: -60)
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Runner.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(results.runners.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
