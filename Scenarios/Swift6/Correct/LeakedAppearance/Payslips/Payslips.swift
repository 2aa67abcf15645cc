import UIKit

struct Payslip: Hashable {
  let id: Int
  let cents: Int
  let currency: String
}

/// One formatter for all rows, as they are dear: every use sets all that it reads.
@MainActor
enum Money {
  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  static func text(_ cents: Int, _ currency: String) -> String {
    formatter.numberStyle = .currency
    formatter.currencyCode = currency
    formatter.maximumFractionDigits = currency == "JPY" ? 0 : 2
    formatter.minimumFractionDigits = formatter.maximumFractionDigits
    return formatter.string(from: NSNumber(value: Double(cents) / 100)) ?? ""
  }

  static func share(_ part: Int, of whole: Int) -> String {
    formatter.numberStyle = .percent
    formatter.maximumFractionDigits = 1
    formatter.minimumFractionDigits = 0
    return formatter.string(from: NSNumber(value: Double(part) / Double(whole))) ?? ""
  }
}

final class PayslipsViewController: UICollectionViewController {
  private var slips = (1...45).map { Payslip(id: $0, cents: $0 * 12_345, currency: ["USD", "EUR", "JPY"][$0 % 3]) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
  private var showsShares = false

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.showsSeparators = false
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, indexPath, id in
      guard let slip = slips.first(where: { $0.id == id }) else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = "Payslip \(slip.id)"
      let total = slips.reduce(0) { $0 + $1.cents }
      content.secondaryText = showsShares ? Money.share(slip.cents, of: total) : Money.text(slip.cents, slip.currency)
      cell.contentConfiguration = content
      // Every other row is tinted, by where it stands now.
      var background = UIBackgroundConfiguration.listCell()
      background.backgroundColor = indexPath.item.isMultiple(of: 2) ? .secondarySystemBackground : .systemBackground
      cell.backgroundConfiguration = background
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    showsShares.toggle()
    apply()
  }

  func removeFirst() {
    slips.removeFirst()
    apply()
  }

  /// All rows, since shares and stripes of all may be others.
  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(slips.map(\.id))
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(slips.map(\.id).filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
