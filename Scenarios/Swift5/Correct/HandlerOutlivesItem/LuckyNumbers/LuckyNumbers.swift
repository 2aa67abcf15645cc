import UIKit

private struct LuckyPlayer {
  let id: Int
  let name: String
}

private final class LuckyPlayerCell: UITableViewCell {
  private let swatch = UIView()
  private let name = UILabel()
  private let draw = UIButton(type: .system)
  var drawn: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // Confetti beside the name, of any colour.
    swatch.backgroundColor = [UIColor.systemPink, .systemTeal, .systemYellow, .systemIndigo].randomElement()
    swatch.frame = CGRect(x: 16, y: 18, width: 16, height: 16)
    name.frame = CGRect(x: 44, y: 8, width: 180, height: 36)
    draw.setTitle("Draw", for: .normal)
    draw.frame = CGRect(x: 240, y: 8, width: 70, height: 36)
    draw.addAction(UIAction { [weak self] _ in self?.drawn?() }, for: .touchUpInside)
    for view in [swatch, name, draw] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ player: LuckyPlayer) { name.text = player.name }
}

/// Each player draws a number of a hundred.
final class LuckyNumbersViewController: UITableViewController {
  private let players = [
    "Aino", "Bruno", "Chloe", "Dario", "Elin", "Farid", "Greta", "Henk", "Ilka", "Jaro", "Kaya", "Lorenz", "Mirja", "Noor",
    "Otis",
    "Paula", "Ravi", "Selma", "Timo", "Ulla", "Vito", "Wanda", "Xaver", "Yara", "Zeno",
  ].enumerated().map { LuckyPlayer(id: $0.offset, name: $0.element) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lucky numbers"
    tableView.rowHeight = 52
    tableView.register(LuckyPlayerCell.self, forCellReuseIdentifier: "player")
  }

  private func draw(for player: LuckyPlayer) {
    let number = Int.random(in: 1...100)
    let alert = UIAlertController(title: "Number \(number)", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { players.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
    let player = players[indexPath.row]
    (cell as? LuckyPlayerCell)?.show(player)
    (cell as? LuckyPlayerCell)?.drawn = { [weak self] in self?.draw(for: player) }
    return cell
  }
}
