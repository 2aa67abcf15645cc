import UIKit

struct Flight: Identifiable, Sendable {
  let id: String
  var gate: String
}

final class FlightCell: UICollectionViewCell {
  let number = UILabel()
  let gate = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: [number, gate])
    row.distribution = .equalSpacing
    row.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// The whole board is replaced every time: no diff, no animation, everything asked for again.
final class FlightsViewController: UIViewController {
  private var flights = (1...50).map { Flight(id: "XY \(100 + $0)", gate: "A\($0 % 12)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Flight.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: view.bounds.width, height: 48)
    layout.minimumLineSpacing = 1
    let board = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(board)
    let registration = UICollectionView.CellRegistration<FlightCell, Flight.ID> { [unowned self] cell, _, id in
      cell.number.text = id
      cell.gate.text = flights.first { $0.id == id }?.gate
    }
    dataSource = .init(collectionView: board) { board, indexPath, id in
      board.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    refresh()
  }

  func changeGates() {
    for index in flights.indices where index % 4 == 0 {
      flights[index].gate = "B\(index)"
    }
    refresh()
  }

  func takeOff() {
    flights.removeFirst(2)
    refresh()
  }

  private func refresh() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Flight.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(flights.map(\.id))
    dataSource.applySnapshotUsingReloadData(snapshot)
  }
}
