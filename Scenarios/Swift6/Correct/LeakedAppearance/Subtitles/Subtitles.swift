import UIKit

struct SubtitleConfiguration: UIContentConfiguration, Equatable {
  var text = ""
  var time = 0
  var isDimmed = false

  func makeContentView() -> any UIView & UIContentView { SubtitleView(self) }

  func updated(for state: any UIConfigurationState) -> SubtitleConfiguration {
    var copy = self
    if let state = state as? UICellConfigurationState { copy.isDimmed = state.isHighlighted || state.isSelected }
    return copy
  }
}

final class SubtitleView: UIView, UIContentView {
  private let text = UILabel()
  private let time = UILabel()
  private let gradient = CAGradientLayer()
  private var applied: SubtitleConfiguration

  var configuration: any UIContentConfiguration {
    get { applied }
    set {
      guard let new = newValue as? SubtitleConfiguration, new != applied else { return }
      applied = new
      show()
    }
  }

  init(_ configuration: SubtitleConfiguration) {
    applied = configuration
    super.init(frame: .zero)
    layer.insertSublayer(gradient, at: 0)
    for label in [text, time] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      text.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      text.trailingAnchor.constraint(lessThanOrEqualTo: time.leadingAnchor, constant: -8),
      time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      time.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: SubtitleView, _: UITraitCollection) in view.show() }
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }

  private func show() {
    text.text = applied.text
    time.text = "\(applied.time) s"
    alpha = applied.isDimmed ? 0.5 : 1
    gradient.colors = applied.time.isMultiple(of: 2) ? [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor] : nil
  }
}

final class SubtitlesViewController: UIViewController {
  private var lines = (1...40).map { ($0, String(repeating: "Line \($0) says a word. ", count: 1 + $0 % 4)) }
  private var shift = 0
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, id in
      guard let line = lines.first(where: { $0.0 == id }) else { return }
      cell.contentConfiguration = SubtitleConfiguration(text: line.1, time: line.0 + shift)
      cell.automaticallyUpdatesBackgroundConfiguration = false
      cell.backgroundConfiguration = .clear()
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(lines.map(\.0))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func later() {
    shift += 1
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot)
  }
}
