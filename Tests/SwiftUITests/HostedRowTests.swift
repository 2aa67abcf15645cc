import CellTrace
import HeadlessCore
import Testing
@_spi(CellHarness) import UIKit

@testable import SwiftUI

/// A list of hosted rows in a window, for tests.
@MainActor private final class HostedRows {
  let window: UIWindow
  let list: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(
    _ count: Int, profile: Profile = .iOS17, knobs: ListBehavior = ListBehavior(),
    _ configure: @escaping (UICollectionViewListCell, Int) -> Void
  ) {
    RunState.begin(RunConfiguration(profile: profile, list: knobs))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in configure(cell, item) }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(list)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source?.apply(snapshot, animatingDifferences: false)
    HostLoop.settle()
  }

  /// Taps the action of the second of two rows in a run that aborts over kept rows.
  static func swipeAway(_ role: ButtonRole?, deleting: Bool = false) {
    var knobs = ListBehavior()
    knobs.keptDestructiveRowAborts = true
    let rows = HostedRows(2, knobs: knobs) { cell, item in
      cell.contentConfiguration = UIHostingConfiguration {
        Text("Row \(item)").swipeActions { Button("Away", role: role) {} }
      }
    }
    _ = rows.probe.openSwipe(Slot(section: 0, item: 1), edge: .trailing)
    _ = rows.probe.performSwipeAction(titled: "Away")
    if deleting {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0])
      rows.source?.apply(snapshot, animatingDifferences: false)
    }
    HostLoop.advance(by: 2)
  }

  var probe: ListProbe { ListProbe.probes(in: window)[0] }

  /// Texts of the rows on screen.
  var texts: [[String]] {
    probe.appearances(measuring: false).map { $0.elements.compactMap { $0["text"] } }
  }

  func scroll(to y: CGFloat) {
    list.contentOffset.y = y
    HostLoop.settle()
  }

  func tap(_ row: Int, x: CGFloat = 160) {
    guard let frame = probe.frame(of: Slot(section: 0, item: row)) else {
      Issue.record("there is no row \(row) to tap")
      return
    }
    TouchDriver.tap(at: list.convert(CGPoint(x: x, y: frame.midY), to: nil), in: window)
    HostLoop.settle()
  }
}

@Suite("Hosted rows in a list", .serialized)
@MainActor
struct HostedRowTests {
  @Test("CC-28 a hosted row is selected by UIKit, follows the state its handler builds from, and stands within the margins")
  func selection() {
    let rows = HostedRows(3) { cell, item in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = UIHostingConfiguration { Text("Row \(item)\(state.isSelected ? " chosen" : "")") }
      }
    }
    #expect(rows.texts == [["Row 0"], ["Row 1"], ["Row 2"]])
    rows.tap(1)
    #expect(rows.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(rows.texts == [["Row 0"], ["Row 1 chosen"], ["Row 2"]])
    let text = rows.probe.appearances(measuring: false)[0].elements.first { $0["text"] == "Row 0" }
    #expect((text?.frame.x ?? 0) >= 16)
  }

  @Test("CC-30 onAppear runs when a row comes into sight, and again when it comes back")
  func appearing() {
    var appeared: [Int] = []
    let rows = HostedRows(40) { cell, item in
      cell.contentConfiguration = UIHostingConfiguration { Text("Row \(item)").onAppear { appeared.append(item) } }
    }
    let first = appeared
    #expect(first == Array(0..<first.count) && first.count >= 8 && first.count < 12)
    rows.scroll(to: 1_000)
    rows.scroll(to: 0)
    #expect(appeared.filter { $0 == 0 }.count == 2)
    #expect(!appeared.contains(39))
  }

  /// A row that asks before it deletes, and keeps that it asks in its own state.
  private struct AskingRow: View {
    let number: Int
    @State private var asks = false
    var body: some View {
      HStack {
        Text(asks ? "Delete \(number)?" : "Row \(number)")
        Spacer()
        Button("Remove") { asks = true }
      }
    }
  }

  @Test("CC-33 a question kept in a row's own state is asked of another item after reuse, where state survives it")
  func recycledQuestion() {
    func others(_ profile: Profile) -> [String] {
      let rows = HostedRows(60, profile: profile) { cell, item in
        cell.contentConfiguration = UIHostingConfiguration { AskingRow(number: item) }
      }
      rows.tap(0, x: 280)
      #expect(rows.texts.first?.first == "Delete 0?")
      var found: [String] = []
      for y in stride(from: 100, through: 1_500, by: 100) {
        rows.scroll(to: CGFloat(y))
        found += rows.texts.flatMap { $0 }.filter { $0.hasPrefix("Delete") && $0 != "Delete 0?" }
      }
      return found
    }
    #expect(!others(.iOS17).isEmpty)
    #expect(others(.iOS18).isEmpty)
  }

  @Test("SW-18 the first button of swipeActions stands outermost, at either edge")
  func order() {
    let rows = HostedRows(2) { cell, item in
      cell.contentConfiguration = UIHostingConfiguration {
        Text("Row \(item)")
          .swipeActions(edge: .trailing) {
            Button("First") {}
            Button("Second") {}
          }
          .swipeActions(edge: .leading) { Button("Start") {} }
      }
    }
    #expect(rows.probe.openSwipe(Slot(section: 0, item: 0), edge: .trailing) == ["First", "Second"])
    #expect(rows.probe.openSwipe(Slot(section: 0, item: 0), edge: .leading) == ["Start"])
  }

  @Test("SW-19 a destructive button whose item stays is a warning; without the role nothing is said")
  func destructive() {
    func warnings(_ role: ButtonRole?) -> [String] {
      let rows = HostedRows(2) { cell, item in
        cell.contentConfiguration = UIHostingConfiguration {
          Text("Row \(item)").swipeActions { Button("Away", role: role) {} }
        }
      }
      var found: [String] = []
      let outer = Probe.sink
      Probe.sink = { if case .warning(let row, _) = $0 { found.append(row) } }
      defer { Probe.sink = outer }
      _ = rows.probe.openSwipe(Slot(section: 0, item: 1), edge: .trailing)
      _ = rows.probe.performSwipeAction(titled: "Away")
      HostLoop.advance(by: 2)
      return found
    }
    #expect(warnings(.destructive) == ["SW-19"])
    #expect(warnings(nil) == [])
  }

  @Test("SW-19 option: where the row is taken away at once, an item that stays ends the app; one that goes, or no role, does not")
  func destructiveAbort() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { HostedRows.swipeAway(.destructive) }
    }
    let text = ended.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Invalid batch updates detected: the number of sections and/or items returned by the data source"))
    #expect(text.contains("Updates = [\n\tDelete item (0 - 1),\n]"))
    await #expect(processExitsWith: .success) { await MainActor.run { HostedRows.swipeAway(nil) } }
    await #expect(processExitsWith: .success) { await MainActor.run { HostedRows.swipeAway(.destructive, deleting: true) } }
  }
}
