import Foundation
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Texts of an app that are resources.
@MainActor @Suite(.serialized) struct ResourceTextTests {
  private enum Kind: CustomLocalizedStringResourceConvertible {
    case open, done(Int)
    var localizedStringResource: LocalizedStringResource {
      switch self {
      case .open: "Open"
      case .done(let count): "\(count) done"
      }
    }
  }

  @Test("views show the text of a resource, with the values in it")
  func views() {
    let hosted = Hosted(
      VStack {
        Text(Kind.done(3).localizedStringResource)
        Button(Kind.open.localizedStringResource) {}
        Label(Kind.done(4).localizedStringResource, systemImage: "star")
        Toggle(LocalizedStringResource("on", bundle: .main), isOn: .constant(true))
        LabeledContent(Kind.done(5).localizedStringResource) { Text("right") }
      })
    #expect(hosted.texts.filter { !$0.isEmpty } == ["3 done", "Open", "4 done", "on", "5 done", "right"])
  }

  @Test("a section and a screen have titles of resources, and a field its placeholder")
  func titles() {
    let title: LocalizedStringResource = "Tasks"
    func lines<V: View>(_ view: V) -> [String] { Hosted(NavigationStack { view }).elements.map { "\($0)" } }
    #expect(lines(Text("a").navigationTitle(title)) == lines(Text("a").navigationTitle("Tasks")))
    #expect(lines(Text("a").navigationTitle(title)) != lines(Text("a").navigationTitle("Other")))
    #expect(Hosted(TextField(title, text: .constant(""))).texts == Hosted(TextField("Tasks", text: .constant(""))).texts)
    func headers<V: View>(_ section: V) -> [String] {
      let shown = HostedScreen(List { section }).probe?.supplementaryAppearances() ?? []
      return shown.flatMap { $0.elements.compactMap { $0["text"] } }
    }
    #expect(headers(Section(Kind.open.localizedStringResource) { Text("row") }) == headers(Section("Open") { Text("row") }))
    #expect(headers(Section(Kind.open.localizedStringResource) { Text("row") }).map { $0.lowercased() } == ["open"])
  }

  @Test("links, menus and choices show the text of a resource")
  func links() {
    let open = Kind.open.localizedStringResource
    func texts<V: View>(_ view: V) -> [String] { Hosted(NavigationStack { view }).texts }
    #expect(texts(NavigationLink(open, value: 1)) == texts(NavigationLink("Open", value: 1)))
    #expect(texts(NavigationLink(open) { Text("a") }) == texts(NavigationLink("Open") { Text("a") }))
    #expect(texts(LabeledContent(Kind.done(5).localizedStringResource, value: "all")) == ["5 done", "all"])
    #expect(texts(Menu(open) { Text("a") }) == texts(Menu("Open") { Text("a") }))
    func choice(_ label: LocalizedStringResource) -> some View { Picker(label, selection: .constant(1)) { Text("one").tag(1) } }
    #expect(texts(choice(open)) == texts(Picker("Open", selection: .constant(1)) { Text("one").tag(1) }))
    #expect(texts(choice(open)) != texts(choice("Other")))
  }

