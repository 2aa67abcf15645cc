import UIKit

struct Guest: Identifiable, Sendable {
  enum Answer: Sendable { case pending, yes, no }

  let id: Int
  let name: String
  var answer: Answer
}

/// Only some rows need a handler; the others take away what a former row left.
final class InvitationsViewController: UIViewController {
  private var guests = (1...55).map { number in
    Guest(id: number, name: "Guest \(number)", answer: number % 5 == 0 ? .yes : number % 8 == 0 ? .no : .pending)
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Guest.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Guest> { cell, _, guest in
      var content = cell.defaultContentConfiguration()
      content.text = guest.name
      cell.contentConfiguration = content
      switch guest.answer {
      case .pending:
        cell.configurationUpdateHandler = nil
        cell.backgroundConfiguration = nil
        cell.accessories = []
      case .yes:
        cell.configurationUpdateHandler = Self.tinted(.systemGreen)
        cell.accessories = [.checkmark()]
      case .no:
        cell.configurationUpdateHandler = Self.tinted(.systemRed)
        cell.accessories = [
          .customView(
            configuration: .init(
              customView: UIImageView(image: UIImage(systemName: "xmark")), placement: .trailing(displayed: .always)))
        ]
      }
    }
    dataSource = .init(collectionView: list) { [weak self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self?.guests.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Guest.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(guests.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func answersArrive() {
    for index in guests.indices where index % 3 == 0 {
      guests[index].answer = index % 2 == 0 ? .yes : .pending
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func tinted(_ color: UIColor) -> UICollectionViewCell.ConfigurationUpdateHandler {
    { cell, state in
      var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      if !state.isHighlighted, !state.isSelected {
        background.backgroundColor = color.withAlphaComponent(0.2)
      }
      cell.backgroundConfiguration = background
    }
  }
}
