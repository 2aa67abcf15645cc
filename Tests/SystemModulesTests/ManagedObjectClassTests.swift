import CoreData
import Testing

/// An app's class that overrides the initialiser of objects.
final class Errand: NSManagedObject {
  let stamp: String
  override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    stamp = "made for \(entity.name ?? "")"
    super.init(entity: entity, insertInto: context)
  }
}

/// One that inherits it.
final class Chore: NSManagedObject {
  var title: String { value(forKey: "title") as? String ?? "" }
}

@MainActor @Suite("Classes of objects in models made in code", .serialized)
struct ManagedObjectClassTests {
  private func context(_ className: String?) -> NSManagedObjectContext {
    let title = NSAttributeDescription()
    title.name = "title"
    title.attributeType = .stringAttributeType
    title.defaultValue = "untitled"
    let entity = NSEntityDescription()
    entity.name = "Item"
    if let className { entity.managedObjectClassName = className }
    entity.properties = [title]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Items", managedObjectModel: model)
    let store = NSPersistentStoreDescription()
    store.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [store]
    container.loadPersistentStores { _, _ in }
    return container.viewContext
  }

  @Test("An object is of the class that its entity names, made by the class's own initialiser")
  func overriding() throws {
    let context = context(NSStringFromClass(Errand.self))
    let made = try #require(NSEntityDescription.insertNewObject(forEntityName: "Item", into: context) as? Errand)
    #expect(made.stamp == "made for Item")
    try context.save()
    let found = try context.fetch(NSFetchRequest<Errand>(entityName: "Item"))
    #expect(found.map(\.stamp) == ["made for Item"])
  }

  @Test("An object that is made of the base class is fetched as one of the class that its entity names")
  func madeOfBase() throws {
    let context = context(NSStringFromClass(Chore.self))
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Item", in: context))
    let made = NSManagedObject(entity: entity, insertInto: context)
    made.setValue("sweep", forKey: "title")
    #expect(made.isInserted && context.insertedObjects.count == 1)
    try context.save()
    #expect(!made.hasChanges && made.value(forKey: "title") as? String == "sweep")
    let found = try context.fetch(NSFetchRequest<Chore>(entityName: "Item"))
    #expect(found.map(\.title) == ["sweep"] && found.first?.objectID == made.objectID)
    found.first?.setValue("mop", forKey: "title")
    #expect(made.value(forKey: "title") as? String == "mop")
    context.delete(made)
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Chore>(entityName: "Item")).isEmpty)
  }

  @Test("A class that inherits the initialiser has the model's values")
  func inheriting() throws {
    let context = context(NSStringFromClass(Chore.self))
    for _ in 0..<100 { _ = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context) }
    let made = context.insertedObjects.compactMap { $0 as? Chore }
    #expect(made.map(\.title) == Array(repeating: "untitled", count: 100))
  }

  @Test("A class that the entity names without its module, as Objective-C does, is made, and fetched")
  func nameWithoutModule() throws {
    let context = context("Chore")
    let made = Chore(context: context)
    #expect(made.title == "untitled")
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Chore>(entityName: "Item")).map(\.title) == ["untitled"])
    let other = self.context("Chore")
    #expect(try other.fetch(NSFetchRequest<Chore>(entityName: "Item")).isEmpty)
    #expect(NSEntityDescription.insertNewObject(forEntityName: "Item", into: other) is Chore)
  }

  @Test("Objects of a class that is not there, and of none, are plain ones", arguments: ["Nowhere.Nobody", nil])
  func plain(_ className: String?) {
    let context = context(className)
    let made = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
    #expect(type(of: made) == NSManagedObject.self)
    #expect(made.value(forKey: "title") as? String == "untitled")
  }
}
