import CellTrace
import Foundation
import HeadlessCore
import SelectorDispatch
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Optional methods of delegates and data sources", .serialized)
@MainActor
struct OptionalMethodTests {
  class Base: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  }
  class Overriding: Base {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    func tableView(_ table: UITableView, named name: String) {}
  }
  class Adding: Base {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }
  class Below: Adding {}
  /// On a phone, too, the optional is no obstacle; here the two differ in how they return.
  final class Differing: Base {
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath { indexPath }
  }
  final class Scrolling: Base {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
  final class OfNumbers: Generic<Int> {
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  }
  class Generic<Row>: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }
  final class OfTexts: Generic<String> {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  }
  private final class Hidden: Base {
    func own() {}
  }
}

extension OptionalMethodTests.Below {
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
}

extension OptionalMethodTests {
  private func ignored(_ type: AnyClass, _ contract: OptionalMethods.Contract) -> String? {
    OptionalMethods.ignored(by: type, contract).first.map { "\($0.method) of \($0.subclass) below \($0.conforming)" }
  }

  @Test("The methods that a class declares are known by name: of extensions, of generic and of private classes, too")
  func names() {
    #expect(DeclaredMethods.canTell)
    #expect(DeclaredMethods.of(Base.self).contains("tableView(_:heightForRowAt:)"))
    #expect(!DeclaredMethods.of(Adding.self).contains("tableView(_:heightForRowAt:)"))
    #expect(DeclaredMethods.of(Overriding.self).contains("tableView(_:named:)"))
    #expect(DeclaredMethods.of(Below.self).contains("tableViewDidEndMultipleSelectionInteraction(_:)"))
    #expect(DeclaredMethods.of(Generic<Int>.self).contains("tableView(_:didSelectRowAt:)"))
    #expect(DeclaredMethods.of(TableSource.self).contains("tableView(_:moveRowAt:to:)"))
    #expect(DeclaredMethods.of(TableSource.self).contains("numberOfSections(in:)"))
    #expect(DeclaredMethods.of(Hidden.self).contains("own()"))
    let optional = DeclaredMethods.defaults(of: (any UITableViewDataSource).self)
    #expect(optional.contains("tableView(_:moveRowAt:to:)") && !optional.contains("tableView(_:cellForRowAt:)"))
  }

  @Test("A method that only a subclass of the conforming class declares is found, by its name and both classes")
  func found() {
    #expect(ignored(Base.self, .tableDelegate) == nil)
    #expect(ignored(Overriding.self, .tableDelegate) == nil)
    #expect(ignored(Adding.self, .tableDelegate) == "tableView(_:didSelectRowAt:) of Adding below Base")
    #expect(ignored(Below.self, .tableDelegate) == "tableView(_:didSelectRowAt:) of Adding below Base")
    #expect(ignored(Scrolling.self, .tableDelegate) == nil)
    #expect(ignored(Scrolling.self, .scrolling) == "scrollViewDidScroll(_:) of Scrolling below Base")
    #expect(
      ignored(OfTexts.self, .tableDelegate) == "tableView(_:willDisplay:forRowAt:) of OfTexts below Generic<String>")
  }

  @Test("A delegate with such a method that can't be called ends the run as inconclusive, and it says why")
  func ended() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let delegate = Differing()
        UITableView(frame: .zero, style: .plain).delegate = delegate
      }
    }
    #expect(
      said(
        "UITableViewDelegate.tableView(_:willSelectRowAt:) declared in Differing. Base, from which it inherits, conforms to "
          + "UITableViewDelegate and does not declare the method. It can't be called here: it takes or returns something else than "
          + "the protocol asks for, a class is generic, or the program's symbols were stripped. Declare it in Base too and override "
          + "it", result))
  }

  @Test("A method below a generic class ends the run, too: a phone would not find it by name")
  func generic() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let delegate = OfNumbers()
        UITableView(frame: .zero, style: .plain).delegate = delegate
      }
    }
    #expect(said("UITableViewDelegate.tableView(_:didDeselectRowAt:) declared in OfNumbers. Generic<Int>,", result))
  }

  @Test(
    "Our own controllers and data sources declare every optional method, so that a subclass overrides what it has",
    arguments: 0..<8)
  func complete(_ index: Int) {
    let pairs: [(AnyClass, OptionalMethods.Contract)] = [
      (UITableViewController.self, .tableDelegate), (UITableViewController.self, .tableSource),
      (UITableViewController.self, .scrolling), (UICollectionViewController.self, .collectionDelegate),
      (UICollectionViewController.self, .collectionSource), (UICollectionViewController.self, .scrolling),
      (UITableViewDiffableDataSource<Int, Int>.self, .tableSource),
      (UICollectionViewDiffableDataSource<Int, Int>.self, .collectionSource),
    ]
    let type: AnyClass = pairs[index].0
    let contract = pairs[index].1
    let optional = DeclaredMethods.defaults(of: contract.existential)
    #expect(!optional.isEmpty)
    #expect(optional.subtracting(DeclaredMethods.of(type)).sorted() == [])
  }

  /// A data source with a method for moves, and one without.
  final class Moving: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }
  final class Fixed: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }
  final class MovingController: UITableViewController {
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }

  @Test("TV-02 a reorder control is there if the data source has a method for moves, swiping deletes if it has one for that")
  func moves() {
    let table = UITableView(frame: .zero, style: .plain)
    let path = IndexPath(row: 0, section: 0)
    #expect(Moving().tableView(table, canMoveRowAt: path))
    #expect(!Fixed().tableView(table, canMoveRowAt: path))
    #expect(MovingController(style: .plain).tableView(table, canMoveRowAt: path))
    #expect(!UITableViewController(style: .plain).tableView(table, canMoveRowAt: path))
    let source = Fixed()
    table.dataSource = source
    #expect(table.standardSwipeActions(at: Slot(section: 0, item: 0), edge: .trailing) == nil)
    let own = TableSource()
    table.dataSource = own
    #expect(table.standardSwipeActions(at: Slot(section: 0, item: 0), edge: .trailing)?.actions.count == 1)
  }

  @Test("An object is asked for a method of an app's protocol: its class has it, or one above it, or nobody")
  func asked() {
    for object in [Base(), Below(), Overriding()] {
      #expect(_OptionalMethods.has("tableView(_:heightForRowAt:)", object))
    }
    #expect(_OptionalMethods.has("tableView(_:didSelectRowAt:)", Below()))
    #expect(!_OptionalMethods.has("tableView(_:didSelectRowAt:)", Base()))
    #expect(!_OptionalMethods.has("tableView(_:heightForRowAt:)", NSObject()))
  }
}
