import UIKit

struct Colleague: Hashable {
  let id: Int
  let name: String
  let canBeCalled: Bool
}

/// The cell tells by closure; the closure goes with the colleague.
final class ColleagueCell: UICollectionViewCell {
  var onCall: (() -> Void)?

  private let nameLabel = UILabel()
  private lazy var callButton = UIButton(
    configuration: .bordered(), primaryAction: UIAction(title: "Call") { [weak self] _ in self?.onCall?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: [nameLabel, callButton])
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    onCall = nil
    callButton.isEnabled = true
    callButton.configuration?.subtitle = nil
    callButton.tintColor = nil
  }

  func configure(_ colleague: Colleague, calls: Int) {
    nameLabel.text = colleague.name
    if !colleague.canBeCalled {
      callButton.isEnabled = false
    }
    if calls > 0 {
      callButton.configuration?.subtitle = "\(calls) calls"
      callButton.tintColor = .systemGreen
    }
  }
}

final class ColleaguesViewController: UIViewController {
  private let colleagues = (1...48).map { Colleague(id: $0, name: "Colleague \($0)", canBeCalled: $0 % 5 != 0) }
  private var calls: [Int: Int] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Colleague>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.allowsSelection = false
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<ColleagueCell, Colleague> { [unowned self] cell, _, colleague in
      cell.configure(colleague, calls: self.calls[colleague.id, default: 0])
      cell.onCall = { [weak self] in self?.call(colleague) }
    }
    dataSource = .init(collectionView: list) { list, path, colleague in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: colleague)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Colleague>()
    snapshot.appendSections([0])
    snapshot.appendItems(colleagues)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func call(_ colleague: Colleague) {
    calls[colleague.id, default: 0] += 1
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([colleague])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
