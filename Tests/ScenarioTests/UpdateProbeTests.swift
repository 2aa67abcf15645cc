import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing
import UIKit

/// One small screen for each detector of updates, identity and sizes, from the app's code to the finding.
@Suite("Probes of updates, identities and sizes")
struct UpdateProbeTests {
  private func findings(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> [Finding] {
    try RunPlan(Runner(screen), script: script, profile: .iOS18).perform().judgement.findings
  }

  @Test("BAT-X03 a row deleted from the list and not from the model, with the step that led there")
  func batch() throws {
    let found = try findings(ForgottenDeleteScreen.self, [.mutate("delete the second")])
    #expect(found.map(\.detector) == ["invalid-update"])
    #expect(
      found.first?.evidence.first
        == "performBatchUpdates(_:completion:): deleted 1 item from section 0, which had 3 items; so it must have 2, and the data "
        + "source reports 3: the model was not changed in the block, or it had changed before")
    #expect(
      found.first?.summary.hasPrefix(
        "UIKit stopped the app in step 1 (data: delete the second): Invalid batch updates detected") == true)
  }

  @Test("BAT-X03 a model that changed in an earlier step, without the list being told")
  func earlier() throws {
    let found = try findings(ForgottenDeleteScreen.self, [.mutate("arrives silently"), .mutate("delete the last")])
    #expect(found.map(\.detector) == ["invalid-update"])
    #expect(
      found.first?.evidence.dropFirst().first
        == "the model was changed in step 1 (data: arrives silently); the list had last taken its data in step 0 (show the screen)"
    )
  }

  @Test("LC-X04 a cell that the provider made by itself is told of its item")
  func notDequeued() throws {
    let found = try findings(OwnCellScreen.self, [])
    #expect(found.map(\.detector) == ["invalid-update"])
    #expect(
      found.first?.evidence.first
        == "collectionView(_:cellForItemAt:): UICollectionViewCell was made by the app; dequeue it from the list")
  }

  @Test("rows built with UUID() at every apply; edited values as identifiers; and rows with a stored id")
  func identity() throws {
    let origin = try findings(BornRowsScreen.self, [.mutate("refresh")])
    #expect(origin.map(\.detector) == ["unstable-identity"])
    #expect(
      origin.first?.summary.hasSuffix("got other identifiers in step 1 (data: refresh) although they are the same rows") == true)
    let bare = try findings(BareRowsScreen.self, [.mutate("a note arrives")])
    #expect(bare.map(\.detector) == ["unstable-identity"])
    let values = try findings(ValueRowsScreen.self, [.select(.showing("Milk")), .mutate("rename the first")])
    #expect(
      values.map(\.summary) == ["\"Milk\" became another item when its title changed: its identifier is the whole value"])
    #expect(try findings(ValueRowsScreen.self, [.mutate("rename the first")]).isEmpty, "the edit costs its row nothing")
    for script in [
      [Interaction.mutate("refresh")], [.mutate("a note arrives")], [.mutate("rename the first")], [.mutate("other notes")],
    ] {
      #expect(try findings(StoredRowsScreen.self, script).isEmpty)
    }
    #expect(try findings(BornRowsScreen.self, [.mutate("other notes")]).isEmpty, "really different items")
  }

  @Test("DIF-X08 an object whose hash follows its title, renamed")
  func mutated() throws {
    let found = try findings(ObjectsScreen.self, [.mutate("rename")])
    #expect(found.map(\.detector) == ["mutated-identifier"])
    let applied = try findings(ObjectsScreen.self, [.mutate("rename"), .mutate("apply")])
    #expect(applied.map(\.detector) == ["mutated-identifier"])
    #expect(applied.first?.evidence.last == "behaviour DIF-X08 of the UIKit ledger")
  }

  @Test("SIZ-10 hosted content as high as it measured itself, and a bit; content that measures itself once comes to rest")
  func sizes() throws {
    let found = try findings(GrowingScreen.self, [])
    #expect(found.map(\.detector) == ["size-never-settles"])
    #expect(try findings(MeasuredScreen.self, [.scrollToEnd]).isEmpty)
  }
}

// MARK: Updates

private struct ForgottenDeleteScreen: CellScreen {
  let controller = PlainListController()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    [
      Mutation("delete the second") { controller.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)]) },
      Mutation("arrives silently") { controller.names.append("Late") },
      Mutation("delete the last") {
        controller.collectionView.performBatchUpdates {
          controller.names.removeLast()
          controller.collectionView.deleteItems(at: [IndexPath(item: 2, section: 0)])
        }
      },
    ]
  }
}

private struct OwnCellScreen: CellScreen {
  let controller = PlainListController()
  var rootViewController: UIViewController { controller }
  init() { controller.dequeues = false }
}

private final class PlainListController: UICollectionViewController {
  var names = ["Asthma", "Gout", "Migraine"]
  var dequeues = true

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard dequeues else { return UICollectionViewCell() }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.contentConfiguration = text(names[indexPath.item])
    return cell
  }
}

@MainActor private func text(_ words: String) -> UIListContentConfiguration {
  var content = UIListContentConfiguration.cell()
  content.text = words
  return content
}

// MARK: Identities

private struct Note {
  let id: Int
  var title: String
}

/// How an app makes identifiers of its notes.
@MainActor private protocol RowMaking {
  associatedtype Row: Hashable & Sendable
  static func rows(of notes: [Note]) -> [Row]
  static func title(of row: Row, in notes: [Note]) -> String
}

