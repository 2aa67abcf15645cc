import UIKit

struct Alarm: Hashable {
  let id: Int
  let time: String
  let label: String?
  let isRinging: Bool
}

/// A content view that puts everything it shows in order whenever it gets a configuration.
struct AlarmConfiguration: UIContentConfiguration {
  var time = ""
  var label: String?
  var isRinging = false
  var isDimmed = false

  func makeContentView() -> UIView & UIContentView { AlarmContentView(self) }

  func updated(for state: UIConfigurationState) -> AlarmConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.isDimmed = state.isDisabled || state.isHighlighted
    return copy
  }
}

final class AlarmContentView: UIView, UIContentView {
  var configuration: UIContentConfiguration {
    didSet {
      guard let configuration = configuration as? AlarmConfiguration else { return }
      apply(configuration)
    }
  }

  private let timeLabel = UILabel()
  private let nameLabel = UILabel()
  private let bell = UIImageView(image: UIImage(systemName: "bell.fill"))

  init(_ configuration: AlarmConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 34, weight: .light)
    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    let column = UIStackView(arrangedSubviews: [timeLabel, nameLabel])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [column, bell])
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    apply(configuration)
  }

  required init?(coder: NSCoder) { fatalError() }

  private func apply(_ configuration: AlarmConfiguration) {
    timeLabel.text = configuration.time
    nameLabel.text = configuration.label
    nameLabel.isHidden = configuration.label == nil
    alpha = configuration.isDimmed ? 0.5 : 1
    bell.isHidden = !configuration.isRinging
    bell.layer.removeAllAnimations()
    if configuration.isRinging {
      let swing = CABasicAnimation(keyPath: "transform.rotation.z")
      swing.fromValue = -0.2
      swing.toValue = 0.2
      swing.autoreverses = true
      swing.repeatCount = .infinity
      bell.layer.add(swing, forKey: "swing")
    }
  }
}

final class AlarmsViewController: UICollectionViewController {
  private var alarms = (0..<40).map { index in
    Alarm(
      id: index, time: "\(5 + index / 4):\(["00", "15", "30", "45"][index % 4])", label: index % 3 == 0 ? "Alarm \(index)" : nil,
      isRinging: index == 6)
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  convenience init() {
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, id in
      let alarm = alarms[id]
      cell.contentConfiguration = AlarmConfiguration(time: alarm.time, label: alarm.label, isRinging: alarm.isRinging)
    }
    dataSource = .init(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(alarms.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func stopRinging() {
    let ringing = alarms.filter(\.isRinging).map(\.id)
    alarms = alarms.map { Alarm(id: $0.id, time: $0.time, label: $0.label, isRinging: false) }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(ringing)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
