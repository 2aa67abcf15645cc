import UIKit

struct CalendarDay: Hashable {
  let index: Int
  let number: Int
  let isInMonth: Bool
  let isToday: Bool
  let hasEvent: Bool
}

final class CalendarDayCell: UICollectionViewCell {
  private let label = UILabel()
  private let dot = UIView()
  private lazy var ring: UIView = {
    let ring = UIView()
    ring.layer.borderColor = UIColor.systemRed.cgColor
    ring.layer.borderWidth = 2
    return ring
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    dot.backgroundColor = .systemBlue
    contentView.addSubview(label)
    contentView.addSubview(dot)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
    dot.frame = CGRect(x: contentView.bounds.midX - 2, y: contentView.bounds.maxY - 8, width: 4, height: 4)
    ring.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    ring.layer.borderColor = UIColor.systemRed.cgColor
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    ring.removeFromSuperview()
    label.transform = .identity
  }

  func show(_ day: CalendarDay) {
    label.text = String(day.number)
    contentView.alpha = day.isInMonth ? 1 : 0.3
    dot.isHidden = !day.hasEvent
    isUserInteractionEnabled = day.isInMonth
    if day.isToday {
      contentView.addSubview(ring)
      label.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    }
  }
}

final class MonthGridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let days: [CalendarDay] = (0..<7 * 30).map { index in
    CalendarDay(
      index: index, number: 1 + index % 30, isInMonth: index % 35 > 2, isToday: index == 17, hasEvent: index % 6 == 0)
  }

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CalendarDayCell.self, forCellWithReuseIdentifier: "day")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    days.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as? CalendarDayCell else {
      fatalError("registered with another class")
    }
    cell.show(days[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width / 7).rounded(.down)
    return CGSize(width: side, height: side)
  }
}
