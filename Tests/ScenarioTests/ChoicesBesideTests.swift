import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing
import UIKit

/// What is chosen beside the rows stands in the trace.
@Suite("Choices beside rows") struct ChoicesBesideTests {
  @Test("segments in a bar, scopes, and the text of a search")
  func bars() throws {
    let script: [Interaction] = [
      .tap(.showing("Unread")), .type("zz", .showing("Find"), nil, clearing: false), .tap(.showing("Cancel")),
    ]
    let main = try RunPlan(Runner(ChoosingScreen.self), script: script, profile: .iOS18, policies: [.lifo]).perform().runs.main
    #expect(main.end == .finished)
    let segments = ["All", "Unread"]
    #expect(
      main.steps.map { $0.choices?.first }
        == ["All", "Unread", "Unread", "Unread"].map {
          ShownChoice(kind: .segments, titles: segments, value: $0)
        })
    #expect(main.steps.map { step in step.choices?.last { $0.kind == .search }?.value } == [nil, nil, "zz", nil])
    let scopes = ShownChoice(kind: .segments, titles: ["Here", "Everywhere"], value: "Here")
    #expect(main.steps.map { $0.choices?.contains(scopes) } == [false, false, true, false])
  }

  @Test("segments that SwiftUI draws")
  func hosted() throws {
    let script: [Interaction] = [.tap(.showing("Two"))]
    let main = try RunPlan(Runner(HostedChoosingScreen.self), script: script, profile: .iOS18, policies: [.lifo]).perform().runs
      .main
    #expect(
      main.steps.map(\.choices) == ["One", "Two"].map { [ShownChoice(kind: .segments, titles: ["One", "Two"], value: $0)] })
  }
}

private struct ChoosingScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: ChoosingController())
}

private final class ChoosingController: UITableViewController {
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let control = UISegmentedControl(items: ["All", "Unread"])
    control.selectedSegmentIndex = 0
    navigationItem.titleView = control
    search.searchBar.placeholder = "Find"
    search.searchBar.scopeButtonTitles = ["Here", "Everywhere"]
    navigationItem.searchController = search
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

private struct HostedChoosingScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: HostedChoice())
}

private struct HostedChoice: View {
  @State private var chosen = "One"

  var body: some View {
    VStack {
      Picker("Number", selection: $chosen) {
        Text("One").tag("One")
        Text("Two").tag("Two")
      }
      .pickerStyle(.segmented)
      List(0..<3, id: \.self) { Text("Row \($0)") }
    }
  }
}