  @Test("controls, groups, tabs and messages show the text of a resource as they show that of a key")
  func controls() {
    let open = Kind.open.localizedStringResource
    func texts<V: View>(_ view: V) -> [String] { Hosted(NavigationStack { view }).texts }
    func same<A: View, B: View>(_ resource: A, _ key: B) -> Bool { !texts(key).isEmpty && texts(resource) == texts(key) }
    let day = Date(timeIntervalSince1970: 0)
    #expect(same(Button(open, systemImage: "star") {}, Button("Open", systemImage: "star") {}))
    #expect(
      same(Button(open, systemImage: "star", role: .destructive) {}, Button("Open", systemImage: "star", role: .destructive) {}))
    #expect(
      same(Toggle(open, systemImage: "star", isOn: .constant(true)), Toggle("Open", systemImage: "star", isOn: .constant(true))))
    #expect(same(Menu(open, systemImage: "star") { Text("a") }, Menu("Open", systemImage: "star") { Text("a") }))
    #expect(same(ShareLink(open, item: "text"), ShareLink("Open", item: "text")))
    if let url = URL(string: "https://example.com") {
      #expect(same(Link(open, destination: url), Link("Open", destination: url)))
    }
    #expect(same(TextField(open, text: .constant(""), axis: .vertical), TextField("Open", text: .constant(""), axis: .vertical)))
    #expect(
      same(TextField(open, text: .constant(""), prompt: Text("p")), TextField("Open", text: .constant(""), prompt: Text("p"))))
    #expect(same(SecureField(open, text: .constant("")), SecureField("Open", text: .constant(""))))
    #expect(same(Stepper(open, value: .constant(1), in: 0...3), Stepper("Open", value: .constant(1), in: 0...3)))
    #expect(same(Stepper(open, value: .constant(1)), Stepper("Open", value: .constant(1))))
    #expect(same(DatePicker(open, selection: .constant(day)), DatePicker("Open", selection: .constant(day))))
    #expect(
      same(DatePicker(open, selection: .constant(day), in: day...), DatePicker("Open", selection: .constant(day), in: day...)))
    #expect(same(ProgressView(open), ProgressView("Open")))
    #expect(same(DisclosureGroup(open) { Text("a") }, DisclosureGroup("Open") { Text("a") }))
    #expect(
      same(
        DisclosureGroup(open, isExpanded: .constant(true)) { Text("a") },
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("a") }))
    #expect(same(GroupBox(open) { Text("a") }, GroupBox("Open") { Text("a") }))
    #expect(same(ContentUnavailableView(open, systemImage: "star"), ContentUnavailableView("Open", systemImage: "star")))
    #expect(
      same(TabView { Tab(open, systemImage: "star") { Text("a") } }, TabView { Tab("Open", systemImage: "star") { Text("a") } }))
  }

  @Test("what is said of a view, and what a question asks, is the text of a resource")
  func spokenAndAsked() {
    let open = Kind.open.localizedStringResource
    func facts<V: View>(_ view: V) -> [String] { Hosted(NavigationStack { view }).elements.map { "\($0)" } }
    let row = Color.red.frame(width: 4, height: 4)
    #expect(facts(row.accessibilityLabel(open)) == facts(row.accessibilityLabel("Open")))
    #expect(facts(row.accessibilityLabel(open)) != facts(row))
    #expect(facts(row.accessibilityValue(open)) == facts(row.accessibilityValue("Open")))
    #expect(facts(row.accessibilityHint(open)) == facts(row.accessibilityHint("Open")))
    #expect(facts(Text("1").accessibilityLabel(open) + Text("2")) == facts(Text("1").accessibilityLabel("Open") + Text("2")))
    #expect(
      facts(row.searchable(text: .constant(""), prompt: open)) == facts(row.searchable(text: .constant(""), prompt: "Open")))
    func asked<V: View>(_ view: V) -> String? {
      (HostedScreen(view).window.rootViewController?.presentedViewController as? UIAlertController)?.title
    }
    #expect(asked(row.alert(open, isPresented: .constant(true)) { Button("a") {} }) == "Open")
    #expect(asked(row.alert(open, isPresented: .constant(true), presenting: 1) { _ in Button("a") {} }) == "Open")
    #expect(
      asked(row.confirmationDialog(open, isPresented: .constant(true), titleVisibility: .visible) { Button("a") {} }) == "Open")
  }

  @Test("an attributed text is a resource's, with its Markdown")
  func attributed() {
    let text = AttributedString(localized: "**\(2)** left")
    #expect(String(text.characters) == "2 left")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(String(AttributedString(localized: Kind.open.localizedStringResource).characters) == "Open")
  }
}
