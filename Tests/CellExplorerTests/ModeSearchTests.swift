import CellHarness
import Testing
import UIKit

@testable import CellExplorer

/// Files that are chosen in a mode of their own.
private class FilesController: UITableViewController {
  fileprivate var files = ["Album", "Budget", "Contract", "Diary", "Essay", "Flat", "Garden", "Hike"]
  fileprivate var chosen: Set<String> = []
  private var isChoosing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    show()
  }

  private func button(_ title: String, _ action: @escaping (FilesController) -> Void) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        action(self)
        self.show()
      })
  }

  private func show() {
    navigationItem.rightBarButtonItems =
      isChoosing
      ? [
        button("Cancel") { files in
          files.isChoosing = false
          files.leave()
        },
        button("Delete") { files in
          files.files.removeAll(where: files.chosen.contains)
          files.chosen = []
          files.isChoosing = false
        },
      ] : [button("Select") { $0.isChoosing = true }]
    navigationItem.leftBarButtonItem = isChoosing ? nil : button("Turn") { $0.files.reverse() }
    tableView.reloadData()
  }

  /// The bug: what was chosen stays so.
  func leave() {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let file = files[indexPath.row]
    cell.textLabel?.text = file
    cell.accessoryType = isChoosing && chosen.contains(file) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let file = files[indexPath.row]
    if isChoosing, chosen.remove(file) == nil { chosen.insert(file) }
    show()
  }
}

private final class TidyFilesController: FilesController {
  override func leave() { chosen = [] }
}

private struct FilesScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: FilesController())
}

private struct TidyFilesScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: TidyFilesController())
}

/// What is begun, left and begun again.
@Suite("Searching screens with modes", .serialized) struct ModeSearchTests {
  private func explore(_ screen: any CellScreen.Type, seed: UInt64, steps: Int) throws -> [String] {
    var options = Exploration.Options()
    options.steps = steps
    options.seed = seed
    options.profiles = [.iOS18]
    options.stopsAt = ["stale-index-action"]
    return try Exploration(screen, options).run().failures.map(\.finding.summary)
  }

  @Test("Rows that were chosen before Cancel are found without a script, for two of three seeds")
  func cancelled() throws {
    let found = try (1...UInt64(3)).filter { seed in
      try explore(FilesScreen.self, seed: seed, steps: 500).contains { $0.contains("chosen before") }
    }
    #expect(found.count > 1, "\(found)")
  }

  @Test("A mode that forgets what was chosen is silent")
  func silent() throws { #expect(try explore(TidyFilesScreen.self, seed: 1, steps: 200) == []) }
}
