import UIKit

struct Etude {
  let title: String
  var isLocked: Bool
  var timesPlayed = 0
}

final class EtudeCell: UITableViewCell {
  let playButton = UIButton(type: .system)
  var onPlay: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    playButton.setTitle("Play", for: .normal)
    playButton.sizeToFit()
    playButton.addAction(UIAction { [weak self] _ in self?.onPlay?() }, for: .touchUpInside)
    accessoryView = playButton
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    onPlay = nil
  }
}

/// Pieces to practise; some have to be bought first.
final class EtudesViewController: UITableViewController {
  private var etudes = (1...45).map { Etude(title: "Étude \($0)", isLocked: $0 % 7 == 3) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EtudeCell.self, forCellReuseIdentifier: "etude")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { etudes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "etude", for: indexPath) as? EtudeCell
    else { fatalError("The registration gives another class.") }
    let etude = etudes[indexPath.row]
    cell.textLabel?.text = etude.timesPlayed == 0 ? etude.title : "\(etude.title) (\(etude.timesPlayed))"
    cell.textLabel?.textColor = etude.isLocked ? .tertiaryLabel : .label
    cell.playButton.isUserInteractionEnabled = !etude.isLocked
    cell.onPlay = { [weak self, weak cell] in
      guard let self, let cell, let path = self.tableView.indexPath(for: cell) else { return }
      etudes[path.row].timesPlayed += 1
      self.tableView.reloadRows(at: [path], with: .none)
    }
    return cell
  }
}
