import CellHarness

@testable import UIKit

/// Bugs that are put into the rows one at a time, with what a search must make of each.
enum SeededBug: String, CaseIterable, Sendable {
  case markStays, deletesByPosition, deletesByPositionAfterAlert, marksByPosition, renamesSilently, highlightStays, insertsTwice,
    trapsWhenEmpty, writesBack, deletesInFilter, undoesByPosition, marksByKey, marksByPress

  /// The detector that must find it.
  var detector: String {
    switch self {
    case .markStays: "leaked-appearance"
    case .deletesByPosition, .deletesByPositionAfterAlert, .writesBack, .deletesInFilter, .undoesByPosition, .marksByKey,
      .marksByPress:
      "stale-index-action"
    case .marksByPosition: "stale-index-state"
    case .renamesSilently: "stale-content"
    case .highlightStays: "stuck-interaction-state"
    case .insertsTwice: "invalid-update"
    case .trapsWhenEmpty: "crash"
    }
  }

  /// What is wrong, in words.
  var title: String {
    switch self {
    case .markStays: "a mark that a cell keeps for the next row"
    case .deletesByPosition: "an action that was offered for a row deletes by its former number"
    case .deletesByPositionAfterAlert: "an alert stands between the action and the deletion by number"
    case .marksByPosition: "marks by row number"
    case .renamesSilently: "a renamed row that is not updated"
    case .highlightStays: "a highlight that nobody takes away"
    case .insertsTwice: "one more row in the data than in the update"
    case .trapsWhenEmpty: "the last row goes, and the app ends"
    case .writesBack: "an action writes back the rows of when it was offered"
    case .deletesInFilter: "a row of a filter is deleted by its number in the whole list"
    case .undoesByPosition: "undo by row number"
    case .marksByKey: "a pressed key goes by the former number of the chosen row"
    case .marksByPress: "the same with a press that the app reads itself"
    }
  }

  /// The interactions that the script must shrink to, any of these: by their names.
  var scripts: [[String]] {
    switch self {
    case .markStays: [["tap", "scrollToEnd"], ["doubleTap", "scrollToEnd"], ["longPress", "scrollToEnd"]]
    case .deletesByPosition: [["swipe", "mutate", "tapAction"], ["setEditing", "tap", "mutate", "tapAction"]]
    case .deletesByPositionAfterAlert:
      [["swipe", "tapAction", "mutate", "tapAlert"], ["swipe", "mutate", "tapAction", "tapAlert"]]
    case .marksByPosition: [["tap", "mutate"], ["doubleTap", "mutate"], ["longPress", "mutate"]]
    case .renamesSilently: [["mutate"]]
    case .highlightStays: [["pressAndDragOff"], ["tap"], ["longPress"], ["doubleTap"]]
    case .insertsTwice: [["mutate"]]
    case .trapsWhenEmpty: [["mutate", "mutate"]]
    case .writesBack: [["swipe", "mutate", "tapAction"], ["scrollToEnd", "swipe", "mutate", "tapAction"]]
    case .undoesByPosition: [["tap", "mutate", "undo"], ["doubleTap", "mutate", "undo"], ["longPress", "mutate", "undo"]]
    case .marksByKey, .marksByPress:
      [["tap", "mutate", "pressKeys"], ["doubleTap", "mutate", "pressKeys"], ["longPress", "mutate", "pressKeys"]]
    case .deletesInFilter:
      // Some rows of the filter take a visible one away only once another row was deleted.
      [
        ["mutate", "swipe", "tapAction"], ["mutate", "swipe", "tapAction", "mutate"],
        ["swipe", "tapAction", "mutate", "swipe", "tapAction"],
      ]
    }
  }

  var screen: ScreenSource {
    switch self {
    case .markStays: ScreenSource { SeededScreen(.markStays) }
    case .deletesByPosition: ScreenSource { SeededScreen(.deletesByPosition) }
    case .deletesByPositionAfterAlert: ScreenSource { SeededScreen(.deletesByPositionAfterAlert) }
    case .marksByPosition: ScreenSource { SeededScreen(.marksByPosition) }
    case .renamesSilently: ScreenSource { SeededScreen(.renamesSilently) }
    case .highlightStays: ScreenSource { SeededScreen(.highlightStays) }
    case .insertsTwice: ScreenSource { SeededScreen(.insertsTwice) }
    case .trapsWhenEmpty: ScreenSource { SeededScreen(.trapsWhenEmpty) }
    case .writesBack: ScreenSource { SeededScreen(.writesBack) }
    case .deletesInFilter: ScreenSource { SeededScreen(.deletesInFilter) }
    case .undoesByPosition: ScreenSource { SeededScreen(.undoesByPosition) }
    case .marksByKey: ScreenSource { SeededScreen(.marksByKey) }
    case .marksByPress: ScreenSource { SeededScreen(.marksByPress) }
    }
  }
}

struct SeededScreen: CellScreen {
  let controller: SeededViewController

