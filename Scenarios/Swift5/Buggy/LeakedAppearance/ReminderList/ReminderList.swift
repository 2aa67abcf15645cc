import UIKit

/// The content of a row that picks a time.
struct ReminderConfiguration: UIContentConfiguration {
  var time = Date(timeIntervalSinceReferenceDate: 0)
  var note: String?

  func makeContentView() -> any UIView & UIContentView { ReminderContentView(self) }
  func updated(for state: any UIConfigurationState) -> ReminderConfiguration { self }
}

/// The note of one reminder stays in a view that is given another one's configuration.
class ReminderContentView: UIView, UIContentView {
  private let picker = UIDatePicker()
  private let noteLabel = UILabel()

  var configuration: any UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: ReminderConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [picker, noteLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    noteLabel.isHidden = true
    picker.datePickerMode = .time
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    apply()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func apply() {
    guard let configuration = configuration as? ReminderConfiguration else { return }
    picker.date = configuration.time
    if let note = configuration.note {
      noteLabel.text = note
      noteLabel.isHidden = false
    }
  }
}

class ReminderListViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = ReminderConfiguration()
      content.time = Date(timeIntervalSinceReferenceDate: Double(number) * 3_600)
      if number % 5 == 2 { content.note = "Note \(number)" }
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, number in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...40))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
