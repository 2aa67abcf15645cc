import UIKit

/// A tile of the strip of a room.
final class MuseumPieceTile: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let yearLabel = UILabel()
  private let star = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.numberOfLines = 2
    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    yearLabel.font = .preferredFont(forTextStyle: .caption2)
    yearLabel.textColor = .secondaryLabel
    star.tintColor = .systemOrange
    contentView.layer.cornerRadius = 10
    contentView.backgroundColor = .secondarySystemBackground
    let stack = UIStackView(arrangedSubviews: [star, nameLabel, yearLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ piece: MuseumPiece, isStarred: Bool) {
    nameLabel.text = piece.name
    yearLabel.text = "\(piece.year)"
    star.image = UIImage(systemName: isStarred ? "star.fill" : "star")
  }
}

/// A room: its name, and a strip of pieces to leaf through.
final class MuseumRoomCell: UITableViewCell {
  static let reuseID = "museum-room"

  var onStar: ((MuseumPiece) -> Void)?
  var onVisit: (() -> Void)?
  /// The strip was leafed by hand, and is so far from its start now.
  var onLeaf: ((CGFloat) -> Void)?
  var isStarred: (MuseumPiece) -> Bool = { _ in false }
  /// How far the strip is from its start.
  var stripOffset: CGFloat {
    get { strip.contentOffset.x }
    set { strip.contentOffset = CGPoint(x: newValue, y: 0) }
  }

  private let nameLabel = UILabel()
  private let visit = UIButton(type: .system)
  private let strip: UICollectionView
  private var pieces: [MuseumPiece] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    strip = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    nameLabel.font = .preferredFont(forTextStyle: .title3)
    strip.showsHorizontalScrollIndicator = false
    strip.dataSource = self
    strip.delegate = self
    strip.register(MuseumPieceTile.self, forCellWithReuseIdentifier: "piece")
    visit.addAction(UIAction { [weak self] _ in self?.onVisit?() }, for: .touchUpInside)
    for view in [nameLabel, visit, strip] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      visit.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      visit.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      strip.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      strip.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 8),
      strip.heightAnchor.constraint(equalToConstant: 100),
      strip.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ room: MuseumRoom, isVisited: Bool) {
    nameLabel.text = room.name
    visit.setTitle(isVisited ? "Visited" : "Not yet", for: .normal)
    pieces = room.pieces
    strip.reloadData()
    strip.layoutIfNeeded()
  }
}

extension MuseumRoomCell: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pieces.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "piece", for: indexPath)
    let piece = pieces[indexPath.item]
    (cell as? MuseumPieceTile)?.show(piece, isStarred: isStarred(piece))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let piece = pieces[indexPath.item]
    onStar?(piece)
    (collectionView.cellForItem(at: indexPath) as? MuseumPieceTile)?.show(piece, isStarred: isStarred(piece))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { onLeaf?(scrollView.contentOffset.x) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onLeaf?(scrollView.contentOffset.x) }
}
