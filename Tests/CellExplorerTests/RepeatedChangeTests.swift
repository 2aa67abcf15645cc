import CellHarness
import CellTrace
import Testing
import UIKit

@testable import CellExplorer

/// Guests in a list whose snapshot takes each once. The same guest comes with a change of the data, or by a button of the app's own.
private final class GuestsViewController: UIViewController {
  private let hasButton: Bool
  private var guests = (1...12).map { "Guest \($0)" }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init(hasButton: Bool) {
    self.hasButton = hasButton
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    apply()
    if hasButton {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Invite", primaryAction: UIAction { [weak self] _ in self?.come() })
    }
  }

  func come() {
    guests.insert("Ada", at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(guests)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

private struct GuestsScreen: CellScreen {
  let controller = GuestsViewController(hasButton: false)
  var rootViewController: UIViewController { controller }
  var mutations: [CellMutation] { [CellMutation("Ada comes") { controller.come() }] }
}

private struct InvitingScreen: CellScreen {
  let controller = UINavigationController(rootViewController: GuestsViewController(hasButton: true))
  var rootViewController: UIViewController { controller }
}

@Suite("A change of the data that can be made once", .serialized) struct RepeatedChangeTests {
  private func explored(_ screen: any CellScreen.Type) throws -> Exploration.Outcome {
    var options = Exploration.Options()
    options.steps = 150
    return try Exploration(screen, options).run()
  }

  @Test("What comes of making it again is not told; the report says that it counts once")
  func madeOnce() throws {
    let outcome = try explored(GuestsScreen.self)
    #expect(outcome.failures.map(\.finding.summary) == [])
    #expect(outcome.madeOnce == ["Ada comes"])
    let lines = ExplorationText.report(outcome, screen: "Guests").split(separator: "\n")
    #expect(
      lines.contains(
        """
        "Ada comes" counts once in a script: made again, it puts into the list what is there already, and what came of that is not \
        told. If the app may do the same, write a script in which it does.
        """))
  }

  @Test("The same by the app's own button is told")
  func byButton() throws {
    let outcome = try explored(InvitingScreen.self)
    #expect(outcome.failures.map(\.finding.detector).contains("invalid-update"))
    #expect(outcome.madeOnce == [])
  }

  private func trace(_ steps: [(CellInteraction, [String])], keys: String = "#") -> Trace {
    let steps = steps.enumerated().map { index, step in
      StepTrace(
        index: index, interaction: step.0, title: "step", checkpoint: step.1.enumerated().map { row($0.offset, $0.element, keys) }
      )
    }
    return Trace(screen: "Guests", configuration: RunConfiguration(), steps: steps)
  }

  private func row(_ place: Int, _ title: String, _ keys: String) -> Appearance {
    let frame = TraceRect(x: 0, y: Double(place) * 44, width: 100, height: 44)
    let label = Element(path: "UILabel", role: .text, frame: frame, properties: [Property("text", title)])
    return Appearance(
      item: ItemID(key: "\(keys)\(place)"), slot: Slot(section: 0, item: place), cell: CellID(place + 1), cellType: "Row",
      frame: frame,
      elements: [label])
  }

  @Test("It is one if a row comes twice that was there once; rows that are alike from the start say nothing")
  func twins() {
    let come = CellInteraction.mutate("one comes")
    let once = (come, ["b", "a"])
    #expect(RepeatedChange.name(in: trace([(.open, ["a"]), once, (come, ["b", "b", "a"])])) == "one comes")
    #expect(RepeatedChange.name(in: trace([(.open, ["a"]), once, (come, ["c", "b", "a"])])) == nil)
    // Two items that look alike: one of their cells may show what is another's.
    #expect(RepeatedChange.name(in: trace([(.open, ["a"]), once, (come, ["b", "b", "a"])], keys: "id")) == nil)
    #expect(
      RepeatedChange.name(in: trace([(.open, ["a", "a"]), (come, ["b", "a", "a"]), (come, ["c", "b", "a", "a"])])) == nil)
    #expect(RepeatedChange.name(in: trace([(.open, ["a"]), (come, ["a", "a"])])) == nil)
  }
}
