import SwiftUI
import UIKit

struct Proposal: Identifiable, Hashable {
  let id: String
  var votes: Int
}

final class ProposalStore: ObservableObject {
  @Published private(set) var proposals = (1...36).map { Proposal(id: "Proposal \($0)", votes: 40 - $0) }

  func vote(for id: Proposal.ID) {
    guard let index = proposals.firstIndex(where: { $0.id == id }) else { return }
    proposals[index].votes += 2
    proposals.sort { ($1.votes, $0.id) < ($0.votes, $1.id) }
  }

  func withdraw(_ id: Proposal.ID) {
    proposals.removeAll { $0.id == id }
  }
}

struct ProposalRow: View {
  let proposal: Proposal
  let vote: () -> Void

  var body: some View {
    HStack {
      Text(proposal.id)
      Spacer()
      Text("\(proposal.votes)").monospacedDigit()
      Button("Vote", action: vote).buttonStyle(.bordered)
    }
  }
}

/// Each vote may reorder the list; rows are named by id everywhere.
final class ProposalsViewController: UIViewController {
  let store = ProposalStore()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Proposal.ID>!
  private var subscription: Any?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Proposal> { [store] cell, _, proposal in
      cell.contentConfiguration = UIHostingConfiguration {
        ProposalRow(proposal: proposal) { store.vote(for: proposal.id) }
          .swipeActions {
            Button(role: .destructive) {
              store.withdraw(proposal.id)
            } label: {
              Label("Withdraw", systemImage: "trash")
            }
          }
      }
    }
    dataSource = .init(collectionView: list) { [store] list, indexPath, id in
      list.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: store.proposals.first(where: { $0.id == id }))
    }
    subscription = store.$proposals.sink { [weak self] proposals in
      // `@Published` tells before it changes.
      DispatchQueue.main.async { self?.show(proposals) }
    }
  }

  private func show(_ proposals: [Proposal]) {
    let before = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Proposal.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(proposals.map(\.id))
    snapshot.reconfigureItems(proposals.map(\.id).filter(before.contains))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
