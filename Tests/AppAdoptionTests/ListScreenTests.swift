import Testing

@testable import AppAdoption

@Suite("Screens with lists") struct ListScreenTests {
  private func screens(_ source: String, storyboards: Storyboards = Storyboards()) -> [ListScreen] {
    ListScreenFinder(ListScreenSurvey.types(in: [source]), storyboards: storyboards).screens()
  }

  @Test(
    "A controller is made by the initialiser that needs least, with plain values",
    arguments: [
      ("class A: UITableViewController {}", "A()"),
      ("class A: UICollectionViewController {}", "A(collectionViewLayout: UICollectionViewFlowLayout())"),
      ("class A: UIViewController { let table = UITableView() }", "A()"),
      ("class A: UIViewController {}\nextension A: UITableViewDataSource {}", "A()"),
      ("class Base: UIViewController {}\nclass A: Base { var list: UICollectionView! }", "A()"),
      ("class A: UITableViewController { init(title: String, max: Int = 3) { } }", "A(title: \"Text\")"),
      // What a generic superclass asks for is of the types that the subclass names.
      (
        "struct M { let n: Int }\nclass Base<V: Any>: UIViewController { required init(model: V, VM: [V]) {} }\n"
          + "class A: Base<M> { let table = UITableView() }",
        "A(model: M(n: 1), VM: (1...30).map { number in M(n: number) })"
      ),
      (
        "class Base<K, V>: UITableViewController { init(_ table: [K: V], value: V?) {} }\nclass A: Base<Int, [String: Int]> {}",
        "A([:], value: nil)"
      ),
      (
        "class A: UITableViewController { init(_ done: @escaping () -> Void, names: [String]) {} }",
        "A({}, names: (1...30).map { number in \"Text \\(number)\" })"
      ),
      (
        "struct J { let n: Int }\nclass A: UITableViewController { var j: J!; var t: UIView!; weak var d: D! }\nprotocol D {}",
        "{ let made = A(); made.j = J(n: 1); return made }()"
      ),
      ("class J {}\nclass A: UITableViewController { var j: J!; func viewDidLoad() { j = J() } }", "A()"),
      ("class Own: UITableView {}\nclass A: UIViewController { @IBOutlet var table: Own! }", "A()"),
      ("class V: UIView { let t = UITableView() }\nclass A: UIViewController { func loadView() { view = V() } }", "A()"),
      ("class S: NSObject, UITableViewDataSource {}\nclass A: UIViewController { let source = S() }", "A()"),
      (
        "protocol P {}\nstruct Real: P { let p: P }\nstruct MockStore: P {}\nclass A: UITableViewController { init(p: any P) {} }",
        "A(p: MockStore())"
      ),
      (
        "struct M { let id: Int; let on: Bool }\nclass A: UITableViewController { init(_ m: [M]) {} }",
        "A((1...30).map { number in M(id: number, on: false) })"
      ),
      // An initialiser that throws takes the memberwise one away; in an extension it does not.
      (
        "struct M { let id: Int; init(from d: Decoder) throws {} }\nclass A: UITableViewController { init(_ m: [M]) {} }", "A([])"
      ),
      (
        "struct M { let id: Int }\nextension M { init(from d: Decoder) throws {} }\nclass A: UITableViewController { init(m: M) {} }",
        "A(m: M(id: 1))"
      ),
      (
        "class M { convenience init?(text: String) {} }\nclass A: UITableViewController { init(m: M) {} }", "A(m: M())"
      ),
      ("class A: UITableViewController { init(pick: @escaping (Int) -> Void) {} }", "A(pick: { _ in })"),
      (
        "class A: UITableViewController { init(get: @escaping (Int, [Int]) async throws -> Bool) {} }",
        "A(get: { _, _ in false })"
      ),
      ("class A: UITableViewController { init(run: ((Int) -> Void, Int) -> Void) {} }", "A(run: { _, _ in })"),
      ("class A: UITableViewController { init(find: (Int) -> Int?) {} }", "A(find: { _ in nil })"),
      ("class A: UITableViewController { init(title: @autoclosure @escaping () -> Bool) {} }", "A(title: false)"),
      ("class A: UITableViewController { init(make: () -> [Int]) {} }", "A(make: { (1...30).map { number in number } })"),
      (
        "struct T {}\nstruct A: View { @Binding var chosen: Set<T>; var body: some View { List {} } }",
        "UIHostingController(rootView: NavigationStack { A(chosen: .constant([])) })"
      ),
      (
        "struct A: View { let title: Text; let of: Array<Int>; var body: some View { List {} } }",
        "UIHostingController(rootView: NavigationStack { A(title: Text(\"Text\"), of: (1...30).map { number in number }) })"
      ),
      (
        "struct Image { let id: Int }\nclass A: UITableViewController { init(_ i: Image) {} }", "A(Image(id: 1))"
      ),
      ("struct M { var a: Int; let b: String? }\nclass A: UITableViewController { init(m: M) {} }", "A(m: M(a: 1, b: nil))"),
      ("enum E { case x(Int), y }\nclass A: UITableViewController { init(e: E) {} }", "A(e: E.y)"),
      ("class S {}\nclass A: UITableViewController { init(s: S) {}; required init?(coder: NSCoder) { nil } }", "A(s: S())"),
      (
        "struct A: View { @Binding var on: Bool; @State var b = 1; var body: some View { List {} } }",
        "UIHostingController(rootView: NavigationStack { A(on: .constant(false)) })"
      ),
      // A binding to nothing has to be handed over; a variable that may be nil, and state, begin with nil.
      (
        "struct A: View { @Binding var n: Int?; @SwiftUI.Binding var p: String?; var q: Int?; var body: some View { List {} } }",
        "UIHostingController(rootView: NavigationStack { A(n: .constant(nil), p: .constant(nil)) })"
      ),
      (
        "struct A: View { @Own var n: Int?; var o: Optional<Int>; let p: Int?; var body: some View { List {} } }",
        "UIHostingController(rootView: NavigationStack { A(o: nil, p: nil) })"
      ),
      // These find or make their values by themselves.
      (
        """
        struct A: View {
          @FocusState var on: Bool; @Namespace var space; @AppStorage("k") var key: Int; @SceneStorage("s") var s: String?
          @GestureState private var by = 1.0; @FocusState.Binding var field: Int?; var n = 0 { didSet {} }
          var body: some View { List {} }
        }
        """, "UIHostingController(rootView: NavigationStack { A(field: FocusState<Int?>().projectedValue) })"
      ),
      (
        "class M {}\nstruct A: View { @State var m: M; @State private var n: Int?; var body: some View { List {} } }",
        "UIHostingController(rootView: NavigationStack { A(m: M()) })"
      ),
      ("struct A: View { var body: some View { NavigationView { List {} } } }", "UIHostingController(rootView: A())"),
      (
        "struct A: View { var body: some View { rows } }\nextension A { var rows: some View { ScrollView { ForEach(0..<3) { _ in } } } }",
        "UIHostingController(rootView: NavigationStack { A() })"
      ),
      (
        "struct A: View { let n: Int; var body: some View { NavigationView { List {} } } }\n#Preview { A(n: .max) }",
        "UIHostingController(rootView: A(n: .max))"
      ),
      (
        """
        class S: ObservableObject {}
        struct B: View { @EnvironmentObject var s: S; var body: some View { Text("") } }
        struct A: View { var body: some View { NavigationView { List { B() } } } }
        """, "UIHostingController(rootView: A().environmentObject(S()))"
      ),
    ])
  func made(source: String, expression: String) {
    #expect(screens(source).first { $0.type == "A" }?.expression == expression)
  }

