import Foundation
import HeadlessCore
import SwiftData
import Testing

@MainActor @Suite("Models and contexts", .serialized) struct ModelTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    RunState.begin()
    container = try ModelContainer.library()
    context = container.mainContext
  }

  private func titles(_ descriptor: FetchDescriptor<Book> = FetchDescriptor()) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }

  @Test("Values of all kinds are kept, before and after a model is inserted and saved")
  func values() throws {
    let book = Book("Emma", pages: 474, number: 7)
    book.size = Book.Size(width: 11, height: 18)
    book.notes.append("first")
    context.insert(book)
    try context.save()
    let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Book>()).first)
    #expect(copy !== book && copy == book && copy.hashValue == book.hashValue)
    #expect(copy.title == "Emma" && copy.pages == 474 && copy.number == 7 && copy.format == .paper)
    #expect(copy.size == Book.Size(width: 11, height: 18) && copy.notes == ["first"] && copy.isLong && !copy.isOpen)
  }

  @Test("SD-01 an identifier is temporary until the model is saved, and stays from then on")
  func identifiers() throws {
    let book = Book("Emma")
    context.insert(book)
    let temporary = book.persistentModelID
    #expect(temporary.storeIdentifier == nil && temporary == book.id && temporary.entityName == "Book")
    try context.save()
    let saved = book.persistentModelID
    #expect(saved.storeIdentifier != nil && saved != temporary)
    book.title = "Persuasion"
    try context.save()
    #expect(book.persistentModelID == saved && context.model(for: saved) as? Book === book)
    let registered: Book? = context.registeredModel(for: saved)
    #expect(registered === book)
    let read = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(saved))
    #expect(read == saved)
  }

  @Test("SD-02 without an order models come as they were made; texts are ordered as a person orders them")
  func order() throws {
    for title in ["b10", "B9", "a"] { context.insert(Book(title)) }
    #expect(try titles() == ["b10", "B9", "a"])
    #expect(try titles(FetchDescriptor(sortBy: [SortDescriptor(\.title)])) == ["a", "B9", "b10"])
    #expect(try titles(FetchDescriptor(sortBy: [SortDescriptor(\.title, order: .reverse)])) == ["b10", "B9", "a"])
    var page = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages), SortDescriptor(\.title)])
    page.fetchOffset = 1
    page.fetchLimit = 1
    #expect(try titles(page) == ["B9"])
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 3)
    #expect(try context.fetchIdentifiers(page).count == 1)
  }

  @Test("SD-07 models that are not saved are found in their place, if predicate and descriptor let them through")
  func pending() throws {
    context.insert(Book("B"))
    try context.save()
    context.insert(Book("A"))
    context.insert(Book("long", pages: 900))
    var short = FetchDescriptor<Book>(predicate: #Predicate { $0.pages < 500 }, sortBy: [SortDescriptor(\.title)])
    #expect(try titles(short) == ["A", "B"])
    short.includePendingChanges = false
    #expect(try titles(short) == ["B"])
  }

  @Test("SD-08 observers of a model's properties are never called")
  func observers() throws {
    let tag = Tag("old")
    context.insert(tag)
    tag.rank = 7
    #expect(tag.rank == 7 && tag.changes == 0)
  }

  @Test("Predicates ask models: values, texts, what relationships lead to")
  func predicates() throws {
    let author = Author(name: "Jane Austen")
    context.insert(author)
    author.books = [Book("Emma", pages: 474), Book("Persuasion", pages: 249)]
    context.insert(Book("Ulysses", pages: 730))
    let long = 300
    #expect(try titles(FetchDescriptor(predicate: #Predicate { $0.pages > long })) == ["Emma", "Ulysses"])
    #expect(try titles(FetchDescriptor(predicate: #Predicate { $0.title.localizedStandardContains("EM") })) == ["Emma"])
    #expect(try titles(FetchDescriptor(predicate: #Predicate { $0.author?.name == "Jane Austen" })) == ["Emma", "Persuasion"])
    #expect(try titles(FetchDescriptor(predicate: #Predicate { $0.author == nil })) == ["Ulysses"])
    let busy = FetchDescriptor<Author>(predicate: #Predicate { $0.books.contains { $0.title == "Emma" } })
    #expect(try context.fetch(busy) == [author])
  }

  @Test("SD-03 what a model leads to is inserted with it, and both ends of a relationship are the same")
  func inverses() throws {
    let author = Author(name: "Joyce")
    let book = Book("Ulysses", author: author)
    context.insert(book)
    #expect(author.modelContext === context && author.books == [book])
    let shelf = Shelf(place: "A")
    shelf.books = [book]
    context.insert(shelf)
    #expect(book.shelf === shelf)
    let other = Author(name: "Nobody")
    context.insert(other)
    other.books.append(book)
    #expect(book.author === other && author.books.isEmpty)
    book.author = nil
    #expect(other.books.isEmpty)
    let tag = Tag("long")
    book.tags.append(tag)
    #expect(tag.modelContext === context && tag.books == [book])
  }

  @Test("SD-04 deleting follows the rules of relationships; a deleted model can be read")
  func deletion() throws {
    let author = Author(name: "Joyce")
    let book = Book("Ulysses", author: author)
    let shelf = Shelf(place: "A")
    shelf.books = [book]
    context.insert(book)
    context.insert(shelf)
    try context.save()
    context.delete(shelf)
    #expect(book.shelf == nil && shelf.isDeleted && shelf.place == "A")
    context.delete(author)
    #expect(book.isDeleted && book.title == "Ulysses")
    #expect(try titles().isEmpty && context.deletedModelsArray.count == 3)
    try context.save()
    #expect(author.name == "Joyce" && author.modelContext == nil && !context.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Author>()) == 0)
  }

  @Test("SD-05 a model with values that have to be unique changes the one that has them when it is saved")
  func uniqueness() throws {
    let first = Shelf(place: "A")
    context.insert(first)
    try context.save()
    let second = Shelf(place: "A")
    second.width = 20
    context.insert(second)
    try context.save()
    let shelves = try context.fetch(FetchDescriptor<Shelf>())
    #expect(shelves.count == 1 && shelves.first === first && first.width == 20)
    second.width = 30
    #expect(first.width == 30 && second == first)
    for tag in [Tag("big"), Tag("big", "de"), Tag("big", rank: 5)] { context.insert(tag) }
    try context.save()
    let tags = try context.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.language)]))
    #expect(tags.map(\.language) == ["de", "en"] && tags.map(\.rank) == [0, 5])
  }

  @Test("Rolling back forgets what is new, brings back what was deleted, and takes values back")
  func rollback() throws {
    let author = Author(name: "Joyce")
    let book = Book("Ulysses", author: author)
    context.insert(book)
    try context.save()
    context.insert(Book("New"))
    book.title = "Dubliners"
    context.delete(author)
    #expect(context.hasChanges && book.isDeleted)
    context.rollback()
    #expect(!context.hasChanges && author.books == [book] && book.author === author && !book.isDeleted)
    #expect(try titles() == ["Ulysses"])
  }

  @Test("All models of a type, or those that a predicate lets through, are deleted at once; work can be one transaction")
  func batches() throws {
    try context.transaction { for pages in 1...4 { context.insert(Book("\(pages)", pages: pages)) } }
    #expect(!context.hasChanges)
    try context.delete(model: Book.self, where: #Predicate { $0.pages < 3 })
    #expect(try titles() == ["3", "4"])
    var seen: [String] = []
    try context.enumerate(FetchDescriptor<Book>()) { seen.append($0.title) }
    #expect(seen == ["3", "4"])
    try context.delete(model: Book.self)
    #expect(try titles().isEmpty)
  }

  @Test("A schema knows what its types lead to, and what is said of their properties")
  func schema() throws {
    let schema = Schema([Author.self])
    #expect(schema.entities.map(\.name) == ["Author", "Book", "Shelf", "Tag"])
    let shelf = try #require(schema.entitiesByName["Shelf"])
    #expect(shelf.attributesByName["place"]?.isUnique == true && shelf.uniquenessConstraints == [["place"]])
    let books = try #require(shelf.relationshipsByName["books"])
    #expect(books.destination == "Book" && books.inverseName == "shelf" && !books.isToOneRelationship)
    #expect(Schema.Version(1, 2, 0) < Schema.Version(1, 10, 0))
  }
}
