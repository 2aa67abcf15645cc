import CoreData
import Foundation
import Testing
import UIKit

/// Core Data with the model in `App/Model`, whose classes the plug-in writes.
@Suite("Core Data of an app's folder") @MainActor struct DataModelTests {
  private func shown(_ controller: NotesController) -> [String] {
    controller.tableView.layoutIfNeeded()
    return controller.tableView.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test("A table that fetched results drive shows what was saved, in the model's order, and follows every change")
  func table() throws {
    let store = NotesStore()
    store.add("Milk")
    store.add("Bread")
    try store.context.save()
    let controller = NotesController(store: store)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(shown(controller) == ["Bread", "Milk"] && controller.log == [])

    let eggs = store.add("Eggs", pinned: true)
    try store.context.save()
    #expect(shown(controller) == ["Eggs", "Bread", "Milk"])
    #expect(controller.log == ["will true", "section 0 insert", "Eggs insert - 0.0", "did"])

    controller.log = []
    let milk = try #require(controller.results.fetchedObjects?.last)
    milk.text = "Almonds"
    try store.context.save()
    #expect(shown(controller) == ["Eggs", "Almonds", "Bread"])
    #expect(controller.log == ["will true", "Almonds move 1.1 1.0", "did"])

    controller.log = []
    store.context.delete(eggs)
    milk.text = "Apples"
    try store.context.save()
    #expect(shown(controller) == ["Apples", "Bread"])
    #expect(controller.log == ["will true", "section 0 delete", "Eggs delete 0.0 -", "Apples update 1.0 0.0", "did"])
  }

  @Test("Classes by hand, of Xcode's and half of both have their defaults, relationships and initialisers")
  func classes() throws {
    let store = NotesStore()
    let book = Notebook(title: "Home", in: store.context)
    #expect(book.title == "Home" && book.rating == 3 && Notebook.create(in: store.context).rating == 4)
    let (first, second) = (store.add("First"), store.add("Second"))
    book.addToNotes(first)
    book.addToNotes(second)
    book.removeFromNotes(at: 0)
    book.insertIntoNotes(first, at: 1)
    #expect(first.notebook === book && (book.notes?.array as? [Note])?.map(\.text) == ["Second", "First"])

    let tag = Tag(context: store.context)
    #expect(tag.name == "" && tag.uses == 0)
    tag.name = "new"
    tag.addToNotes(NSSet(array: [first, second]))
    tag.removeFromNotes(second)
    #expect((tag.notes as? Set<Note>)?.map(\.text) == ["First"] && first.tags?.count == 1 && second.tags?.count == 0)
    try store.context.save()

    store.context.delete(book)
    try store.context.save()
    #expect(try store.context.count(for: Note.fetchRequest()) == 0 && tag.notes?.count == 0)
  }

  @Test("Observers hear of a managed property by its key path, and its value is there by its name")
  func keyed() throws {
    let store = NotesStore()
    let note = store.add("Milk")
    var heard: [String] = []
    let tag = Tag(context: store.context)
    let observation = tag.observe(\.name, options: .new) { _, change in heard.append(change.newValue ?? "-") }
    tag.setValue("food", forKey: "name")
    tag.name = "drink"
    observation.invalidate()
    #expect(heard == ["food", "drink"] && tag.value(forKey: "name") as? String == "drink")
    #expect(note.value(forKey: "isPinned") as? Bool == false && note.value(forKey: "notebook") == nil)
  }

  @Test("What another context saves is followed, and its errors have names")
  func contexts() async throws {
    let store = NotesStore()
    let background = store.container.newBackgroundContext()
    try background.performAndWait {
      let note = Note(context: background)
      #expect(throws: (any Error).self) { try background.save() }
      note.text = "From behind"
      try background.save()
    }
    #expect(try store.context.fetch(Note.fetchRequest()).map(\.text) == ["From behind"])
    let count = await background.perform { background.registeredObjects.count }
    #expect(count == 1)
  }

  @Test("A request that executes itself asks the context whose block is performed, the innermost one")
  func executes() throws {
    let store = NotesStore()
    store.add("Unsaved")
    let background = store.container.newBackgroundContext()
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    try store.context.performAndWait {
      #expect(try request.execute().map(\.text) == ["Unsaved"])
      let behind = try background.performAndWait { try request.execute().map(\.text) }
      #expect(behind == [])
      #expect(try request.execute().map(\.text) == ["Unsaved"])
    }
  }
}
