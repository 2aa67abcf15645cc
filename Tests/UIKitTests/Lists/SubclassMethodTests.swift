import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Optional methods that only a subclass of the conforming class declares: a phone finds them by name.
@Suite("Optional methods of subclasses", .serialized)
@MainActor
struct SubclassMethodTests {
  class Base: UIViewController, UITableViewDelegate, UITableViewDataSource {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }
  class Plain: Base {}
  class Screen: Base {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("selected \(indexPath.row)") }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { CGFloat(50 + indexPath.row) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "section \(section)" }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Star \(indexPath.row)") { _, _, _ in }])
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 1 ? nil : indexPath
    }
  }
  final class Lower: Screen {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      super.tableView(tableView, didSelectRowAt: indexPath)
      calls.append("lower")
    }
  }
  private final class Hidden: Base {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled to \(Int(scrollView.contentOffset.y))") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y += velocity.y }
  }

  private func table(_ partner: Base) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.dataSource = partner
    table.delegate = partner
    return table
  }
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A table calls what only the subclass declares, with its arguments and results")
  func calls() {
    let screen = Screen()
    let table = table(screen)
    #expect(table.numberOfSections == 2)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(2)).height == 52)
    table.delegate?.tableView(table, didSelectRowAt: path(2))
    #expect(screen.calls == ["selected 2"])
    #expect(table.delegate?.tableView(table, willSelectRowAt: path(0)) == path(0))
    #expect(table.delegate?.tableView(table, willSelectRowAt: path(1)) == nil)
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 1) == "section 1")
    let swipe = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path(1))
    #expect(swipe?.actions.map(\.title) == ["Star 1"])
    // What nobody declares is the default still.
    #expect(table.delegate?.tableView(table, shouldHighlightRowAt: path(0)) == true)
  }

  @Test("The lowest class's method counts, and a sibling that declares none keeps the defaults")
  func lineage() {
    let lower = Lower()
    let table = table(lower)
    table.delegate?.tableView(table, didSelectRowAt: path(0))
    #expect(lower.calls == ["selected 0", "lower"])
    let plain = Plain()
    let other = self.table(plain)
    #expect(other.numberOfSections == 1)
    other.delegate?.tableView(other, didSelectRowAt: path(0))
    #expect(plain.calls == [])
  }

  @Test("Methods of a private class and those of the scroll view's delegate are called")
  func scrolling() {
    let hidden = Hidden()
    let table = table(hidden)
    table.contentSize = CGSize(width: 320, height: 2_000)
    table.contentOffset.y = 40
    #expect(hidden.calls == ["scrolled to 40"])
    var target = CGPoint(x: 0, y: 7)
    table.scrollDelegate?.scrollViewWillEndDragging(table, withVelocity: CGPoint(x: 0, y: 3), targetContentOffset: &target)
    #expect(target == CGPoint(x: 0, y: 10))
  }

  class GridBase: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  final class Grid: GridBase {
    var selected: [IndexPath] = []
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 70 + indexPath.item, height: 30) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }
  }

  /// Makes its layout itself, so that `init()` needs none.
  final class Shelf: UICollectionView {
    override init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A collection view that makes its layout itself needs none to be made; any other does")
  func ownLayout() async {
    let shelf = Shelf()
    #expect(shelf.collectionViewLayout is UICollectionViewFlowLayout && shelf.frame == .zero)
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UICollectionView() }
    }
    let text = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UICollectionView must be initialized with a non-nil layout parameter"))
  }

  @Test("A collection's flow layout asks the subclass for sizes and insets, the collection tells it of selections")
  func grid() {
    let grid = Grid()
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = grid
    list.delegate = grid
    list.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: path(1))?.frame.size == CGSize(width: 71, height: 30))
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame.origin == CGPoint(x: 2, y: 1))
    list.delegate?.collectionView(list, didSelectItemAt: path(1))
    #expect(grid.selected == [path(1)])
  }
}
