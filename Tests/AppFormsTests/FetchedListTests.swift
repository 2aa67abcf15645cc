import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import CoreData
import Testing
import UIKit

/// Notes with a swipe that deletes, which acts on the note that was swiped.
private class SwipedNotesController: NotesController {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let note = results.object(at: indexPath)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
        delete(note)
        done(true)
      }
    ])
  }

  func delete(_ note: Note) {
    store.context.delete(note)
    do { try store.context.save() } catch { print(error) }
  }
}

/// The same, but the action looks the note up by where its row was when it was swiped.
private final class StaleNotesController: SwipedNotesController {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
        delete(results.object(at: indexPath))
        done(true)
      }
    ])
  }
}

@MainActor private func filledStore() -> NotesStore {
  let store = NotesStore()
  for name in ["Bread", "Eggs", "Milk", "Rice", "Salt", "Tea"] { store.add(name) }
  do { try store.context.save() } catch { print(error) }
  return store
}

@MainActor private func mutations(_ controller: NotesController) -> [CellMutation] {
  func saving(_ change: (NSManagedObjectContext) -> Void) {
    change(controller.store.context)
    do { try controller.store.context.save() } catch { print(error) }
  }
  return [
    CellMutation("a note arrives") { saving { _ in controller.store.add("Apples") } },
    CellMutation("the last is renamed") { saving { _ in controller.results.fetchedObjects?.last?.text = "Coffee" } },
    CellMutation("the first is pinned") { saving { _ in controller.results.fetchedObjects?.first?.isPinned = true } },
  ]
}

private struct SwipedNotesScreen: CellScreen {
  let controller = SwipedNotesController(store: filledStore())
  var rootViewController: UIViewController { controller }
  var mutations: [CellMutation] { AppFormsTests.mutations(controller) }
}

private struct StaleNotesScreen: CellScreen {
  let controller = StaleNotesController(store: filledStore())
  var rootViewController: UIViewController { controller }
  var mutations: [CellMutation] { AppFormsTests.mutations(controller) }
}

@Suite("Lists of fetched results, judged") struct FetchedListTests {
  private func findings(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> [Finding] {
    let outcome = try RunPlan(Runner(screen), script: script, profile: .iOS18).perform()
    #expect(outcome.judgement.inconclusive.isEmpty, "\(outcome.judgement.inconclusive)")
    return outcome.judgement.findings
  }

  private static let swiped: [Interaction] = [
    .swipe(.showing("Milk"), .trailing), .mutate("a note arrives"), .tapAction("Delete"),
  ]

  @Test("CD-01: an action that looks its object up by an index path of before acts on another object, and is found")
  func stale() throws {
    let found = try findings(StaleNotesScreen.self, Self.swiped)
    #expect(found.map(\.detector) == ["stale-index-action"], "\(found.map(\.summary))")
    #expect(found.first?.summary.contains("Milk") == true)
  }

  @Test(
    "CD-02: a table that follows its fetched results is silent, whatever is saved meanwhile",
    arguments: [
      swiped, [.mutate("a note arrives"), .mutate("the last is renamed"), .mutate("the first is pinned"), .scrollToEnd],
      [.swipe(.showing("Milk"), .trailing), .mutate("the first is pinned"), .tapAction("Delete")],
    ])
  func silent(script: [Interaction]) throws {
    let found = try findings(SwipedNotesScreen.self, script)
    #expect(found.isEmpty, "\(found.map(\.summary))")
  }
}