  init() { self.init(.markStays) }
  init(_ bug: SeededBug) { controller = SeededViewController(bug) }

  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    let controller = controller
    var mutations = [Mutation("a row arrives") { controller.insert() }]
    switch controller.bug {
    case .renamesSilently: mutations.append(Mutation("the first row is renamed") { controller.names[0] = "Renamed" })
    case .trapsWhenEmpty:
      mutations = [
        Mutation("the last row goes") {
          controller.names.removeLast()
          controller.tableView.reloadData()
        }
      ]
    case .deletesInFilter: mutations = [Mutation("some rows or all") { controller.filter() }]
    case .markStays, .deletesByPosition, .deletesByPositionAfterAlert, .marksByPosition, .highlightStays, .insertsTwice,
      .writesBack, .undoesByPosition, .marksByKey, .marksByPress:
      break
    }
    return mutations
  }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.names.indices.contains(indexPath.row) ? controller.names[indexPath.row] : nil
  }
}

final class SeededViewController: RowsViewController {
  let bug: SeededBug
  private var markedRows: Set<Int> = []
  /// The rows when actions were offered last.
  private var offered: [String] = []
  private var all: [String] = []
  private var isFiltered = false
  private var chosen: Int?

  init(_ bug: SeededBug) {
    self.bug = bug
    super.init(style: .plain)
    if bug == .trapsWhenEmpty { names = ["One"] }
    if bug == .deletesInFilter { names = ["Ash", "Bay", "Elm", "Fir", "Oak", "Yew", "Box", "Nut"] }
    all = names
    SelectorTables.add(SeededViewController.self) {
      [
        SelectorMethod("mark:", of: SeededViewController.self) { controller, _ in
          controller.markChosen()
          return nil
        }
      ]
    }
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    bug == .marksByKey ? [UIKeyCommand(input: "m", modifierFlags: .command, action: "mark:")] : nil
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard bug == .marksByPress, presses.first?.key?.characters == "x" else { return super.pressesBegan(presses, with: event) }
    markChosen()
  }

  private func markChosen() {
    guard let chosen, names.indices.contains(chosen) else { return }
    marked.insert(names[chosen])
    if let cell = tableView.cellForRow(at: IndexPath(row: chosen, section: 0)) { configure(cell, names[chosen]) }
  }

  private func unmark(_ row: Int) {
    guard names.indices.contains(row) else { return }
    if marked.remove(names[row]) == nil { marked.insert(names[row]) }
    if let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) { configure(cell, names[row]) }
  }

  required init?(coder: NSCoder) { nil }

  override func configure(_ cell: UITableViewCell, _ name: String) {
    switch bug {
    case .markStays: if marked.contains(name) { cell.accessoryType = .checkmark }
    case .marksByPosition:
      let row = names.firstIndex(of: name) ?? 0
      cell.accessoryType = markedRows.contains(row) ? .checkmark : .none
    case .deletesByPosition, .deletesByPositionAfterAlert, .renamesSilently, .highlightStays, .insertsTwice, .trapsWhenEmpty,
      .writesBack, .deletesInFilter, .undoesByPosition, .marksByKey, .marksByPress:
      super.configure(cell, name)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    markedRows.insert(indexPath.row)
    chosen = indexPath.row
    // A row that is chosen for a key stays so.
    if [.marksByKey, .marksByPress].contains(bug) { return }
    if bug == .undoesByPosition {
      let row = indexPath.row
      undoManager?.registerUndo(withTarget: self) { $0.unmark(row) }
    }
    super.tableView(tableView, didSelectRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    if bug == .highlightStays { tableView.cellForRow(at: indexPath)?.contentView.backgroundColor = .systemYellow }
  }

  override func delete(_ name: String, offeredAt indexPath: IndexPath) {
    switch bug {
    case .deletesByPosition: remove(at: indexPath)
    case .deletesByPositionAfterAlert:
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete it", style: .destructive) { [weak self] _ in self?.remove(at: indexPath) })
      alert.addAction(UIAlertAction(title: "Keep it", style: .cancel))
      present(alert, animated: false)
    case .writesBack:
      names = offered.filter { $0 != name }
      tableView.reloadData()
    case .deletesInFilter:
      all.remove(at: indexPath.row)
      show()
    case .markStays, .marksByPosition, .renamesSilently, .highlightStays, .insertsTwice, .trapsWhenEmpty, .undoesByPosition,
      .marksByKey, .marksByPress:
      super.delete(name, offeredAt: indexPath)
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    offered = names
    return super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func filter() {
    isFiltered.toggle()
    show()
  }

  private func show() {
    names = all.filter { !isFiltered || ["Bay", "Fir", "Yew", "Nut"].contains($0) }
    tableView.reloadData()
  }

  private func remove(at indexPath: IndexPath) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func insert() {
    if bug == .insertsTwice { names.insert("New again", at: 0) }
    super.insert()
  }
}
