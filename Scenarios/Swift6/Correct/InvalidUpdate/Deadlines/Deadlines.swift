import UIKit

/// The content of a row that picks a date: a view of its own, which takes a new configuration in place.
struct DatePickerConfiguration: UIContentConfiguration, Hashable {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var hint: String?
  var isDimmed = false

  func makeContentView() -> any UIView & UIContentView { DatePickerContentView(self) }

  func updated(for state: any UIConfigurationState) -> DatePickerConfiguration {
    var copy = self
    copy.isDimmed = (state as? UICellConfigurationState)?.isDisabled ?? false
    return copy
  }
}

final class DatePickerContentView: UIView, UIContentView {
  private let picker = UIDatePicker()
  private let hintLabel = UILabel()

  var configuration: any UIContentConfiguration {
    didSet { if let configuration = configuration as? DatePickerConfiguration { apply(configuration) } }
  }

  init(_ configuration: DatePickerConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [picker, hintLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    apply(configuration)
  }

  required init?(coder: NSCoder) { fatalError() }

  private func apply(_ configuration: DatePickerConfiguration) {
    picker.date = configuration.date
    picker.alpha = configuration.isDimmed ? 0.4 : 1
    hintLabel.text = configuration.hint
    hintLabel.isHidden = configuration.hint == nil
  }
}

/// A row that builds its content from its own item and state.
final class DeadlinePickerCell: UICollectionViewListCell {
  var deadline: Int? { didSet { if oldValue != deadline { setNeedsUpdateConfiguration() } } }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let deadline else { return }
    var content = DatePickerConfiguration().updated(for: state)
    content.date = Date(timeIntervalSinceReferenceDate: Double(deadline) * 86_400)
    content.hint = deadline % 3 == 0 ? "Deadline \(deadline) can't be moved" : nil
    contentConfiguration = content
    backgroundConfiguration = .listGroupedCell()
  }
}

/// Settings style: a tap on a row brings a second row with a picker below it, another tap takes that away.
final class DeadlinesViewController: UICollectionViewController {
  private enum Row: Hashable {
    case deadline(Int)
    case picker(Int)
  }

  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!
  private var opened: Set<Int> = []

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let titleRow = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, deadline in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Deadline \(deadline)"
      content.secondaryText = self?.opened.contains(deadline) == true ? "Close" : "Change"
      cell.contentConfiguration = content
    }
    let pickerRow = UICollectionView.CellRegistration<DeadlinePickerCell, Int> { cell, _, deadline in
      cell.deadline = deadline
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, row in
      switch row {
      case .deadline(let deadline):
        list.dequeueConfiguredReusableCell(using: titleRow, for: indexPath, item: deadline)
      case .picker(let deadline):
        list.dequeueConfiguredReusableCell(using: pickerRow, for: indexPath, item: deadline)
      }
    }
    show(changed: [])
  }

  private func show(changed: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    for deadline in 1...24 {
      snapshot.appendItems([.deadline(deadline)] + (opened.contains(deadline) ? [.picker(deadline)] : []))
    }
    snapshot.reconfigureItems(changed.map { .deadline($0) })
    dataSource.apply(snapshot, animatingDifferences: !changed.isEmpty)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .deadline(let deadline)? = dataSource.itemIdentifier(for: indexPath) else { return }
    if opened.remove(deadline) == nil { opened.insert(deadline) }
    show(changed: [deadline])
  }

  func openAll() {
    opened = Set(1...24)
    show(changed: Array(1...24))
  }
}
