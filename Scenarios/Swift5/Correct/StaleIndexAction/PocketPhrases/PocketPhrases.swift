import UIKit

/// A phrasebook: what to say, and below it the same in the other language. A touch shows the other half in a big alert, so that it can be
/// held under somebody's nose.
final class PocketPhrasesViewController: UITableViewController {
  private let phrases = [
    ("Good morning", "Bonjour"), ("Thank you", "Merci"), ("The bill, please", "L'addition"), ("Where is the station?", "La gare"),
    ("Two coffees", "Deux cafés"), ("I am lost", "Perdu"), ("How much is it?", "Combien"),
  ]
  private var asked: [String: Int] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "PocketPhrases"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "phrase")
  }

  private func phrase(at indexPath: IndexPath) -> (shown: String, other: String) {
    let phrase = phrases[indexPath.row]
    return indexPath.section == 0 ? (phrase.0, phrase.1) : (phrase.1, phrase.0)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "English" : "Français"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { phrases.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "phrase", for: indexPath)
    let phrase = phrase(at: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = phrase.shown
    content.secondaryText = asked[phrase.shown].map { "\($0)×" }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let phrase = phrase(at: indexPath)
    asked[phrase.shown, default: 0] += 1
    tableView.reloadRows(at: [indexPath], with: .none)
    let alert = UIAlertController(title: phrase.other, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }
}
