import UIKit

/// Picks nights at a mountain hut. The bar below counts them.
final class HutNightsViewController: UIViewController {
  private let season: HutSeason
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let summaryLabel = UILabel()
  private let bookButton = UIButton(type: .system)
  private lazy var clearButton = UIBarButtonItem(
    title: "Clear", primaryAction: UIAction(title: "Clear") { [weak self] _ in self?.clear() })

  init(season: HutSeason) {
    self.season = season
    super.init(nibName: nil, bundle: nil)
    title = "Larch Hut"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = clearButton
    tableView.register(HutNightCell.self, forCellReuseIdentifier: HutNightCell.identifier)
    tableView.rowHeight = 60
    tableView.dataSource = self
    tableView.delegate = self
    bookButton.setTitle("Book", for: .normal)
    bookButton.addAction(UIAction { [weak self] _ in self?.book() }, for: .touchUpInside)
    let bar = UIStackView(arrangedSubviews: [summaryLabel, bookButton])
    bar.distribution = .equalSpacing
    for part in [tableView, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 52),
    ])
    updateBar()
  }

  private func night(at indexPath: IndexPath) -> HutNight { season.nights(ofMonth: indexPath.section)[indexPath.row] }

  private func updateBar() {
    summaryLabel.text = season.summary
    bookButton.isEnabled = !season.chosen.isEmpty
    clearButton.isEnabled = !season.chosen.isEmpty
  }

  private func clear() {
    season.clear()
    tableView.reloadData()
    updateBar()
  }

  private func book() {
    let alert = UIAlertController(title: "Book?", message: season.summary, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
    alert.addAction(UIAlertAction(title: "Book", style: .default) { [weak self] _ in self?.clear() })
    present(alert, animated: true)
  }

  /// A bed has become free on a night.
  func bedReleased(on id: HutNight.ID) {
    season.release(id)
    guard let night = season.night(id),
      let row = season.nights(ofMonth: night.month).firstIndex(where: { $0.id == id })
    else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: night.month)], with: .fade)
  }
}

extension HutNightsViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { HutSeason.months.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { season.nights(ofMonth: section).count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { HutSeason.months[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: HutNightCell.identifier, for: indexPath)
    guard let row = cell as? HutNightCell else { return cell }
    let night = night(at: indexPath)
    row.show(night, isChosen: season.chosen.contains(night.id))
    return row
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    season.toggle(night(at: indexPath).id)
    tableView.reloadRows(at: [indexPath], with: .none)
    updateBar()
  }
}
