import CellHarness
import SwiftUI
import UIKit

/// More bugs that are put into rows one at a time: into cells, what they start, how rows are told apart, and hosted rows.
enum SeededCellBug: String, CaseIterable, Sendable {
  case countsReuses, usesOldRow, lateNote, asksAgain, typedTextStays, foldsByRow, firstHandlerStays, addsAction, newIdentities,
    marksOffMain, hostedCountStays, noteIsCut, keepsScreen

  var facts: SeededFacts {
    switch self {
    case .countsReuses:
      SeededFacts(
        "a mark that shows once a cell was reused twice", "leaked-appearance", within: 200,
        [["tap", "scrollToEnd", "scrollToTop"], ["tap", "scrollToEnd", "scrollBy"]]
      ) { SeededCellScreen(.countsReuses) }
    case .usesOldRow:
      SeededFacts(
        "an action that looks its row up too late", "stale-index-access", within: 200, [["swipe", "mutate", "tapAction"]]
      ) {
        SeededCellScreen(.usesOldRow)
      }
    case .lateNote:
      // Two rows that arrive push two others out, whose cells they get.
      SeededFacts(
        "a note that arrives in a reused cell", "late-async-result", within: 300, [["scrollToEnd"], ["mutate", "mutate"]]
      ) { SeededCellScreen(.lateNote) }
    case .asksAgain:
      SeededFacts("a cell that asks for an update in every update", "size-never-settles", within: 100, [["tap"]]) {
        SeededCellScreen(.asksAgain)
      }
    case .typedTextStays:
      SeededFacts("a typed text that nobody takes out", "leaked-appearance", within: 200, [["type", "scrollToEnd"]]) {
        SeededCellScreen(.typedTextStays)
      }
    case .foldsByRow:
      SeededFacts("marks by row in a list that folds", "stale-index-state", within: 400, [["tap", "tap"]]) {
        SeededCellScreen(.foldsByRow)
      }
    case .firstHandlerStays:
      SeededFacts(
        "a button that keeps its first action", "handler-outlives-item", within: 200,
        [["scrollToEnd", "tap"], ["scrollBy", "tap"]]
      ) {
        SeededCellScreen(.firstHandlerStays)
      }
    case .addsAction:
      SeededFacts("a button that gets an action at every configuration", "added-at-configuration", within: 200, [["tap"]]) {
        SeededCellScreen(.addsAction)
      }
    case .newIdentities:
      SeededFacts("identifiers that every refresh makes anew", "unstable-identity", within: 200, [["mutate"]]) {
        SeededDiffableScreen(isHosted: false)
      }
    case .marksOffMain:
      SeededFacts("rows that are reloaded on another thread", "background-mutation", within: 200, [["tap"]]) {
        SeededCellScreen(.marksOffMain)
      }
    case .hostedCountStays:
      SeededFacts(
        "a count that a hosted view keeps for the next row", "leaked-view-state", within: 200, [["tap", "scrollToEnd"]]
      ) {
        SeededDiffableScreen(isHosted: true)
      }
    case .noteIsCut:
      SeededFacts("a note that grows in a row that does not", "stale-size", within: 200, [["tap"]]) {
        SeededCellScreen(.noteIsCut)
      }
    case .keepsScreen:
      SeededFacts("a closure that keeps the screen alive", "retained-after-teardown", within: 200, [["tap"]]) {
        SeededCellScreen(.keepsScreen)
      }
    }
  }
}

struct SeededCellScreen: CellScreen {
  let controller: SeededCellController

  init() { self.init(.countsReuses) }
  init(_ bug: SeededCellBug) { controller = SeededCellController(bug) }

  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    let controller = controller
    return controller.bug == .usesOldRow
      ? [Mutation("the first row goes") { controller.removeFirst() }] : [Mutation("a row arrives") { controller.insert() }]
  }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.names.indices.contains(indexPath.row) ? controller.names[indexPath.row] : nil
  }
}

/// A cell with a button, a field and a note.
final class SeededCell: UITableViewCell {
  let button = UIButton(type: .system)
  let field = UITextField()
  let note = UILabel()
  var onTap: (() -> Void)?
  var reuses = 0
  var wasMarked = false
  var isRestless = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.numberOfLines = 0
    button.setTitle("Mark", for: .normal)
    field.placeholder = "Note"
    let stack = UIStackView(arrangedSubviews: [note, button, field])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if isRestless { setNeedsUpdateConfiguration() }
  }
}

final class SeededCellController: UITableViewController {
  /// What outlives every screen.
  private static var keepers: [() -> Void] = []

  let bug: SeededCellBug
  private(set) var names: [String]
  private var marked: Set<String> = []
  private var markedRows: Set<Int> = []
  private var folded: Set<String> = []

