import Testing

@testable import AppAdoption

@Suite("Screens with lists") struct ListScreenTests {
  private func screens(_ source: String, storyboards: [String: String] = [:]) -> [ListScreen] {
    ListScreenFinder(types: ListScreenSurvey.types(in: [source]), storyboards: storyboards).screens()
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
      ("class A: UITableViewController { init(_ done: @escaping () -> Void, names: [String]) {} }", "A({}, names: [])"),
      ("class A: UITableViewController { init(pick: @escaping (Int) -> Void) {} }", "A(pick: { _ in })"),
      ("struct M { var a: Int; let b: String? }\nclass A: UITableViewController { init(m: M) {} }", "A(m: M(a: 1, b: nil))"),
      ("enum E { case x(Int), y }\nclass A: UITableViewController { init(e: E) {} }", "A(e: E.y)"),
      ("class S {}\nclass A: UITableViewController { init(s: S) {}; required init?(coder: NSCoder) { nil } }", "A(s: S())"),
      (
        "struct A: View { @Binding var on: Bool; @State var b = 1; var body: some View { List {} } }",
        "UIHostingController(rootView: A(on: .constant(false)))"
      ),
    ])
  func made(source: String, expression: String) {
    #expect(screens(source).first { $0.type == "A" } == ListScreen(type: "A", expression: expression))
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
    let makers = Storyboards.makers(in: app.place)
    #expect(makers["A"] == "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()!")
    #expect(makers["B"] == "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"b\")")
    #expect(makers["C"] == nil)
    #expect(screens("class A: UITableViewController {}", storyboards: makers).first?.expression == makers["A"])
  }

  @Test("A screen is named after its controller")
  func names() {
    #expect(ListScreen(type: "InboxViewController").name == "InboxScreen")
    #expect(ListScreen(type: "Mail.ListView").name == "MailListScreen")
    #expect(ListScreen(type: "HomeScreen").name == "HomeScreenTest")
  }
}
