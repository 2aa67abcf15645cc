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

  @Test("an attributed text is a resource's, with its Markdown")
  func attributed() {
    let text = AttributedString(localized: "**\(2)** left")
    #expect(String(text.characters) == "2 left")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(String(AttributedString(localized: Kind.open.localizedStringResource).characters) == "Open")
  }
}
