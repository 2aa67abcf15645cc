import Combine
import SwiftUI
import UIKit

/// A correct list: identifiers in the snapshot, actions that hold an identifier, no state in the cells.
public final class InboxViewController: UIViewController {
  let store: MailStore
  private var subscriptions: Set<AnyCancellable> = []
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Mail.ID>!

  public init(subjects: [String] = (1...40).map { "Subject \($0)" }) {
    store = MailStore(subjects)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  public func receive() { store.receive() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.store.delete(id)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Mail.ID> { [weak self] cell, _, id in
      guard let mail = self?.store[id] else { return }
      cell.contentConfiguration = UIHostingConfiguration { MailRow(mail: mail) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
    }
    store.$mails.sink { [weak self] mails in self?.show(mails) }.store(in: &subscriptions)
  }

  private func show(_ mails: [Mail]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Mail.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(mails.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

#Preview("Inbox") { InboxViewController() }
