import SwiftUI
import UIKit

struct PollOption: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
}

@MainActor
final class LunchPoll {
  let options = (1...24).map { PollOption(id: $0, name: "Dish \($0)") }
  private(set) var votes: [PollOption.ID: Int] = [1: 3, 2: 1]
  private(set) var mine: PollOption.ID?
  var onUpdate: () -> Void = {}

  var total: Int { votes.values.reduce(0, +) }

  func vote(for id: PollOption.ID) {
    guard id != mine else { return }
    if let mine { votes[mine, default: 1] -= 1 }
    votes[id, default: 0] += 1
    mine = id
    onUpdate()
  }

  func othersVote() {
    for id in [2, 4, 4, 20] { votes[id, default: 0] += 1 }
    onUpdate()
  }
}

struct PollRow: View {
  let name: String
  let share: Double
  let isMine: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(name)
        if isMine { Image(systemName: "checkmark").accessibilityLabel("My vote") }
        Spacer()
        Text("\(Int((share * 100).rounded())) %").foregroundStyle(.secondary)
      }
      ProgressView(value: share)
    }
  }
}

/// One vote changes everybody's share, so every row is reconfigured.
final class LunchPollViewController: UICollectionViewController {
  private let poll: LunchPoll
  private var dataSource: UICollectionViewDiffableDataSource<Int, PollOption.ID>!

  init(poll: LunchPoll) {
    self.poll = poll
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
    }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, PollOption.ID> { [poll] cell, _, id in
      guard let option = poll.options.first(where: { $0.id == id }) else { return }
      let share = poll.total == 0 ? 0 : Double(poll.votes[id, default: 0]) / Double(poll.total)
      cell.contentConfiguration = UIHostingConfiguration {
        PollRow(name: option.name, share: share, isMine: poll.mine == id)
      }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, PollOption.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(poll.options.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
    poll.onUpdate = { [weak self] in self?.refresh() }
  }

  private func refresh() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    poll.vote(for: id)
  }
}
