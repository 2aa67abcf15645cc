import UIKit

struct Invitee: Identifiable, Sendable {
  let id = UUID()
  var name: String
  var isInvited = false
}

/// A list of invitees whose changes can be taken back.
final class InviteesViewController: UIViewController {
  private var invitees = (1...30).map { Invitee(name: "Invitee \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Invitee.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Invite") { [unowned self] _, _, done in
          invite(id)
          done(true)
        }
      ])
    }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Invitee.ID> { [unowned self] cell, _, id in
      guard let invitee = invitees.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = invitee.name
      content.secondaryText = invitee.isInvited ? "Invited" : nil
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func add() {
    invitees.insert(Invitee(name: "Late invitee"), at: 0)
    apply()
  }

  private func invite(_ id: Invitee.ID) {
    guard let row = invitees.firstIndex(where: { $0.id == id }) else { return }
    invitees[row].isInvited.toggle()
    undoManager?.registerUndo(withTarget: self) { $0.invite(id) }
    undoManager?.setActionName("Invitation")
    apply(changed: [id])
  }

  private func apply(changed: [Invitee.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Invitee.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(invitees.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
