import UIKit

struct Crate: Identifiable, Sendable {
  let id = UUID()
  var name: String
  var isPacked = false
}

/// Crates on a tablet, packed by the space bar of its keyboard.
final class CratesViewController: UIViewController, UICollectionViewDelegate {
  private var crates = (1...40).map { Crate(name: "Crate \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Crate.ID>!
  private var focused: Crate.ID?

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    list.allowsFocus = true
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Crate.ID> { [unowned self] cell, _, id in
      guard let crate = crates.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = crate.name
      cell.contentConfiguration = content
      cell.accessories = crate.isPacked ? [.checkmark()] : []
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func add() {
    crates.insert(Crate(name: "Late crate"), at: 0)
    apply()
  }

  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focused = context.nextFocusedIndexPath.flatMap { dataSource.itemIdentifier(for: $0) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.charactersIgnoringModifiers == "p" }), let row = focusedRow else {
      return super.pressesBegan(presses, with: event)
    }
    crates[row].isPacked.toggle()
    apply(changed: [crates[row].id])
  }

  private var focusedRow: Int? { crates.firstIndex { $0.id == focused } }

  private func apply(changed: [Crate.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Crate.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(crates.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
