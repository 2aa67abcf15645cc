import UIKit

struct Paramedic: Hashable {
  let id: Int
  let name: String
  let station: String
  var isOnCall: Bool { id % 4 == 1 }
}

/// The roster of an ambulance service. Who is on call stands out, and is paged by a tap.
final class ParamedicsViewController: UIViewController, UICollectionViewDelegate {
  private let paramedics = (1...32).map { Paramedic(id: $0, name: "Paramedic \($0)", station: "Station \($0 % 5 + 1)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Roster"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Paramedic> { cell, _, paramedic in
      Self.configure(cell, for: paramedic)
    }
    dataSource = .init(collectionView: list) { [weak self] list, indexPath, id in
      let paramedic = self?.paramedics.first { $0.id == id }
      return list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: paramedic)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(paramedics.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  private static func configure(_ cell: UICollectionViewListCell, for paramedic: Paramedic) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = paramedic.name
    content.secondaryText = paramedic.station
    cell.contentConfiguration = content
    if paramedic.isOnCall {
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.text = paramedic.name
        content.secondaryText = state.isHighlighted ? "Let go to page" : "On call at \(paramedic.station)"
        content.textProperties.color = .systemRed
        cell.contentConfiguration = content
      }
    } else {
      cell.configurationUpdateHandler = nil
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
    guard let paramedic = paramedics.first(where: { $0.id == id }), paramedic.isOnCall else { return }
    title = "Paging \(paramedic.name)"
  }
}
