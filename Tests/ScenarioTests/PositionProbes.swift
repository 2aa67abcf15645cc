import CellDetectors
import CellHarness
import CellRuns
import Testing
import UIKit

/// Small screens through the whole way: what is kept by position, and the same kept by id.
@Suite("Positions and lasting state, end to end")
struct PositionProbes {
  private static func findings(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> [Set<String>] {
    try Profile.all.map { profile in
      let outcome = try RunPlan(Runner(screen), script: script, profile: profile).perform()
      #expect(outcome.runs.main.end == .finished)
      #expect(outcome.judgement.inconclusive == [])
      return Set(outcome.judgement.findings.map(\.detector))
    }
  }

  private static let marking: [Interaction] = [.tap(.showing("Row 3"), nil), .mutate("a row arrives"), .scrollBy(100)]

  @Test("a mark kept by index path is found at the wrong row; kept by id it stays silent beside stripes and numbers")
  func marks() throws {
    #expect(try Self.findings(MarksByPosition.self, Self.marking) == [["stale-index-state"], ["stale-index-state"]])
    #expect(try Self.findings(MarksByItem.self, Self.marking) == [[], []])
  }

  private static let opening: [Interaction] = [
    .swipe(.showing("Row 4"), .trailing), .mutate("a row arrives"), .tapAction("Open"),
  ]

  @Test("an action that opens the item at a captured index path is found; one that captured the id is silent")
  func opens() throws {
    #expect(try Self.findings(OpensByPosition.self, Self.opening) == [["stale-index-access"], ["stale-index-access"]])
    #expect(try Self.findings(OpensByItem.self, Self.opening) == [[], []])
  }

  private static let switching: [Interaction] = [
    .tap(.showing("Row 2"), .showing("Remind")), .scrollToEnd, .scrollToTop,
  ]

  @Test("a switch that only its cell knows is lost by scrolling; one that the model knows is not")
  func switches() throws {
    let lost = try Self.findings(SwitchesInCells.self, Self.switching)
    #expect(lost.allSatisfy { !$0.isEmpty && $0.isSubset(of: ["lost-view-state", "leaked-appearance"]) })
    #expect(try Self.findings(SwitchesInModel.self, Self.switching) == [[], []])
  }
}

/// What a cell does with a touch that the model never hears of.
@Suite("Answers to touches, end to end")
struct AnswerProbes {
  @Test("a star that a cell flips when it is touched is no look of the selection, which has ended")
  func stars() throws {
    let script: [Interaction] = [.tap(.showing("Row 2"), nil), .tap(.showing("Row 4"), nil), .wait(1)]
    for profile in Profile.all {
      let outcome = try RunPlan(Runner(StarsInCells.self), script: script, profile: profile).perform()
      #expect(outcome.runs.main.end == .finished)
      #expect(outcome.runs.main.steps.last?.checkpoint.count { $0.elements.contains { $0["text"]?.hasSuffix("★") == true } } == 2)
      #expect(outcome.judgement.findings.map(\.detector) == [])
    }
  }
}

private struct StarsInCells: CellScreen {
  let controller = ProbeViewController(.starsInCells)
  var rootViewController: UIViewController { controller }
}

private struct MarksByPosition: CellScreen {
  let controller = ProbeViewController(.marksByPosition)
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [controller.arrival] }
}

private struct MarksByItem: CellScreen {
  let controller = ProbeViewController(.marksByItem)
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [controller.arrival] }
}

private struct OpensByPosition: CellScreen {
  let controller = ProbeViewController(.opensByPosition)
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [controller.arrival] }
}

private struct OpensByItem: CellScreen {
  let controller = ProbeViewController(.opensByItem)
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [controller.arrival] }
}

private struct SwitchesInCells: CellScreen {
  let controller = ProbeViewController(.switchesInCells)
  var rootViewController: UIViewController { controller }
}

private struct SwitchesInModel: CellScreen {
  let controller = ProbeViewController(.switchesInModel)
  var rootViewController: UIViewController { controller }
}

private final class SwitchCell: UICollectionViewCell {
  let label = UILabel()
  let toggle = UISwitch()
  var onChange: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    toggle.accessibilityLabel = "Remind"
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.addAction(UIAction { [unowned self] _ in onChange?(toggle.isOn) }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [label, toggle])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

private final class ProbeViewController: UIViewController, UICollectionViewDelegate {
  enum Kind { case marksByPosition, marksByItem, opensByPosition, opensByItem, switchesInCells, switchesInModel, starsInCells }

  private let kind: Kind
  private var numbers = Array(1...40)
  private var markedPaths: Set<IndexPath> = []
  private var markedNumbers: Set<Int> = []
  private var switched: Set<Int> = []
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  var arrival: Mutation {
    Mutation("a row arrives") { [unowned self] in
      numbers.insert(100, at: 0)
      apply()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in openActions(at: indexPath) }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, indexPath, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      content.secondaryText = "\(indexPath.item + 1) of \(numbers.count)"
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = indexPath.item % 2 == 0 ? .white : .systemGray6
      cell.backgroundConfiguration = background
      let isMarked = kind == .marksByPosition ? markedPaths.contains(indexPath) : markedNumbers.contains(number)
      cell.accessories = isMarked ? [.checkmark()] : []
    }
    let switching = UICollectionView.CellRegistration<SwitchCell, Int> { [unowned self] cell, _, number in
      cell.label.text = "Row \(number)"
      cell.toggle.isOn = switched.contains(number)
      cell.onChange =
        kind == .switchesInCells
        ? nil : { [unowned self] isOn in if isOn { switched.insert(number) } else { switched.remove(number) } }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { [unowned self] list, indexPath, number in
      switch kind {
      case .switchesInCells, .switchesInModel, .starsInCells:
        list.dequeueConfiguredReusableCell(using: switching, for: indexPath, item: number)
      case .marksByPosition, .marksByItem, .opensByPosition, .opensByItem:
        list.dequeueConfiguredReusableCell(using: plain, for: indexPath, item: number)
      }
    }
    apply()
  }

  private func openActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let number = source.itemIdentifier(for: indexPath) else { return nil }
    let open = UIContextualAction(style: .normal, title: "Open") { [unowned self] _, _, done in
      let opened = kind == .opensByPosition ? source.itemIdentifier(for: indexPath) : number
      title = opened.map { "Row \($0)" }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [open])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if kind == .starsInCells {
      (collectionView.cellForItem(at: indexPath) as? SwitchCell)?.label.text? += " ★"
    }
    collectionView.deselectItem(at: indexPath, animated: false)
    guard kind != .starsInCells, let number = source.itemIdentifier(for: indexPath) else { return }
    markedPaths.formSymmetricDifference([indexPath])
    markedNumbers.formSymmetricDifference([number])
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([number])
    source.apply(snapshot)
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source.apply(snapshot)
  }
}
