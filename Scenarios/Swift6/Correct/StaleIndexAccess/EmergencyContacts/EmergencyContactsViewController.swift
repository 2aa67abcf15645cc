import SwiftUI
import UIKit

final class EmergencyContactsViewController: UIViewController {
  private enum Section { case contacts }

  private let book = ContactBook()
  private var dataSource: UICollectionViewDiffableDataSource<Section, EmergencyContact.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Emergency Contacts"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    configureDataSource(for: collectionView)
    book.onChange = { [weak self] in self?.applySnapshot() }
    applySnapshot()
  }

  private func configureDataSource(for collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, EmergencyContact> {
      [book] cell, _, contact in
      cell.contentConfiguration = UIHostingConfiguration {
        ContactRow(contact: contact) {
          book.contacts.removeAll { $0.id == contact.id }
        }
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [book] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: book.contact(id))
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, EmergencyContact.ID>()
    snapshot.appendSections([.contacts])
    snapshot.appendItems(book.contacts.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
