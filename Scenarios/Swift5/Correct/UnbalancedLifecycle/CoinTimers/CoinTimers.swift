import UIKit

/// A currency whose price is fetched again when its time has come.
struct CoinPrice {
  let symbol: String
  let refreshesAt: Date
}

final class CoinTimerCell: UITableViewCell {
  private var timer: Timer?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
    timer = nil
  }

  func apply(_ coin: CoinPrice) {
    textLabel?.text = coin.symbol
    show(coin)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.show(coin) }
    }
  }

  private func show(_ coin: CoinPrice) {
    let left = Int(coin.refreshesAt.timeIntervalSinceNow.rounded(.up))
    detailTextLabel?.text = left > 0 ? "Update in \(left) s" : "Updating…"
  }
}

final class CoinTimersViewController: UITableViewController {
  private let coins: [CoinPrice] = ["BTC", "ETH", "XRP", "LTC", "ADA", "DOT", "BCH", "XLM", "BNB", "XMR"].flatMap { symbol in
    ["EUR", "USD", "JPY", "CHF"].map { "\(symbol)/\($0)" }
  }
  .enumerated()
  .map { CoinPrice(symbol: $0.element, refreshesAt: Date(timeIntervalSinceNow: 600 + 37 * Double($0.offset))) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Prices"
    tableView.register(CoinTimerCell.self, forCellReuseIdentifier: "coin")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { coins.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "coin", for: indexPath)
    (cell as? CoinTimerCell)?.apply(coins[indexPath.row])
    return cell
  }
}