  @Test("An app is a screen too, as it opens: by its scenes, its scene's delegate with the main storyboard, or its own delegate")
  func start() throws {
    let list = "\nstruct L: View { var body: some View { List {} } }"
    let app = screens("@main struct Notes: App { var body: some Scene { WindowGroup { L() } } }" + list)
    #expect(
      app.first
        == ListScreen(type: "Notes", expression: "appRootViewController(Notes.self)", isWhole: true, bringsNavigation: true))
    #expect(app.first?.name == "WholeAppScreen")
    #expect(AdoptionText.screen(app[0]) == "the app as it opens (Notes)  ready")
    var storyboards = Storyboards()
    storyboards.main = "Main"
    let delegates =
      "class S: UIResponder, UIWindowSceneDelegate {}\nclass D: UIResponder, UIApplicationDelegate {}\nclass A: UITableViewController {}"
    #expect(screens(delegates, storyboards: storyboards).first?.expression == "appRootViewController(S(), storyboard: \"Main\")")
    let old = "class D: UIResponder, UIApplicationDelegate {}\nclass A: UITableViewController {}"
    #expect(screens(old).first?.expression == "appRootViewController(D())")
    #expect(screens("class D: UIResponder, UIApplicationDelegate {}").isEmpty)
  }

  @Test("Rows that a preview names by a local value are made up instead; what is only a preview's own is not taken")
  func localPreviews() {
    let source =
      "struct A: View { let n: Int; var body: some View { NavigationView { List {} } } }\n#Preview { let x = 3\n return A(n: x) }"
    #expect(screens(source).first?.expression == "UIHostingController(rootView: A(n: 1))")
  }

  @Test("An object that only a context makes is made up by nobody")
  func managedObject() {
    let source = "class Base: NSManagedObject {}\nclass E: Base {}\nclass A: UITableViewController { init(e: E) {} }"
    #expect(screens(source).first?.missing == ["e: E"])
  }

  @Test(
    "A view whose memberwise initialiser takes what is private can't be made from outside; what it does not take hides nothing",
    arguments: [
      ("private var n = 1", nil), ("private let n: Int", nil), ("@Binding private var n: Int?", nil),
      ("@State private var n: Int", nil), ("fileprivate var n = 1 { didSet {} }", nil), ("private let n = 1", "A()"),
      ("@State private var n = 1", "A()"), ("private(set) var n = 1", "A()"), ("private var n: Int { 1 }", "A()"),
      ("@AppStorage(\"k\") private var n: Int", "A()"), ("private let n: Int; init(m: Int) { n = m }", "A(m: 1)"),
    ] as [(String, String?)])
  func privateMembers(member: String, made: String?) {
    let found = screens("struct A: View { \(member)\n var body: some View { List {} } }").first
    #expect(found?.expression == made.map { "UIHostingController(rootView: NavigationStack { \($0) })" })
    #expect(found?.missing == (made == nil ? ["an initialiser"] : []))
  }

  @Test("Values that nobody can make up are named")
  func missing() {
    let found = screens("protocol P {}\nclass A: UITableViewController { init(store: P, name: String) {} }")
    #expect(found == [ListScreen(type: "A", expression: nil, missing: ["store: P"])])
    #expect(AdoptionText.screen(found[0]) == "A  needs store: P")
  }

  @Test("What has no list, or can't be reached, is no screen")
  func none() {
    #expect(screens("class A: UIViewController {}\nstruct B: View { var body: some View { Text(\"\") } }") == [])
    #expect(screens("private class A: UITableViewController {}\nclass B<T>: UITableViewController {}") == [])
    #expect(screens("class C: UITableViewCell { let t = UITableView() }\nclass A: UIViewController { let c = C() }") == [])
    #expect(screens("func f() { class A: UITableViewController {} }") == [])
  }

  @Test("A controller of a storyboard comes from there")
  func storyboard() throws {
    let app = try AppFixture([
      "Base.lproj/Main.storyboard": """
      <document initialViewController="1"><scenes>
        <tableViewController id="1" customClass="A"/><viewController id="2" storyboardIdentifier="b" customClass="B"/>
        <viewController id="3" customClass="C"/></scenes></document>
      """
    ])
    let makers = Storyboards(in: app.place)
    #expect(makers.makers["A"] == "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()!")
    #expect(makers.makers["B"] == "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"b\")")
    #expect(makers.makers["C"] == nil && makers.unnamed == ["C"])
    #expect(screens("class A: UITableViewController {}", storyboards: makers).first?.expression == makers.makers["A"])
  }

  @Test("A controller to which only a storyboard leads is found through the app's first screen")
  func reached() throws {
    let app = try AppFixture([
      "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key>\n<string>Main</string></dict></plist>",
      "Main.storyboard": "<document><viewController id=\"3\" customClass=\"C\"/></document>",
    ])
    let storyboards = Storyboards(in: app.place)
    #expect(storyboards.main == "Main")
    let alone = "class C: UITableViewController {}"
    #expect(screens(alone, storyboards: storyboards) == [ListScreen(type: "C", missing: ["a storyboard ID"])])
    let found = screens(alone + "\nclass D: UIResponder, UIApplicationDelegate {}", storyboards: storyboards)
    #expect(found.map(\.name) == ["WholeAppScreen", "CScreen"] && found[1].isReachedOnly)
    #expect(AdoptionText.screen(found[1]) == "C  reached from the app's first screen")
    var first = storyboards
    first.initials["Main"] = "C"
    first.makers["C"] = "made"
    #expect(screens(alone + "\nclass D: UIResponder, UIApplicationDelegate {}", storyboards: first).last?.isReachedOnly == true)
  }

  @Test("The main storyboard is the one that the project names, if there is no property list")
  func projectStoryboard() throws {
    let app = try AppFixture([
      "A.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIMainStoryboardFile = Start;", "Start.storyboard": "<document/>",
    ])
    #expect(Storyboards(in: app.place).main == "Start")
  }

  @Test("An app with scenes opens what its scenes name, and no storyboard that is left over from before")
  func scenes() throws {
    func main(_ keys: String) throws -> String? {
      let list = "<plist><dict><key>UISceneDelegateClassName</key><string>SceneDelegate</string>\(keys)</dict></plist>"
      let app = try AppFixture([
        "Info.plist": list, "A.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIMainStoryboardFile = Main;",
        "Main.storyboard": "<document/>", "Start.storyboard": "<document/>",
      ])
      return Storyboards(in: app.place).main
    }
    #expect(try main("") == nil)
    #expect(try main("<key>UIMainStoryboardFile</key><string>Main</string>") == nil)
    #expect(try main("<key>UISceneStoryboardFile</key><string>Start</string>") == "Start")
  }

  @Test("A module's resources are in the largest folder that has no files of another module")
  func homes() {
    func target(_ name: String, _ files: String...) -> AppTarget { AppTarget(name: name, files: files) }
    let one = target("One", "/app/One/One/A.swift", "/app/One/One/Cells/B.swift")
    let two = target("Two", "/app/Two/C.swift")
    #expect(one.home(in: "/app", besides: [one, two]) == "/app/One" && two.home(in: "/app", besides: [one, two]) == "/app/Two")
    #expect(one.home(in: "/app", besides: [one]) == "/app")
    let mixed = target("Mixed", "/app/Two/D.swift", "/app/E.swift")
    #expect(mixed.home(in: "/app", besides: [mixed, two]) == "/app")
  }

  @Test("A screen is named after its controller")
  func names() {
    #expect(ListScreen(type: "InboxViewController").name == "InboxScreen")
    #expect(ListScreen(type: "Mail.ListView").name == "MailListScreen")
    #expect(ListScreen(type: "HomeScreen").name == "HomeScreenTest")
  }

  @Test("A value whose initialisers are private is the one object that its type has, or missing")
  func single() {
    let controller = "class A: UITableViewController { init(store: Store) {} }\n"
    let shared = "class Store { static let shared = Store(); private init() {} }"
    #expect(screens(controller + shared).map(\.expression) == ["A(store: Store.shared)"])
    #expect(screens(controller + "class Store { private init() {} }").map(\.missing) == [["store: Store"]])
  }

  @Test("A view whose environment object can't be made is reached from the app's first screen, or misses it")
  func unmadeObject() {
    let view = """
      final class Store: ObservableObject { init(context: NSManagedObjectContext) {} }
      struct Rows: View { @EnvironmentObject var store: Store
        var body: some View { List {} } }

      """
    let app = "@main struct Notes: App { var body: some Scene { WindowGroup { Rows().environmentObject(Store(context: c)) } } }"
    let reached = screens(view + app).filter { !$0.isWhole }
    #expect(reached.map(\.isReachedOnly) == [true] && reached.map(\.expression) == [nil])
    let alone = screens(view)
    #expect(alone.map(\.missing) == [["Store in the environment"]] && alone.map(\.expression) == [nil])
    let simple = view.replacing("context: NSManagedObjectContext", with: "")
    #expect(
      screens(simple).map(\.expression)
        == ["UIHostingController(rootView: NavigationStack { Rows() }.environmentObject(Store()))"])
  }

  @Test("A view that fetches from its environment's context is reached from the app's first screen")
  func fetching() {
    let view =
      "struct Rows: View { @FetchRequest(sortDescriptors: []) var rows: FetchedResults<Row>\n var body: some View { List {} } }\n"
    let app = "@main struct Notes: App { var body: some Scene { WindowGroup { Rows() } } }"
    #expect(screens(view + app).filter { !$0.isWhole }.map(\.isReachedOnly) == [true])
    #expect(screens(view).map(\.isReachedOnly) == [false])
    let writer = "struct Rows: View { @Environment(\\.managedObjectContext) var context\n var body: some View { List {} } }\n"
    #expect(screens(writer + app).filter { !$0.isWhole }.map(\.isReachedOnly) == [true])
  }
}
