import CellTrace
import Combine
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI

/// Names that code around lists uses.
@MainActor @Suite("Names of list code", .serialized) struct ListCodeNameTests {
  init() { RunState.begin() }

  private struct Searched: View {
    private enum Place: Hashable { case search }
    @State private var query = ""
    @FocusState private var isSearching: Bool
    @FocusState private var place: Place?

    private struct Inner: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismiss
      var body: some View {
        if isSearching { Button("Stop") { dismiss() } }
      }
    }

    var body: some View {
      NavigationStack {
        List {
          Text("focus \(isSearching) \(place == .search)")
          Button("Look") { isSearching = true }
          Inner()
        }
        .searchable(text: $query, prompt: "Find")
        .searchFocused($isSearching)
        .searchFocused($place, equals: .search)
      }
    }
  }

  private struct Looked: View {
    @State private var query = ""
    @FocusState private var place: String?
    var body: some View {
      NavigationStack {
        List { Text(place ?? "nowhere") }.searchable(text: $query, prompt: "Find").searchFocused($place, equals: "search")
      }
    }
  }

  @Test("A focus state of a search follows its field's keyboard, begins the search, and is left with it")
  func searchFocus() throws {
    let screen = HostedScreen(Searched())
    func field() throws -> HostedBars.SearchField { try #require(HostedBars.searchFields(below: screen.window).first) }
    func press(_ key: String) throws {
      try field().insertText(key)
      HostLoop.settle()
    }
    func said() -> [String] { screen.items.flatMap { screen.texts($0) } }
    #expect(said() == ["focus false false", "Look"])
    screen.tap("row 2", text: "Look")
    HostLoop.settle()
    #expect(said() == ["focus true false", "Look", "Stop"])
    screen.tap("row 3", text: "Stop")
    HostLoop.settle()
    #expect(said() == ["focus false false", "Look"])
    try press("a")
    #expect(said().first == "focus true false")
    try press("\n")
    #expect(said().first == "focus false false")

    let other = HostedScreen(Looked())
    let bar = try #require(HostedBars.searchFields(below: other.window).first)
    bar.insertText("a")
    HostLoop.settle()
    #expect(other.items.flatMap { other.texts($0) } == ["search"])
  }

  @Test("ST-19 values of app storage lie in the defaults that are named around, unless they name others")
  func appStorage() throws {
    struct Reader: View {
      @AppStorage("ListCodeNames.unit") private var unit = "km"
      var body: some View { Button(unit) { unit = "mi" } }
    }
    struct Screen: View {
      var store: UserDefaults
      var body: some View { Reader().defaultAppStorage(store) }
    }
    let name = "ListCodeNames.\(ProcessInfo.processInfo.processIdentifier)"
    let (first, second) = (try #require(UserDefaults(suiteName: name)), try #require(UserDefaults(suiteName: name + ".b")))
    defer { for store in [first, second] { store.removeObject(forKey: "ListCodeNames.unit") } }
    second.set("nm", forKey: "ListCodeNames.unit")
    let hosted = Hosted(Screen(store: first))
    hosted.tap(text: "km")
    hosted.settle()
    #expect(hosted.texts == ["mi"])
    #expect(first.string(forKey: "ListCodeNames.unit") == "mi")
    #expect(UserDefaults.standard.string(forKey: "ListCodeNames.unit") == nil)
    hosted.set(Screen(store: second))
    #expect(hosted.texts == ["nm"])
  }

  @Test("Shapes are filled with an image, or a part of one")
  func paint() {
    let plain = StyleText.of(ImagePaint(image: Image("wood")), EnvironmentValues())
    let part: some ShapeStyle = .image(
      Image("wood"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2)
    #expect(plain == "image wood")
    #expect(StyleText.of(part, EnvironmentValues()) == "image wood part 0 0 0.5 1 scale 2")
    let shape = Hosted(Rectangle().fill(.image(Image("wood"))).frame(width: 20, height: 20))
    #expect(shape.elements.contains { $0.properties.contains { $0.value.contains("image wood") } })
  }

  private final class Draft: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }
  private struct Title: View {
    @FocusedObject private var draft: Draft?
    var body: some View {
      Text("title \(draft?.title ?? "none")")
      if let draft = $draft { Button("Clear") { draft.title.wrappedValue = "" } }
    }
  }
  private struct Form: View {
    let scene: Draft?
    let draft: Draft
    @State private var text = ""
    var body: some View {
      VStack {
        Title()
        TextField("name", text: $text).focusedObject(draft)
      }
      .focusedSceneObject(scene)
    }
  }

  @Test("A view observes the object that the field with the keyboard tells, or else the scene's")
  func focusedObject() throws {
    let (scene, draft) = (Draft("all"), Draft("one"))
    func settled(_ hosted: Hosted) -> Hosted {
      for _ in 0..<3 { hosted.settle() }
      return hosted
    }
    #expect(settled(Hosted(Form(scene: nil, draft: draft))).texts.first == "title none")
    let hosted = settled(Hosted(Form(scene: scene, draft: draft)))
    #expect(hosted.texts.first == "title all")
    let frame = try #require(hosted.elements.first { $0.role == .textField }?.frame)
    hosted.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    #expect(settled(hosted).texts.first == "title one")
    draft.title = "other"
    #expect(settled(hosted).texts.first == "title other")
  }

  @Test("What somebody changed about tabs lies in app storage, and stays until it is reset")
  func tabs() {
    struct Changing: View {
      @AppStorage("ListCodeNames.tabs") private var changes: TabViewCustomization
      var body: some View {
        Button("\(changes[tab: "one"].sidebarVisibility)") { changes[tab: "one"].sidebarVisibility = .hidden }
        Button("Reset") { changes.resetVisibility() }
      }
    }
    UserDefaults.standard.removeObject(forKey: "ListCodeNames.tabs")
    defer { UserDefaults.standard.removeObject(forKey: "ListCodeNames.tabs") }
    let hosted = Hosted(VStack { Changing() })
    hosted.tap(text: "automatic")
    #expect(hosted.texts == ["hidden", "Reset"])
    #expect(Hosted(VStack { Changing() }).texts == ["hidden", "Reset"])
    hosted.tap(text: "Reset")
    #expect(hosted.texts == ["automatic", "Reset"])
  }
}
