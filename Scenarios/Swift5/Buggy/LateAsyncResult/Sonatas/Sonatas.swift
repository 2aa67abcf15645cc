import Combine
import UIKit

enum SonataCatalog {
  private static let titles = ["Appassionata", "Kreutzer", "Moonlight", "Pastoral", "Spring", "Tempest", "Waldstein"]

  /// Few letters match much, and take the server longer.
  static func search(_ letters: String) -> AnyPublisher<[String], Never> {
    let found = letters.isEmpty ? titles : titles.filter { $0.lowercased().contains(letters.lowercased()) }
    return Just(found)
      .delay(for: .seconds(letters.count == 1 ? 2 : 0.5), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

final class SonatasViewController: UITableViewController, UISearchResultsUpdating {
  private let letters = CurrentValueSubject<String, Never>("")
  private var subscriptions = Set<AnyCancellable>()
  private var found: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sonatas"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "sonata")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Title"
    navigationItem.searchController = search
    letters
      .debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .flatMap { SonataCatalog.search($0) }
      .sink { [weak self] in
        self?.found = $0
        self?.tableView.reloadData()
      }
      .store(in: &subscriptions)
  }

  func updateSearchResults(for searchController: UISearchController) {
    letters.send(searchController.searchBar.text ?? "")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sonata", for: indexPath)
    cell.textLabel?.text = found[indexPath.row]
    return cell
  }
}
