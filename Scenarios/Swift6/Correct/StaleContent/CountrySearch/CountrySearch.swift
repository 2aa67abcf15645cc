import UIKit

struct Country: Hashable {
  let name: String
  let capital: String
}

/// Matches are shown in bold, so every row that stays is configured again with the new query.
final class CountrySearchViewController: UIViewController, UISearchBarDelegate {
  enum Section { case results }

  private let countries = (1...60).map { Country(name: "Country \($0)", capital: "Capital of \($0)") }
  private let searchBar = UISearchBar()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var query = ""

  private lazy var dataSource = UITableViewDiffableDataSource<Section, Country>(tableView: tableView) {
    [unowned self] tableView, indexPath, country in
    let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.attributedText = highlighted(country.name)
    content.secondaryText = country.capital
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "country")
    for subview in [searchBar, tableView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    apply(animated: false)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search(searchText)
  }

  func search(_ text: String) {
    query = text
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    let matches = query.isEmpty ? countries : countries.filter { $0.name.localizedCaseInsensitiveContains(query) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Country>()
    snapshot.appendSections([.results])
    snapshot.appendItems(matches)
    let staying = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(matches.filter(staying.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func highlighted(_ name: String) -> NSAttributedString {
    let text = NSMutableAttributedString(string: name, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    let range = (name as NSString).range(of: query, options: .caseInsensitive)
    if range.location != NSNotFound, range.length > 0 {
      text.addAttributes([.font: UIFont.preferredFont(forTextStyle: .headline)], range: range)
    }
    return text
  }
}
