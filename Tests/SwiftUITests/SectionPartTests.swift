import Testing

@testable import SwiftUI

/// Containers that arrange the sections of what they are given.
@MainActor @Suite("Sections of views") struct SectionPartTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          if !section.header.isEmpty { section.header }
          Text("\(section.content.count) cards")
          section.content
          section.footer
        }
      }
    }
  }

  @Test("A section has its header, its parts and its footer; what stands beside sections is in one without them")
  func sections() {
    let hosted = Hosted(
      Cards {
        Text("a")
        Text("b")
        Section("First") { ForEach(["c", "d"], id: \.self) { Text($0) } }
        Section {
          Text("e")
        } footer: {
          Text("end")
        }
        Text("f")
      })
    #expect(
      hosted.texts == ["2 cards", "a", "b", "First", "2 cards", "c", "d", "1 cards", "e", "end", "1 cards", "f"])
  }

  @Test("What is said of a section is said of it and of each of its parts")
  func values() {
    struct Marked: View {
      var body: some View {
        Group(
          sections: Group {
            Section("New") { Text("a") }.containerValue(\.mark, "!")
            Section("Old") { Text("b") }
          }
        ) { sections in
          Text("\(sections.count) sections")
          ForEach(sections) { section in
            Text("of all: \(section.containerValues.mark)")
            ForEach(section.content) { part in Text("of one: \(part.containerValues.mark)") }
          }
        }
      }
    }
    #expect(
      Hosted(VStack { Marked() }).texts
        == ["2 sections", "of all: !", "of one: !", "of all: -", "of one: -"])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
  private struct Shelf: View {
    var names: [String]
    var body: some View {
      Cards { ForEach(names, id: \.self) { name in Section(name) { Counter(name: name) } } }
    }
  }

  @Test("A part of a section keeps its state while other sections come before it")
  func state() {
    let hosted = Hosted(Shelf(names: ["b"]))
    hosted.tap(text: "b 0")
    hosted.set(Shelf(names: ["a", "b"]))
    #expect(hosted.texts == ["a", "1 cards", "a 0", "b", "1 cards", "b 1"])
  }

  @Test("A container reads the tags of parts, of the type that it asks for")
  func tags() {
    struct Tagged: View {
      var body: some View {
        ForEach(
          subviews: Group {
            Text("a").tag(1)
            Text("b").tag("two")
            Text("c").tag(3).tag(4)
            Text("d")
          }
        ) { part in
          Text("\(part.containerValues.tag(for: Int.self) ?? 0) \(part.containerValues.hasTag("two"))")
        }
      }
    }
    #expect(Hosted(VStack { Tagged() }).texts == ["1 false", "0 true", "4 false", "0 false"])
  }
}

extension ContainerValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
  private struct MarkKey: ContainerValueKey { static var defaultValue: String { "-" } }
}
