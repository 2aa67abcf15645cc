import SwiftUI
import UIKit

final class MessagesViewController: UICollectionViewController {
  let inbox: Inbox

  private var dataSource: UICollectionViewDiffableDataSource<String, Message.ID>!

  init(inbox: Inbox) {
    self.inbox = inbox
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Messages"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = false

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Message> { [inbox] cell, indexPath, message in
      cell.contentConfiguration = UIHostingConfiguration {
        MessageRow(message: message)
          .swipeActions(edge: .trailing) {
            Button {
              inbox.archive(at: indexPath.item)
            } label: {
              Label("Archive", systemImage: "archivebox")
            }
            .tint(.purple)
          }
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [inbox] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: inbox[id])
    }

    inbox.didChange = { [weak self] in self?.update(animated: true) }
    update(animated: false)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Message.ID>()
    snapshot.appendSections(["inbox"])
    snapshot.appendItems(inbox.messages.map(\.id), toSection: "inbox")
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

#Preview {
  MessagesViewController(inbox: Inbox())
}
