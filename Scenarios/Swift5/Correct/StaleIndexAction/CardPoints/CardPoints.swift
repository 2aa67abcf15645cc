import UIKit

struct CardWord {
  let word: String
  var isKnown = false
}

/// Words to learn: one that is known is worth a point, as long as it stays known, and one that is put away for good is worth five more.
final class CardPointsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var cards = ["Haus", "Baum", "Wolke", "Fluss", "Berg", "Tal", "Wiese"].map { CardWord(word: $0) }
  private var points = 0
  private let pointsLabel = UILabel()
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Words"
    let stack = UIStackView(arrangedSubviews: [pointsLabel, table])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "card")
    gain(0)
  }

  private func gain(_ more: Int) {
    points += more
    pointsLabel.text = "\(points) points"
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cards.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = cards[indexPath.row].word
    content.secondaryText = cards[indexPath.row].isKnown ? "known" : "new"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    cards[indexPath.row].isKnown.toggle()
    gain(cards[indexPath.row].isKnown ? 1 : -1)
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let word = cards[indexPath.row].word
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Put away") { [weak self] _, _, done in
        self?.putAway(word)
        done(true)
      }
    ])
  }

  private func putAway(_ word: String) {
    guard let place = cards.firstIndex(where: { $0.word == word }) else { return }
    cards.remove(at: place)
    gain(5)
    table.deleteRows(at: [IndexPath(row: place, section: 0)], with: .automatic)
  }
}
