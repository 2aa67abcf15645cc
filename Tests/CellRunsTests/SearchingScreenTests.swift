import CellHarness
import CellRuns
import CellTrace
import Testing
import UIKit

/// Sweets that a search narrows by text and scope.
private struct ScopedScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: ScopedViewController())
  var rootViewController: UIViewController { controller }
}

private final class ScopedViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
  private let sweets = [("Caramel", "Soft"), ("Cola", "Chewy"), ("Dark bar", "Hard")]
  private let search = UISearchController(searchResultsController: nil)
  private var shown: [String] {
    let bar = search.searchBar
    let scope = bar.scopeButtonTitles?[bar.selectedScopeButtonIndex] ?? "All"
    let text = bar.text ?? ""
    return sweets.filter { (scope == "All" || $0.1 == scope) && (text.isEmpty || $0.0.contains(text)) }.map(\.0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    search.searchBar.placeholder = "Sweets"
    search.searchBar.scopeButtonTitles = ["All", "Soft", "Chewy", "Hard"]
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) { tableView.reloadData() }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

/// Titles, whose search shows what it finds on a screen of its own.
private struct FoundScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: TitlesViewController())
  var rootViewController: UIViewController { controller }
}

private final class TitlesViewController: UITableViewController, UISearchResultsUpdating {
  private let titles = ["Dune", "Emma"]
  private let found = FoundViewController()
  private lazy var search = UISearchController(searchResultsController: found)

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found.titles = titles.filter { $0.contains(text) }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

private final class FoundViewController: UITableViewController {
  var titles: [String] = [] { didSet { tableView.reloadData() } }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Found: \(titles[indexPath.row])"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let title = titles[indexPath.row]
    dismiss(animated: true) { [weak self] in self?.titles = [title, title] }
  }
}

/// Nothing but an offer to begin with, until there is a row.
private struct BlankScreen: CellScreen {
  private let controller = BlankViewController()
  var rootViewController: UIViewController { controller }
}

private final class BlankViewController: UITableViewController {
  private var notes: [String] = []

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard notes.isEmpty else { return contentUnavailableConfiguration = nil }
    var blank = UIContentUnavailableConfiguration.empty()
    blank.text = "No notes"
    blank.button = .bordered()
    blank.button.title = "Begin"
    blank.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.begin() }
    contentUnavailableConfiguration = blank
  }

  private func begin() {
    notes.append("Note")
    tableView.reloadData()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }
}

@Suite("Searches with scopes and results, and empty screens")
struct SearchingScreenTests {
  private func run(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.map(\.title) ?? []
  }

  private static let type = Interaction.type("C", .showing("Sweets"), nil, clearing: true)

  @Test("scopes are there while the search is active, and narrow what it finds")
  func scopes() throws {
    #expect(try run(ScopedScreen.self, [Self.type]) == ["Caramel", "Cola"])
    #expect(try run(ScopedScreen.self, [Self.type, .tap(.showing("Chewy"))]) == ["Cola"])
    #expect(try run(ScopedScreen.self, [Self.type, .tap(.showing("Chewy")), .tap(.showing("All"))]) == ["Caramel", "Cola"])
    let early = try Runner(ScopedScreen.self).run([.tap(.showing("Chewy"))], RunConfiguration())
    #expect(early.end != .finished)
  }

  @Test("Cancel ends an active search")
  func cancel() throws {
    #expect(try run(ScopedScreen.self, [Self.type, .tap(.showing("Cancel"))]) == ["Caramel", "Cola", "Dark bar"])
  }

  @Test("a results controller covers the searched screen while there is a text, and is gone with the search")
  func results() throws {
    let find = Interaction.type("Em", .showing("Search"), nil, clearing: true)
    #expect(try run(FoundScreen.self, [find]).contains("Found: Emma"))
    #expect(try run(FoundScreen.self, [find, .tap(.showing("Cancel"))]) == ["Dune", "Emma"])
    #expect(try run(FoundScreen.self, [find, .tap(.showing("Found: Emma"))]) == ["Dune", "Emma"])
  }

  @Test("VC-13: a screen is asked for its placeholder before it appears, and the placeholder's button is tapped")
  func placeholder() throws {
    #expect(try run(BlankScreen.self, [.tap(.showing("Begin"))]) == ["Note"])
    let gone = try Runner(BlankScreen.self).run([.tap(.showing("Begin")), .tap(.showing("Begin"))], RunConfiguration())
    #expect(gone.end != .finished)
  }

  @Test("a search uses scopes that are not chosen, what ends the search, and the placeholder's button")
  func offers() throws {
    let first = try offered { replyOffers($0, of: ScopedScreen.self, after: []) }
    #expect(first == [])
    let then = try offered { replyOffers($0, of: ScopedScreen.self, after: [Self.type]) }
    #expect(then == ["Soft", "Chewy", "Hard", "Cancel"])
    let last = try offered { replyOffers($0, of: BlankScreen.self, after: [.wait(1)]) }
    #expect(last == ["Begin"])
  }
}
