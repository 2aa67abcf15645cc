import UIKit

struct Pigeon {
  let name: String
  let ring: String
  let prizes: Int
}

final class PigeonViewController: UIViewController {
  private let pigeon: Pigeon

  init(_ pigeon: Pigeon) {
    self.pigeon = pigeon
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = pigeon.name
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    label.text = "Ring \(pigeon.ring)"
    view.addSubview(label)
  }
}

final class PigeonLoftViewController: UITableViewController {
  private let pigeons = [
    Pigeon(name: "Ajax", ring: "NL-12", prizes: 3), Pigeon(name: "Bella", ring: "NL-40", prizes: 1),
    Pigeon(name: "Caesar", ring: "BE-7", prizes: 4), Pigeon(name: "Duchess", ring: "BE-9", prizes: 0),
    Pigeon(name: "Echo", ring: "DE-31", prizes: 2), Pigeon(name: "Falstaff", ring: "DE-8", prizes: 5),
  ]
  private let prizesLabel = UILabel()
  private var prizes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Loft"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "pigeon")
    prizesLabel.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    tableView.tableHeaderView = prizesLabel
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    prizes = 0
    for pigeon in pigeons { prizes += pigeon.prizes }
    prizesLabel.text = "\(prizes) prizes"
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pigeons.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pigeon", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = pigeons[indexPath.row].name
    content.secondaryText = "\(pigeons[indexPath.row].prizes)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(PigeonViewController(pigeons[indexPath.row]), animated: true)
  }
}
