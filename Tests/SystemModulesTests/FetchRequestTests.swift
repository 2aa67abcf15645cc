import HeadlessCore
import SwiftUI
import Testing

@testable import CoreData
@_spi(CellHarness) @testable import UIKit

/// Core Data as SwiftUI's lists use it, with a model written by hand. A test that waits for queues has a process of its own: other tests
/// would come in between on the main actor and begin runs of their own.
@MainActor @Suite("Fetch requests of views", .serialized) struct FetchRequestTests {
  init() {
    RunState.begin()
    AppModels.add("Shop") {
      [
        AppModels.Entity(
          "Product", type: Product.self,
          attributes: [
            .init("name", "String"), .init("price", "Double", isOptional: true, standard: "1.5"),
            .init("shelf", "String", isOptional: true),
          ], unique: [["name"]]
        ) { Product(entity: $0, insertInto: $1) }
      ]
    }
  }

  /// A window that nobody keeps is closed.
  private static var windows: [UIWindow] = []

  private func container() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Shop")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container
  }

  private func show(_ view: some View, in container: NSPersistentContainer) -> UIHostingController<AnyView> {
    let controller = UIHostingController(
      rootView: AnyView(view.environment(\.managedObjectContext, container.viewContext)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    Self.windows = [window]
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    return controller
  }

  @Test("A model that is read from its file, as stacks made by hand do, has the file's entities")
  func modelOfFile() throws {
    let model = try #require(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/App.app/Shop.momd")))
    #expect(model.entitiesByName["Product"]?.attributesByName["name"] != nil)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    _ = Product.make("Milk", in: context)
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Product>(entityName: "Product")).compactMap(\.name) == ["Milk"])
  }

  @Test("A fetch calculates: the largest value of all rows, and a sum for each group")
  @available(*, deprecated)
  func calculated() throws {
    func calculation(_ name: String, _ function: String) -> NSExpressionDescription {
      let description = NSExpressionDescription()
      description.name = name
      description.expression = NSExpression(forFunction: function, arguments: [NSExpression(forKeyPath: "price")])
      description.expressionResultType = .doubleAttributeType
      return description
    }
    let stores = container()
    let context = stores.viewContext
    for (name, shelf, price) in [("Milk", "cold", 2.0), ("Bread", "dry", 3.0), ("Cheese", "cold", 5.0)] {
      let product = Product.make(name, in: context)
      product.setValue(shelf, forKey: "shelf")
      product.setValue(price, forKey: "price")
    }
    try context.save()
    let request = NSFetchRequest<NSDictionary>(entityName: "Product")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [calculation("largest", "max:")]
    #expect(try context.fetch(request).map { $0["largest"] as? Double } == [5])
    request.propertiesToFetch = ["shelf", calculation("total", "sum:"), calculation("rows", "count:")]
    request.propertiesToGroupBy = ["shelf"]
    request.sortDescriptors = [NSSortDescriptor(key: "shelf", ascending: true)]
    let groups = try context.fetch(request)
    #expect(groups.map { $0["shelf"] as? String } == ["cold", "dry"])
    #expect(groups.map { $0["total"] as? Double } == [7, 3] && groups.map { $0["rows"] as? Int } == [2, 1])
    request.predicate = NSPredicate(format: "price > 10")
    #expect(try context.fetch(request).isEmpty)
    // Of no rows there is no largest, and the row for all of them is there.
    request.propertiesToGroupBy = nil
    request.propertiesToFetch = [calculation("largest", "max:"), calculation("rows", "count:")]
    let none = try context.fetch(request)
    #expect(none.count == 1 && none[0]["largest"] == nil && none[0]["rows"] as? Int == 0)
  }

  @Test("An entity knows its indexes, and an index its entity and properties")
  func indexes() throws {
    let entity = try #require(container().managedObjectModel.entitiesByName["Product"])
    let name = try #require(entity.propertiesByName["name"])
    let index = NSFetchIndexDescription(
      name: "byName", elements: [NSFetchIndexElementDescription(property: name, collationType: .binary)])
    entity.indexes = [index]
    #expect(entity.indexes.first?.elements.first?.propertyName == "name" && index.entity === entity)
    entity.indexes = []
  }

  @Test("A request that is cast to other results is the same request: what is written to one is asked by the other")
  func castRequest() throws {
    let stores = container()
    let context = stores.viewContext
    for name in ["Milk", "Bread"] { _ = Product.make(name, in: context) }
    try context.save()
    let request = NSFetchRequest<Product>(entityName: "Product")
    let plain = try #require(NSFetchRequest<any NSFetchRequestResult>._sharing(request))
    request.predicate = NSPredicate(format: "name == %@", "Milk")
    #expect(try context.fetch(plain).compactMap { ($0 as? Product)?.name } == ["Milk"])
    #expect(NSFetchRequest<Product>._sharing(request) === request && NSFetchRequest<Product>._sharing("Product") == nil)
    let copy = try #require(request.copy() as? NSFetchRequest<Product>)
    copy.predicate = nil
    #expect(try context.fetch(copy).count == 2 && context.fetch(request).count == 1)
    // As apps empty a store: the request of the class, cast to what the deletion wants.
    try context.execute(NSBatchDeleteRequest(fetchRequest: plain))
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = stores.persistentStoreCoordinator
    #expect(try other.fetch(copy).compactMap(\.name) == ["Bread"])
  }

  @Test("A predicate finds an object by its name, as it finds it by the object, in any context")
  func predicateByID() throws {
    let stores = container()
    let context = stores.viewContext
    let products = ["Milk", "Bread", "Tea"].map { Product.make($0, in: context) }
    try context.save()
    let names = products.map(\.objectID)
    func found(_ predicate: NSPredicate, in context: NSManagedObjectContext) throws -> Set<String> {
      let request = Product.fetchRequest()
      request.predicate = predicate
      return Set(try context.fetch(request).compactMap(\.name))
    }
    #expect(try found(NSPredicate(format: "SELF == %@", names[1]), in: context) == ["Bread"])
    #expect(try found(NSPredicate(format: "SELF == %@", products[1]), in: context) == ["Bread"])
    #expect(try found(NSPredicate(format: "SELF != %@", names[1]), in: context) == ["Milk", "Tea"])
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = stores.persistentStoreCoordinator
    #expect(try found(NSPredicate(format: "self IN %@", [names[0], names[2]]), in: other) == ["Milk", "Tea"])
    #expect(try found(NSPredicate(format: "SELF IN %@", [products[0]]), in: other) == ["Milk"])
  }

  @Test("A batch update changes what is in the store; objects that are there already show it once they are refreshed")
  func batchUpdate() throws {
    let container = container()
    let context = container.viewContext
    let milk = Product.make("Milk", in: context)
    Product.make("Bread", in: context).price = 3
    try context.save()
    let request = NSBatchUpdateRequest(entityName: "Product")
    request.predicate = NSPredicate(format: "price > %d", 2)
    request.propertiesToUpdate = ["price": 7.0]
    request.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(request) as? NSBatchUpdateResult)?.result as? Int == 1)
    request.predicate = nil
    request.propertiesToUpdate = ["shelf": "top"]
    request.resultType = .updatedObjectIDsResultType
    let ids = (try context.execute(request) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID]
    #expect(ids?.count == 2 && ids?.contains(milk.objectID) == true && milk.shelf == nil)
    context.refresh(milk, mergeChanges: true)
    #expect(milk.shelf == "top" && milk.price == 1.5)
    let fresh = container.newBackgroundContext()
    let found = try fresh.fetch(NSFetchRequest<Product>(entityName: "Product"))
    #expect(found.map { "\($0.name ?? "-") \($0.price)" }.sorted() == ["Bread 7.0", "Milk 1.5"])
  }

  @Test("A batch insertion puts rows into the store; one that is there already stays or changes as the policy says")
  func batchInsertion() throws {
    let container = container()
    let context = container.viewContext
    Product.make("Milk", in: context)
    try context.save()
    func names() throws -> [String] {
      let found = try container.newBackgroundContext().fetch(NSFetchRequest<Product>(entityName: "Product"))
      return found.map { "\($0.name ?? "-") \($0.price)" }.sorted()
    }
    let request = NSBatchInsertRequest(entityName: "Product", objects: [["name": "Bread", "price": 3.0], ["name": "Salt"]])
    request.resultType = .count
    #expect((try context.execute(request) as? NSBatchInsertResult)?.result as? Int == 2)
    #expect(try names() == ["Bread 3.0", "Milk 1.5", "Salt 1.5"])
    var rest = [["name": "Milk", "price": 2.0] as [String: Any], ["name": "Tea"]]
    let byHandler = NSBatchInsertRequest(entityName: "Product") { row in
      guard !rest.isEmpty else { return true }
      row.addEntries(from: rest.removeFirst())
      return false
    }
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    #expect((try context.execute(byHandler) as? NSBatchInsertResult)?.result as? Bool == true)
    #expect(try names() == ["Bread 3.0", "Milk 2.0", "Salt 1.5", "Tea 1.5"])
    var more = ["Oil", "Rice"]
    let byObjects = NSBatchInsertRequest(entityName: "Product") { (object: NSManagedObject) in
      guard let name = more.popLast() else { return true }
      (object as? Product)?.name = name
      return false
    }
    byObjects.resultType = .count
    #expect((try context.execute(byObjects) as? NSBatchInsertResult)?.result as? Int == 2)
    #expect(try names() == ["Bread 3.0", "Milk 2.0", "Oil 1.5", "Rice 1.5", "Salt 1.5", "Tea 1.5"])
    #expect(context.insertedObjects.isEmpty)
    context.mergePolicy = NSMergePolicy.error
    let again = NSBatchInsertRequest(entityName: "Product", objects: [["name": "Tea"]])
    #expect(throws: (any Error).self) { try context.execute(again) }
  }

  @Test("A search that nobody waits for has found nothing when it begins; its completion is told what it found")
  func later() async {
    await #expect(processExitsWith: .success) { try await FetchRequestTests().laterAlone() }
  }
  fileprivate func laterAlone() async throws {
    let context = container().viewContext
    for name in ["Milk", "Bread"] { _ = Product.make(name, in: context) }
    try context.save()
    let request = NSFetchRequest<Product>(entityName: "Product")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    var names: [String] = []
    let search = NSAsynchronousFetchRequest<Product>(fetchRequest: request) { result in
      names = (result.finalResult ?? []).compactMap(\.name)
    }
    let answer = try #require(try context.execute(search) as? NSAsynchronousFetchResult<Product>)
    #expect(names.isEmpty && answer.finalResult == nil)
    await turn()
    #expect(names == ["Bread", "Milk"] && answer.finalResult?.count == 2)
    let left = try #require(
      try context.execute(NSAsynchronousFetchRequest(fetchRequest: request)) as? NSAsynchronousFetchResult<Product>)
    left.cancel()
    await turn()
    #expect(left.finalResult == nil)
  }

  private struct Shop: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var products: FetchedResults<Product>
    var body: some View {
      VStack {
        Text("\(products.count) products")
        Text(products.map { "\($0.name ?? "-") \($0.price)" }.joined(separator: ", "))
        Button("Dear") { products.nsPredicate = NSPredicate(format: "price > %d", 2) }
      }
    }
  }
  @Test("A view shows what is in the store, and follows what is inserted, changed, deleted and asked for")
  func list() async {
    await #expect(processExitsWith: .success) { try await FetchRequestTests().listAlone() }
  }

  fileprivate func listAlone() async throws {
    let container = container()
    let context = container.viewContext
    let milk = Product.make("Milk", in: context)
    let controller = show(Shop(), in: container)
    #expect(controller.view.shownTexts.prefix(2) == ["1 products", "Milk 1.5"])

    Product.make("Bread", in: context).price = 3
    try context.save()
    await turn()
    #expect(controller.view.shownTexts.prefix(2) == ["2 products", "Bread 3.0, Milk 1.5"])

    milk.name = "Ale"
    await turn()
    #expect(controller.view.shownTexts.prefix(2) == ["2 products", "Ale 1.5, Bread 3.0"])

    TouchDriver.tap(at: try #require(controller.view.center(of: "Dear")), in: try #require(controller.view.window))
    await turn()
    #expect(controller.view.shownTexts.prefix(2) == ["1 products", "Bread 3.0"])
  }

  private struct Rows: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var products: FetchedResults<Product>
    var body: some View {
      VStack {
        ForEach(products) { ProductRow(product: $0) }
      }
    }
  }
  private struct ProductRow: View {
    @ObservedObject var product: Product
    var body: some View { Text("\(product.name ?? "-") \(product.price)") }
  }

  @Test("Rows come, go and change with the objects that a request finds")
  func rows() async {
    await #expect(processExitsWith: .success) { try await FetchRequestTests().rowsAlone() }
  }

  fileprivate func rowsAlone() async throws {
    let container = container()
    let context = container.viewContext
    let milk = Product.make("Milk", in: context)
    let controller = show(Rows(), in: container)
    #expect(controller.view.shownTexts == ["Milk 1.5"])

    let bread = Product.make("Bread", in: context)
    bread.price = 3
    try context.save()
    await turn()
    #expect(controller.view.shownTexts == ["Bread 3.0", "Milk 1.5"])

    milk.name = "Ale"
    await turn()
    #expect(controller.view.shownTexts == ["Ale 1.5", "Bread 3.0"])

    context.delete(bread)
    await turn()
    #expect(controller.view.shownTexts == ["Ale 1.5"])
  }

  @Test("A sheet keeps the environment of the view that presents it when the device turns dark")
  func sheet() async {
    await #expect(processExitsWith: .success) { try await FetchRequestTests().sheetAlone() }
  }

  fileprivate func sheetAlone() async throws {
    struct Opener: View {
      var body: some View { Text("below").sheet(isPresented: .constant(true)) { Shop() } }
    }
    let container = container()
    Product.make("Milk", in: container.viewContext)
    let controller = show(Opener(), in: container)
    await turn()
    let sheet = try #require(controller.presentedViewController)
    #expect(sheet.view.shownTexts.prefix(2) == ["1 products", "Milk 1.5"])
    sheet.view.window?.overrideUserInterfaceStyle = .dark
    sheet.overrideUserInterfaceStyle = .dark
    await turn()
    Product.make("Ale", in: container.viewContext)
    try container.viewContext.save()
    await turn()
    #expect(sheet.view.shownTexts.prefix(2) == ["2 products", "Ale 1.5, Milk 1.5"])
  }

  @Test("Neighbours with the same value are a section")
  func sections() {
    struct Shelves: View {
      @SectionedFetchRequest(sectionIdentifier: \.shelf, sortDescriptors: [SortDescriptor(\.shelf), SortDescriptor(\.name)])
      private var shelves: SectionedFetchResults<String?, Product>
      var body: some View {
        VStack {
          ForEach(shelves) { shelf in
            Text("shelf \(shelf.id ?? "-"): \(shelf.compactMap(\.name).joined(separator: ","))")
          }
        }
      }
    }
    let container = container()
    for (name, shelf) in [("Milk", "B"), ("Ale", "B"), ("Tea", "A")] {
      Product.make(name, in: container.viewContext).shelf = shelf
    }
    #expect(show(Shelves(), in: container).view.shownTexts == ["shelf A: Tea", "shelf B: Ale,Milk"])
  }

  @Test("Values that have to be unique are an error, or one object, as the policy says; rolling back forgets what is new")
  func uniqueness() throws {
    let context = container().viewContext
    Product.make("Milk", in: context).price = 1
    try context.save()
    let other = Product.make("Milk", in: context)
    other.price = 2
    #expect(throws: (any Error).self) { try context.save() }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.fetch(Product.fetchRequest()).map(\.price) == [2])
    Product.make("Tea", in: context)
    context.rollback()
    #expect(try context.count(for: Product.fetchRequest()) == 1 && !context.hasChanges)
  }

  @Test("A context of another queue changes its own objects; the view's context follows when it may")
  func background() async {
    await #expect(processExitsWith: .success) { try await FetchRequestTests().backgroundAlone() }
  }

  fileprivate func backgroundAlone() async throws {
    let container = container()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let milk = Product.make("Milk", in: container.viewContext)
    try container.viewContext.save()
    func changeBehind() {
      container.performBackgroundTask { context in
        let own = context.object(with: milk.objectID) as? Product
        own?.price = 9
        #expect(own !== milk && milk.price == 1.5)
        #expect(throws: Never.self) { try context.save() }
      }
    }
    changeBehind()
    await turn()
    #expect(milk.price == 9)
  }

  /// What a run would be told that lacks something, on its way out.
  fileprivate static func expectMissing(_ name: String) {
    UIKitExceptions.missingHandler = { told in exit(told == name ? EXIT_SUCCESS : EXIT_FAILURE) }
  }

  @Test("A view that fetches without a context ends its run as one that lacks it, though no selector was ever sent")
  func noContext() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let test = FetchRequestTests()
        FetchRequestTests.expectMissing(CoreDataText.noContext)
        let controller = UIHostingController(rootView: Shop())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        HostLoop.runFrames()
        withExtendedLifetime((test, window)) { exit(EXIT_FAILURE) }
      }
    }
  }

  @Test("Fetched results that tell a data source by snapshots")
  func snapshots() throws {
    final class Listener: NSObject, NSFetchedResultsControllerDelegate {
      var told: [[String]] = []
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
      ) {
        let typed = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        told.append(
          typed.itemIdentifiers.map { (controller.managedObjectContext.object(with: $0) as? Product)?.name ?? "-" })
      }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        told.append(["never"])
      }
    }
    let context = container().viewContext
    Product.make("Milk", in: context)
    try context.save()
    let request: NSFetchRequest<Product> = Product.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let listener = Listener()
    results.delegate = listener
    try results.performFetch()
    Product.make("Ale", in: context)
    try context.save()
    #expect(listener.told == [["Milk"], ["Ale", "Milk"]])
  }

  @Test("CD-02: a table whose data source gets the snapshots of fetched results shows what was saved, after every change")
  func snapshotsOnScreen() throws {
    final class Applier: NSObject, NSFetchedResultsControllerDelegate {
      var source: UITableViewDiffableDataSource<String, NSManagedObjectID>?
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
      ) {
        let (source, snapshot) = (source, snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
        MainActor.assumeIsolated { source?.apply(snapshot, animatingDifferences: false) }
      }
    }
    let stores = container()
    let context = stores.viewContext
    func add(_ name: String, _ shelf: String) -> Product {
      let product = Product.make(name, in: context)
      product.shelf = shelf
      return product
    }
    let milk = add("Milk", "cold")
    _ = add("Bread", "dry")
    try context.save()
    let request: NSFetchRequest<Product> = Product.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "shelf", ascending: true), NSSortDescriptor(key: "name", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "shelf", cacheName: nil)
    let applier = Applier()
    results.delegate = applier
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    Self.windows = [window]
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "product")
    window.addSubview(table)
    window.isHidden = false
    applier.source = UITableViewDiffableDataSource(tableView: table) { table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "product", for: indexPath)
      cell.textLabel?.text = (context.object(with: id) as? Product)?.name
      return cell
    }
    func shown() -> [[String]] {
      HostLoop.runFrames()
      return (0..<table.numberOfSections).map { section in
        (0..<table.numberOfRows(inSection: section)).map {
          table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "-"
        }
      }
    }
    try results.performFetch()
    #expect(shown() == [["Milk"], ["Bread"]])
    let ale = add("Ale", "cold")
    try context.save()
    #expect(shown() == [["Ale", "Milk"], ["Bread"]])
    milk.name = "Oat milk"
    try context.save()
    #expect(shown() == [["Ale", "Oat milk"], ["Bread"]], "the row of a changed product is reloaded")
    ale.shelf = "dry"
    try context.save()
    #expect(shown() == [["Oat milk"], ["Ale", "Bread"]])
    context.delete(milk)
    try context.save()
    #expect(shown() == [["Ale", "Bread"]])
  }
}

final class Product: NSManagedObject, Identifiable {
  class func fetchRequest() -> NSFetchRequest<Product> { NSFetchRequest<Product>(entityName: "Product") }
  var name: String? {
    get { ManagedValues.optionalValue(of: self, "name") }
    set { ManagedValues.set(newValue, of: self, "name") }
  }
  var price: Double {
    get { ManagedValues.value(of: self, "price") }
    set { ManagedValues.set(newValue, of: self, "price") }
  }
  var shelf: String? {
    get { ManagedValues.optionalValue(of: self, "shelf") }
    set { ManagedValues.set(newValue, of: self, "shelf") }
  }

  @discardableResult static func make(_ name: String, in context: NSManagedObjectContext) -> Product {
    let product = Product(context: context)
    product.name = name
    return product
  }
}
