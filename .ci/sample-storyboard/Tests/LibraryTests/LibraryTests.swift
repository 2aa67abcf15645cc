import CellHarnessTesting
import Testing
import UIKit

@testable import Library

/// A controller of the app's storyboard, in a navigation controller.
struct BooksScreen: CellScreen {
  let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Books") as BookListViewController
  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  var mutations: [CellMutation] { [CellMutation("a book arrives") { controller.library.add("Another book") }] }
}

struct ArrivalsScreen: CellScreen {
  let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Arrivals") as ArrivalsViewController
  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

struct ArchiveScreen: CellScreen {
  let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Archive") as ArchiveViewController
  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  var mutations: [CellMutation] { [CellMutation("a book arrives") { controller.library.add("Another book") }] }
}

/// The app as it starts: its storyboard's first controller.
struct WholeAppScreen: CellScreen {
  let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
  var rootViewController: UIViewController { root ?? UIViewController() }
}

@Test func tagsThatAreRowsAreFound() {
  expectAsDeclared(
    CellScenario("books", BooksScreen.self, expecting: ["stale-index-action"]) {
      CellInteraction.mutate("a book arrives")
      CellInteraction.tap(.showing("Book 3"), .showing("Mark"))
    })
}

@Test func aBadgeThatIsNeverHiddenIsFound() {
  expectAsDeclared(
    CellScenario("arrivals", ArrivalsScreen.self, expecting: ["leaked-appearance"]) {
      CellInteraction.scrollToEnd
      CellInteraction.scrollToTop
    })
}

@Test func theListAsItShouldBeIsNotAccused() {
  expectAsDeclared(
    CellScenario("archive", ArchiveScreen.self) {
      CellInteraction.mutate("a book arrives")
      CellInteraction.tap(.showing("Book 3"), .showing("Mark"))
      CellInteraction.scrollToEnd
      CellInteraction.scrollToTop
      CellInteraction.tap(.showing("Book 5"))
    })
}

@Test func theStoryboardsFirstControllerIsNotAccused() {
  expectAsDeclared(
    CellScenario("whole app", WholeAppScreen.self) {
      CellInteraction.tap(.showing("Book 2"))
    })
}