  init(_ bug: SeededCellBug) {
    self.bug = bug
    names = bug == .usesOldRow ? (1...4).map { "Name \($0)" } : (1...40).map { "Name \($0)" }
    super.init(style: .plain)
    if bug == .foldsByRow { unfold() }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SeededCell.self, forCellReuseIdentifier: "row")
  }

  // MARK: Data

  func insert() {
    names.insert("New \(names.count)", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func removeFirst() {
    guard !names.isEmpty else { return }
    names.removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func unfold() {
    names = (1...4).flatMap { group in
      ["Group \(group)"] + (folded.contains("Group \(group)") ? [] : (1...2).map { "Group \(group), \($0)" })
    }
  }

  private func mark(_ name: String) {
    if marked.remove(name) == nil { marked.insert(name) }
    if let row = names.firstIndex(of: name) { tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none) }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? SeededCell else { return cell }
    let name = names[indexPath.row]
    cell.note.text = name
    cell.accessoryType = marked.contains(name) ? .checkmark : .none
    if bug != .typedTextStays { cell.field.text = nil }
    // In the middle of a row they would take the touches that are meant for it.
    cell.button.isHidden = bug != .firstHandlerStays && bug != .addsAction
    cell.field.isHidden = bug != .typedTextStays
    configure(cell, name, indexPath)
    return cell
  }

  private func configure(_ cell: SeededCell, _ name: String, _ indexPath: IndexPath) {
    switch bug {
    case .countsReuses:
      if marked.contains(name) { (cell.wasMarked, cell.reuses) = (true, 0) }
      if cell.wasMarked, cell.reuses > 1 { cell.accessoryType = .checkmark }
    case .foldsByRow: cell.accessoryType = markedRows.contains(indexPath.row) ? .checkmark : .none
    case .lateNote:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { cell.note.text = "\(name), noted" }
    case .firstHandlerStays:
      if cell.onTap == nil {
        cell.onTap = { [weak self] in self?.mark(name) }
        cell.button.addAction(UIAction { [weak cell] _ in cell?.onTap?() }, for: .touchUpInside)
      }
    case .addsAction: cell.button.addAction(UIAction { [weak self] _ in self?.mark(name) }, for: .touchUpInside)
    case .usesOldRow, .asksAgain, .typedTextStays, .newIdentities, .marksOffMain, .hostedCountStays, .noteIsCut, .keepsScreen:
      break
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let name = names[indexPath.row]
    let cell = tableView.cellForRow(at: indexPath) as? SeededCell
    switch bug {
    case .countsReuses: mark(name)
    case .asksAgain:
      cell?.isRestless = true
      cell?.setNeedsUpdateConfiguration()
    case .foldsByRow:
      if name.contains(",") {
        markedRows.insert(indexPath.row)
      } else {
        if folded.remove(name) == nil { folded.insert(name) }
        unfold()
      }
      tableView.reloadData()
    case .marksOffMain:
      DispatchQueue.global().async { [tableView] in MainActor.assumeUnchecked { tableView.reloadData() } }
    case .noteIsCut: cell?.note.text = String(repeating: "\(name) is known for more than fits into a line. ", count: 6)
    case .keepsScreen: Self.keepers.append { self.mark(name) }
    case .usesOldRow, .lateNote, .typedTextStays, .firstHandlerStays, .addsAction, .newIdentities, .hostedCountStays: break
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard bug == .usesOldRow else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
        guard let self else { return }
        mark(names[indexPath.row])
        done(true)
      }
    ])
  }
}

extension MainActor {
  /// Runs what is written for the main thread where it is: that is the bug.
  fileprivate static func assumeUnchecked(_ work: @MainActor () -> Void) {
    withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Void).self)() }
  }
}

struct SeededDiffableScreen: CellScreen {
  let controller: SeededDiffableController

  init() { self.init(isHosted: true) }
  init(isHosted: Bool) { controller = SeededDiffableController(isHosted: isHosted) }

  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    let controller = controller
    return controller.isHosted ? [] : [Mutation("a refresh") { controller.refresh() }]
  }
}

/// Rows of a diffable list: hosted, or such whose identifiers are made anew with every refresh.
final class SeededDiffableController: UIViewController {
  private struct Entry: Hashable {
    let id = UUID()
    let name: String
  }

  private struct CountRow: View {
    let name: String
    @State private var count = 0
    var body: some View {
      HStack {
        Text(name)
        Button("\(count)") { count += 1 }
      }
    }
  }

  let isHosted: Bool
  private var source: UICollectionViewDiffableDataSource<Int, Entry>?

  init(isHosted: Bool) {
    self.isHosted = isHosted
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.addSubview(list)
    let isHosted = isHosted
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
      if isHosted {
        cell.contentConfiguration = UIHostingConfiguration { CountRow(name: entry.name) }
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = entry.name
        cell.contentConfiguration = content
      }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, entry in
      list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: entry)
    }
    refresh()
  }

  func refresh() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Entry>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { Entry(name: "Name \($0)") })
    source?.apply(snapshot, animatingDifferences: false)
  }
}