private enum BornRows: RowMaking {
  struct Row: Hashable {
    let id = UUID()
    var title: String
  }
  static func rows(of notes: [Note]) -> [Row] { notes.map { Row(title: $0.title) } }
  static func title(of row: Row, in notes: [Note]) -> String { row.title }
}

private enum BareRows: RowMaking {
  static var titles: [UUID: String] = [:]
  static func rows(of notes: [Note]) -> [UUID] {
    notes.map { note in
      let id = UUID()
      titles[id] = note.title
      return id
    }
  }
  static func title(of row: UUID, in notes: [Note]) -> String { titles[row] ?? "" }
}

private enum ValueRows: RowMaking {
  struct Row: Hashable {
    var id: Int
    var title: String
  }
  static func rows(of notes: [Note]) -> [Row] { notes.map { Row(id: $0.id, title: $0.title) } }
  static func title(of row: Row, in notes: [Note]) -> String { row.title }
}

private enum StoredRows: RowMaking {
  static func rows(of notes: [Note]) -> [Int] { notes.map(\.id) }
  static func title(of row: Int, in notes: [Note]) -> String { notes.first { $0.id == row }?.title ?? "" }
}

private struct BornRowsScreen: CellScreen {
  let controller = NotesController<BornRows>()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { controller.mutations }
}

private struct BareRowsScreen: CellScreen {
  let controller = NotesController<BareRows>()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { controller.mutations }
}

private struct ValueRowsScreen: CellScreen {
  let controller = NotesController<ValueRows>()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { controller.mutations }
}

private struct StoredRowsScreen: CellScreen {
  let controller = NotesController<StoredRows>()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { controller.mutations }
}

private final class NotesController<Rows: RowMaking>: UIViewController {
  private var notes = [Note(id: 1, title: "Milk"), Note(id: 2, title: "Tea"), Note(id: 3, title: "Rice")]
  private var source: UICollectionViewDiffableDataSource<Int, Rows.Row>?

  var mutations: [Mutation] {
    [
      Mutation("refresh") { self.apply() },
      Mutation("a note arrives") { self.change { $0.insert(Note(id: 9, title: "Bread"), at: 0) } },
      Mutation("rename the first") { self.change { $0[0].title = "Oat milk" } },
      Mutation("other notes") { self.change { $0 = [Note(id: 11, title: "Rent"), Note(id: 12, title: "Phone")] } },
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Rows.Row> { [unowned self] cell, _, row in
      cell.contentConfiguration = text(Rows.title(of: row, in: notes))
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    apply()
  }

  func change(_ body: (inout [Note]) -> Void) {
    let before = notes
    body(&notes)
    apply(reconfiguring: notes.map(\.id) == before.map(\.id))
  }

  func apply(reconfiguring: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Rows.Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(Rows.rows(of: notes))
    if reconfiguring { snapshot.reconfigureItems(snapshot.itemIdentifiers) }
    source?.apply(snapshot)
  }
}

// MARK: Objects

private final class Task: Hashable, @unchecked Sendable {
  var title: String
  init(_ title: String) { self.title = title }
  static func == (left: Task, right: Task) -> Bool { left.title == right.title }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

private struct ObjectsScreen: CellScreen {
  let controller = ObjectsController()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    [
      Mutation("rename") { controller.tasks[0].title = "Call again" },
      Mutation("apply") { controller.apply() },
    ]
  }
}

private final class ObjectsController: UIViewController {
  let tasks = [Task("Call"), Task("Write")]
  private var source: UICollectionViewDiffableDataSource<Int, Task>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.addSubview(list)
    // The text is the position's, so that the row itself does not become stale.
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Task> { cell, indexPath, _ in
      cell.contentConfiguration = text("Task \(indexPath.item)")
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    apply()
  }

  func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Task>()
    snapshot.appendSections([0])
    snapshot.appendItems(tasks)
    source?.apply(snapshot)
  }
}

// MARK: Sizes

private protocol NumberedRow: View {
  init(number: Int)
}

/// As high as it measured itself to be, and a point more.
private struct GrowingRow: NumberedRow {
  let number: Int
  @State private var height: CGFloat = 44

  init(number: Int) { self.number = number }

  var body: some View {
    Text("Row \(number)")
      .frame(height: height)
      .background(
        GeometryReader { proxy in
          Color.clear.onAppear { height = proxy.size.height + 1 }
            .onChange(of: proxy.size.height) { _, new in height = new + 1 }
        })
  }
}

/// As high as it measured itself to be.
private struct MeasuredRow: NumberedRow {
  let number: Int
  @State private var height: CGFloat = 60

  init(number: Int) { self.number = number }

  var body: some View {
    Text("Row \(number)")
      .frame(height: height)
      .background(GeometryReader { proxy in Color.clear.onAppear { height = max(60, proxy.size.height) } })
  }
}

private struct GrowingScreen: CellScreen {
  let controller = MeasuredController<GrowingRow>()
  var rootViewController: UIViewController { controller }
}

private struct MeasuredScreen: CellScreen {
  let controller = MeasuredController<MeasuredRow>()
  var rootViewController: UIViewController { controller }
}

private final class MeasuredController<Row: NumberedRow>: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      cell.contentConfiguration = UIHostingConfiguration { Row(number: number) }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<3))
    source?.apply(snapshot)
  }
}
