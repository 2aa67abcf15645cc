import CellDetectors
import CellHarness
import CellRuns
import Testing
import UIKit

/// Menus and alerts that stay open while the data changes, through the whole way.
@Suite("Menus and alerts, end to end")
struct MenuProbes {
  private static func findings(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> [[String]] {
    try Profile.all.map { profile in
      let outcome = try RunPlan(Runner(screen), script: script, profile: profile).perform()
      #expect(outcome.runs.main.end == .finished)
      #expect(outcome.judgement.inconclusive == [])
      return outcome.judgement.findings.map { "\($0.detector): \($0.summary)" }
    }
  }

  private static let menu: [Interaction] = [
    .openMenu(.showing("Row 4")), .mutate("a row arrives"), .chooseMenuItem(["Delete"]),
  ]

  @Test("a menu's entry that captured the index path deletes another row; one that captured the id does not")
  func menus() throws {
    let summary = "stale-index-action: the menu entry \"Delete\" on \"Row 4\" removes \"Row 3\""
    #expect(try Self.findings(DeletesByPosition.self, Self.menu) == [[summary], [summary]])
    #expect(try Self.findings(DeletesByItem.self, Self.menu) == [[], []])
  }

  private static let alert: [Interaction] = [
    .swipe(.showing("Row 4"), .trailing), .tapAction("Delete"), .mutate("a row arrives"), .tapAlert("Delete"),
  ]

  @Test("an alert that a swipe action presented asks about one row and deletes another")
  func alerts() throws {
    let summary = "stale-index-action: the alert's button \"Delete\" on \"Row 4\" removes \"Row 3\""
    #expect(try Self.findings(DeletesByPosition.self, Self.alert) == [[summary], [summary]])
    #expect(try Self.findings(DeletesByItem.self, Self.alert) == [[], []])
  }
}

private struct DeletesByPosition: CellScreen {
  let controller = DeletingViewController(byPosition: true)
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [controller.arrival] }
}

private struct DeletesByItem: CellScreen {
  let controller = DeletingViewController(byPosition: false)
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [controller.arrival] }
}

private final class DeletingViewController: UIViewController, UICollectionViewDelegate {
  private let byPosition: Bool
  private var numbers = Array(1...30)
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  init(byPosition: Bool) {
    self.byPosition = byPosition
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
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      let delete = deletion(at: indexPath)
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
          ask(delete)
          done(false)
        }
      ])
    }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, number in
      list.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: number)
    }
    apply()
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first else { return nil }
    let delete = deletion(at: indexPath)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }])
    }
  }

  private func deletion(at indexPath: IndexPath) -> () -> Void {
    let number = source.itemIdentifier(for: indexPath)
    return { [unowned self] in
      if byPosition { numbers.remove(at: indexPath.item) } else { numbers.removeAll { $0 == number } }
      apply()
    }
  }

  private func ask(_ delete: @escaping () -> Void) {
    let alert = UIAlertController(title: "Delete this row?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
    present(alert, animated: true)
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source.apply(snapshot)
  }
}
