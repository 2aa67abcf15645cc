import UIKit

struct Wetland {
  let id: Int
  let name: String
  var isFavourite = false
  var isVisited = false
}

protocol WetlandDetailDelegate: AnyObject {
  func wetlandDetail(_ detail: WetlandDetailViewController, changed wetland: Wetland)
}

final class WetlandDetailViewController: UIViewController {
  weak var delegate: WetlandDetailDelegate?
  let row: Int
  private var wetland: Wetland
  private let stateLabel = UILabel()

  init(wetland: Wetland, row: Int) {
    self.wetland = wetland
    self.row = row
    super.init(nibName: nil, bundle: nil)
    title = wetland.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let favourite = UIButton(
      type: .system, primaryAction: UIAction(title: "Favourite") { [weak self] _ in self?.change { $0.isFavourite.toggle() } })
    let visited = UIButton(
      type: .system, primaryAction: UIAction(title: "Visited") { [weak self] _ in self?.change { $0.isVisited.toggle() } })
    let stack = UIStackView(arrangedSubviews: [stateLabel, favourite, visited])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 16, y: 120, width: view.bounds.width - 32, height: 150)
    view.addSubview(stack)
    change { _ in }
  }

  private func change(_ body: (inout Wetland) -> Void) {
    let before = (wetland.isFavourite, wetland.isVisited)
    body(&wetland)
    stateLabel.text = wetland.summary
    if before != (wetland.isFavourite, wetland.isVisited) { delegate?.wetlandDetail(self, changed: wetland) }
  }
}

extension Wetland {
  var summary: String {
    let words = [isFavourite ? "favourite" : nil, isVisited ? "visited" : nil].compactMap { $0 }
    return words.isEmpty ? "new to you" : words.joined(separator: ", ")
  }
}

/// Wetlands for a birder, favourites first; the screen of each marks it as a favourite or as visited.
final class WetlandsViewController: UITableViewController, WetlandDetailDelegate {
  private var wetlands = (1...30).map { Wetland(id: $0, name: "Wetland \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Wetlands"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "wetland")
  }

  func wetlandDetail(_ detail: WetlandDetailViewController, changed wetland: Wetland) {
    wetlands[detail.row].isFavourite = wetland.isFavourite
    wetlands[detail.row].isVisited = wetland.isVisited
    wetlands.sort { ($0.isFavourite ? 0 : 1, $0.id) < ($1.isFavourite ? 0 : 1, $1.id) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { wetlands.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "wetland", for: indexPath)
    let wetland = wetlands[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = wetland.name
    content.secondaryText = wetland.summary
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = WetlandDetailViewController(wetland: wetlands[indexPath.row], row: indexPath.row)
    detail.delegate = self
    navigationController?.pushViewController(detail, animated: true)
  }
}
