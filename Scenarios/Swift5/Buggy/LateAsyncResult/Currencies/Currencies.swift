import Combine
import UIKit

struct Currency: Hashable {
  let code: String
  let name: String
}

final class CurrencyService {
  let currencies = (1...40).map { Currency(code: "C\($0)", name: "Currency \($0)") }
  private var rates: [String: CurrentValueSubject<Int, Never>] = [:]

  init() {
    for (index, currency) in currencies.enumerated() {
      rates[currency.code] = CurrentValueSubject(100 + index * 3)
    }
  }

  func rate(of code: String) -> AnyPublisher<Int, Never> {
    guard let subject = rates[code] else { return Empty().eraseToAnyPublisher() }
    return subject.eraseToAnyPublisher()
  }

  /// Only the first five currencies are traded all the time.
  func trade() {
    for currency in currencies.prefix(5) {
      if let subject = rates[currency.code] { subject.send(subject.value + 1) }
    }
  }
}

final class CurrencyCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let rateLabel = UILabel()
  private var cancellables: Set<AnyCancellable> = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, rateLabel])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    rateLabel.text = nil
  }

  func bind(_ currency: Currency, to rate: AnyPublisher<Int, Never>) {
    nameLabel.text = currency.name
    rate
      .map { "\($0 / 100).\($0 % 100 / 10)\($0 % 10)" }
      .sink { [weak self] text in self?.rateLabel.text = text }
      .store(in: &cancellables)
  }
}

final class CurrenciesViewController: UITableViewController {
  private let service = CurrencyService()
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Currency>(
    tableView: tableView
  ) { [service] tableView, indexPath, currency in
    let cell = tableView.dequeueReusableCell(withIdentifier: "currency", for: indexPath)
    (cell as? CurrencyCell)?.bind(currency, to: service.rate(of: currency.code))
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Currencies"
    tableView.register(CurrencyCell.self, forCellReuseIdentifier: "currency")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Currency>()
    snapshot.appendSections([0])
    snapshot.appendItems(service.currencies)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func trade() { service.trade() }
}
