import UIKit

struct Catamaran: Sendable {
  let name: String
  let sails: Bool
}

/// Catamarans of a harbour; a button of the bar leaves only those that sail today, and a tap shows one.
final class CatamaransViewController: UITableViewController {
  private let catamarans = ["Aurora", "Baltica", "Cinderella", "Danica", "Europa", "Finlandia", "Gotland", "Hamnavoe"]
    .enumerated()
    .map { Catamaran(name: $0.element, sails: $0.offset % 2 == 1) }
  private var sailingOnly = false
  private var shown: [Catamaran] { sailingOnly ? catamarans.filter(\.sails) : catamarans }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harbour"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "catamaran")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sailing", primaryAction: UIAction { [unowned self] _ in toggle() })
  }

  func toggle() {
    sailingOnly.toggle()
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "catamaran", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(CatamaranViewController(shown[indexPath.row]), animated: true)
  }
}

/// One catamaran.
final class CatamaranViewController: UIViewController {
  private let catamaran: Catamaran

  init(_ catamaran: Catamaran) {
    self.catamaran = catamaran
    super.init(nibName: nil, bundle: nil)
    title = catamaran.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 350, height: 30))
    label.text = catamaran.sails ? "Sails today" : "In the dock"
    view.addSubview(label)
  }
}
