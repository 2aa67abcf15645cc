import UIKit

/// What plays the tracks of a list.
final class TapeDeck {
  private(set) var track = 0
  private var onEnd: (() -> Void)?

  func start() { onEnd = { [weak self] in self?.track += 1 } }
  func end() { onEnd?() }
}

final class TapeDecksViewController: UITableViewController {
  let deck = TapeDeck()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tape")
    deck.start()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tape", for: indexPath)
    cell.textLabel?.text = "Tape \(indexPath.row + 1)"
    return cell
  }
}
