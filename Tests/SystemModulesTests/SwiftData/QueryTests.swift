import HeadlessCore
import SwiftData
import SwiftUI
import Testing

@_spi(CellHarness) @testable import UIKit

/// SwiftData as SwiftUI's lists use it. A test that waits for queues has a process of its own: other tests would come in between on the
/// main actor and begin runs of their own.
@MainActor @Suite("Queries of views", .serialized) struct QueryTests {
  /// A window that nobody keeps is closed.
  private static var windows: [UIWindow] = []

  private func show(_ view: some View, in container: ModelContainer) -> UIHostingController<AnyView> {
    show(AnyView(view.modelContainer(container)))
  }
  private func show(_ view: AnyView) -> UIHostingController<AnyView> {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    Self.windows = [window]
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    return controller
  }

  /// Begins a run in a process of its own.
  fileprivate static func begin() throws -> (QueryTests, ModelContainer) {
    RunState.begin()
    return (QueryTests(), try ModelContainer.library())
  }

  private struct Books: View {
    @Query(sort: \Book.title) private var books: [Book]
    var body: some View {
      VStack {
        Text("\(books.count) books")
        ForEach(books) { BookRow(book: $0) }
      }
    }
  }
  private struct BookRow: View {
    let book: Book
    var body: some View { Text("\(book.title) \(book.pages)") }
  }

  @Test("SD-06 a view shows what is inserted, changed and deleted when the main queue's turn ends")
  func list() async {
    await #expect(processExitsWith: .success) {
      let (test, container) = try await QueryTests.begin()
      try await test.listAlone(container)
    }
  }
  fileprivate func listAlone(_ container: ModelContainer) async throws {
    let context = container.mainContext
    let emma = Book("Emma")
    context.insert(emma)
    let controller = show(Books(), in: container)
    #expect(controller.view.shownTexts == ["1 books", "Emma 100"])
    context.insert(Book("Dubliners"))
    #expect(controller.view.shownTexts == ["1 books", "Emma 100"])
    await turn()
    #expect(controller.view.shownTexts == ["2 books", "Dubliners 100", "Emma 100"])
    #expect(!context.hasChanges && emma.persistentModelID.storeIdentifier != nil)
    emma.title = "Alice"
    emma.pages = 7
    await turn()
    #expect(controller.view.shownTexts == ["2 books", "Alice 7", "Dubliners 100"])
    context.delete(emma)
    await turn()
    #expect(controller.view.shownTexts == ["1 books", "Dubliners 100"])
  }

  private struct Filtered: View {
    @Query private var books: [Book]
    @Environment(\.modelContext) private var context
    init(from pages: Int) {
      _books = Query(filter: #Predicate<Book> { $0.pages >= pages }, sort: [SortDescriptor(\Book.pages, order: .reverse)])
    }
    var body: some View {
      Text(books.map { "\($0.title) \($0.pages)" }.joined(separator: ", "))
      Button("Delete") { if let first = books.first { context.delete(first) } }
    }
  }
  private struct Chooser: View {
    @State private var pages = 200
    var body: some View {
      VStack {
        Filtered(from: pages)
        Button("All") { pages = 0 }
      }
    }
  }

  @Test("A query made in a view's initializer follows the values that it was made with")
  func initializer() async {
    await #expect(processExitsWith: .success) {
      let (test, container) = try await QueryTests.begin()
      try await test.initializerAlone(container)
    }
  }
  fileprivate func initializerAlone(_ container: ModelContainer) async throws {
    for (title, pages) in [("A", 100), ("B", 200), ("C", 300)] { container.mainContext.insert(Book(title, pages: pages)) }
    let controller = show(Chooser(), in: container)
    #expect(controller.view.shownTexts.first == "C 300, B 200")
    let window = try #require(controller.view.window)
    TouchDriver.tap(at: try #require(controller.view.center(of: "Delete")), in: window)
    await turn()
    #expect(controller.view.shownTexts.first == "B 200")
    TouchDriver.tap(at: try #require(controller.view.center(of: "All")), in: window)
    await turn()
    #expect(controller.view.shownTexts.first == "B 200, A 100")
  }

  /// What the compiler makes for its properties takes the title only.
  private struct Titled: View {
    @Query private var books: [Book]
    let title: String
    var body: some View { Text("\(title) \(books.count)") }
  }

  @Test("A private query leaves the initializer that the compiler makes to others")
  func memberwise() throws {
    let (test, container) = try QueryTests.begin()
    container.mainContext.insert(Book("Emma"))
    #expect(test.show(Titled(title: "Books:"), in: container).view.shownTexts == ["Books: 1"])
  }

  private struct Reader: View {
    let book: Book
    var body: some View {
      QueryTests.bodies += 1
      return Text("\(book.title)")
    }
  }
  private struct Readers: View {
    @Query(sort: \Book.pages) private var books: [Book]
    var body: some View { VStack { ForEach(books) { Reader(book: $0) } } }
  }
  private static var bodies = 0

  @Test("A row that reads a model's property is brought up to date alone")
  func rows() async {
    await #expect(processExitsWith: .success) {
      let (test, container) = try await QueryTests.begin()
      await test.rowsAlone(container)
    }
  }
  fileprivate func rowsAlone(_ container: ModelContainer) async {
    let books = (1...5).map { Book("Book \($0)", pages: $0) }
    for book in books { container.mainContext.insert(book) }
    let controller = show(Readers(), in: container)
    await turn()
    Self.bodies = 0
    books[2].title = "Emma"
    await turn()
    #expect(controller.view.shownTexts[2] == "Emma" && Self.bodies == 1)
  }

  @Test("A context of another queue saves, and the view follows")
  func background() async {
    await #expect(processExitsWith: .success) {
      let (test, container) = try await QueryTests.begin()
      try await test.backgroundAlone(container)
    }
  }
  fileprivate func backgroundAlone(_ container: ModelContainer) async throws {
    let emma = Book("Emma")
    container.mainContext.insert(emma)
    let controller = show(Books(), in: container)
    await turn()
    let importer = Importer(modelContainer: container)
    try await importer.add("Ulysses", changing: emma.persistentModelID)
    await turn()
    #expect(controller.view.shownTexts == ["2 books", "Emma 999", "Ulysses 100"])
    #expect(emma.pages == 999)
  }

  private struct Alone: View {
    var body: some View { Books().modelContainer(for: Book.self, inMemory: true) { made = try? $0.get() } }
  }
  private static var made: ModelContainer?

  @Test("A modifier makes one container, and says so")
  func modifier() throws {
    let (test, _) = try QueryTests.begin()
    let controller = test.show(AnyView(Alone()))
    #expect(controller.view.shownTexts == ["0 books"] && QueryTests.made != nil)
  }

  @Test("A view that asks without a container ends its run as one that lacks it")
  func noContainer() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        RunState.begin()
        UIKitExceptions.missingHandler = { told in
          exit(told.hasPrefix("a model container in the environment of the view") ? EXIT_SUCCESS : EXIT_FAILURE)
        }
        let controller = QueryTests().show(AnyView(Books()))
        withExtendedLifetime(controller) { exit(EXIT_FAILURE) }
      }
    }
  }
}

@ModelActor actor Importer {
  func add(_ title: String, changing id: PersistentIdentifier) throws {
    modelContext.insert(Book(title))
    self[id, as: Book.self]?.pages = 999
    try modelContext.save()
  }
}
