import UIKit

/// Words by their first letters, with an index at the side. The search waits until nobody types.
final class LexiconsViewController: UITableViewController, UISearchResultsUpdating {
  private static let words = [
    "Anchor", "Apple", "Barge", "Bell", "Brook", "Cable", "Candle", "Delta", "Dune", "Eagle", "Ember", "Fable", "Fern", "Garnet",
    "Grove", "Hazel", "Heron", "Inlet", "Iris", "Jetty", "Juniper", "Kelp", "Kettle", "Ladder", "Lark", "Maple", "Meadow",
  ]
  private var sections: [(letter: String, words: [String])] = []
  private var pending: DispatchWorkItem?
  private var query = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lexicon"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    show("")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    pending?.cancel()
    guard text != query else { return }
    let item = DispatchWorkItem { [weak self] in self?.show(text) }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }

  private func show(_ text: String) {
    query = text
    let found = Self.words.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    sections = Dictionary(grouping: found) { String($0.prefix(1)) }
      .sorted { $0.key < $1.key }
      .map { (letter: $0.key, words: $0.value) }
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].words.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].letter }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    let word = sections[indexPath.section].words[indexPath.row]
    let text = NSMutableAttributedString(string: word)
    if let range = word.range(of: query, options: .caseInsensitive) {
      text.addAttribute(.foregroundColor, value: UIColor.systemOrange, range: NSRange(range, in: word))
    }
    cell.textLabel?.attributedText = text
    return cell
  }
}
