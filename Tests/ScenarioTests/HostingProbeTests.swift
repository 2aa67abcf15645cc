import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing
import UIKit

/// Controllers where they can't work, from the app's code to the finding.
@Suite("Probes of controllers in cells")
struct HostingProbeTests {
  private func findings(_ screen: any CellScreen.Type) throws -> [Finding] {
    try RunPlan(Runner(screen), script: [.scrollToEnd], profile: .iOS18).perform().judgement.findings
  }

  @Test("UH-21 CC-28 a controller inside UIHostingConfiguration is never made, a box takes its place, and it is logged")
  func controllerInCell() throws {
    let found = try findings(ControllerRowsScreen.self)
    #expect(found.map(\.detector) == ["controller-in-cell"])
    #expect(found.first?.itemTitle == "Row 0")
    let trace = try Runner(ControllerRowsScreen.self).run([], RunConfiguration())
    let logged = trace.steps[0].events.contains {
      $0.kind
        == .warning(
          ledgerID: "UH-21",
          text: "BadgeController is a UIViewControllerRepresentable. UIViewControllerRepresentable is not supported inside of "
            + "UIHostingConfiguration.")
    }
    #expect(logged)
  }

  @Test("HC-05 CC-29 a hosting controller's view in a cell without its controller; with it nothing is said")
  func detached() throws {
    let found = try findings(DetachedScreen.self)
    #expect(found.map(\.detector) == ["detached-hosting-view"])
    #expect(try findings(AttachedScreen.self).isEmpty)
  }
}

private struct BadgeController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { preconditionFailure("never made in a cell") }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct ControllerRowsScreen: CellScreen {
  let controller = RowsController { cell, number, _ in
    cell.contentConfiguration = UIHostingConfiguration {
      HStack {
        Text("Row \(number)")
        BadgeController().frame(width: 20, height: 20)
      }
    }
  }
  var rootViewController: UIViewController { controller }
}

private struct DetachedScreen: CellScreen {
  let controller = RowsController { cell, number, _ in HostedCells.show(number, in: cell, parent: nil) }
  var rootViewController: UIViewController { controller }
}

private struct AttachedScreen: CellScreen {
  let controller = RowsController { cell, number, parent in HostedCells.show(number, in: cell, parent: parent) }
  var rootViewController: UIViewController { controller }
}

@MainActor private enum HostedCells {
  static var hosts: [ObjectIdentifier: UIHostingController<Text>] = [:]

  static func show(_ number: Int, in cell: UICollectionViewListCell, parent: UIViewController?) {
    if let host = hosts[ObjectIdentifier(cell)] {
      host.rootView = Text("Row \(number)")
      return
    }
    let host = UIHostingController(rootView: Text("Row \(number)"))
    hosts[ObjectIdentifier(cell)] = host
    if let parent { parent.addChild(host) }
    host.view.frame = cell.contentView.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(host.view)
    if let parent { host.didMove(toParent: parent) }
  }
}

private final class RowsController: UIViewController {
  typealias Configure = @MainActor (UICollectionViewListCell, Int, UIViewController) -> Void
  private let configure: Configure
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ configure: @escaping Configure) {
    self.configure = configure
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, number in
      configure(cell, number, self)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source?.apply(snapshot)
  }
}
