import UIKit

struct Seat: Hashable, Sendable {
  let row: Int
  let letter: String
  let isTaken: Bool

  var name: String { "\(row)\(letter)" }
}

final class SeatCell: UICollectionViewCell {
  private let label = UILabel()
  private var isTaken = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 6
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool {
    didSet { restyle() }
  }

  override var isHighlighted: Bool {
    didSet { restyle() }
  }

  func show(_ seat: Seat) {
    label.text = seat.name
    isTaken = seat.isTaken
    restyle()
  }

  private func restyle() {
    switch (isTaken, isSelected) {
    case (true, _):
      contentView.backgroundColor = .systemGray4
      label.textColor = .secondaryLabel
    case (false, true):
      contentView.backgroundColor = .systemGreen
      label.textColor = .white
    case (false, false):
      contentView.backgroundColor = .systemGray6
      label.textColor = .label
    }
    contentView.transform = isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
  }
}

/// At most three seats, none that is taken; the list keeps what is selected.
final class SeatMapViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let seats = (1...40).flatMap { row in
    ["A", "B", "C", "D"].map { Seat(row: row, letter: $0, isTaken: (row * 3 + $0.hashValueOfLetter) % 5 == 0) }
  }
  private var collectionView: UICollectionView!

  override func loadView() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 44)
    layout.minimumInteritemSpacing = 8
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.register(SeatCell.self, forCellWithReuseIdentifier: "seat")
    collectionView.allowsMultipleSelection = true
    collectionView.dataSource = self
    collectionView.delegate = self
    view = collectionView
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { seats.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "seat", for: indexPath)
    if let cell = cell as? SeatCell {
      cell.show(seats[indexPath.item])
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    !seats[indexPath.item].isTaken
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    !seats[indexPath.item].isTaken && (collectionView.indexPathsForSelectedItems?.count ?? 0) < 3
  }
}

extension String {
  fileprivate var hashValueOfLetter: Int { Int(unicodeScalars.first?.value ?? 0) }
}
