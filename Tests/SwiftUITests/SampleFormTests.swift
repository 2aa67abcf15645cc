import CellTrace
import HeadlessCore
import Testing
import UniformTypeIdentifiers

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Forms that sample apps use beside the usual ones.
@MainActor @Suite("Forms of sample apps", .serialized) struct SampleFormTests {
  init() { RunState.begin() }

  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  @Test("a collection with edit actions deletes its own rows, beside rows that stay")
  func editableCollection() {
    struct Screen: View {
      @State var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]
      var body: some View {
        List {
          Text("fixed")
          ForEach($items, editActions: .delete) { $item in Text(item.name) }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.swipe(screen.items[0]) == [])
    #expect(screen.swipe("1") == ["Delete"])
    screen.choose("Delete")
    #expect(screen.items.suffix(2) == ["0", "2"])
    #expect(screen.texts("2") == ["c"])
  }

  @Test("a list with edit actions and a selection deletes in its collection")
  func editableSelection() {
    struct Screen: View {
      @State var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]
      @State var chosen: Int?
      var body: some View { List($items, editActions: .all, selection: $chosen) { $item in Text(item.name) } }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.swipe("0") == ["Delete"])
    screen.choose("Delete")
    #expect(screen.items == ["1"])
  }

  private struct Chosen: View {
    let history: History
    @State private var chosen: Set<Int> = []
    var body: some View {
      List([1, 2, 3], id: \.self, selection: $chosen) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Share \(ids.sorted().map(String.init).joined(separator: "+"))") { history("shared \(ids.sorted())") }
        } primaryAction: { ids in
          history("opened \(ids.sorted())")
        }
    }
  }

  @Test("a tap on a row does the list's primary action with the row's value, and a menu is for the row under the finger")
  func selectionMenu() throws {
    let history = History()
    let screen = HostedScreen(Chosen(history: history))
    screen.tap("2")
    #expect(history.take() == ["opened [2]"])
    screen.tap("2")
    #expect(history.take() == ["opened [2]"])
    let probe = try #require(screen.probe)
    let list = try #require(probe.view as? UICollectionView)
    let configuration = try #require(
      list.delegate?.collectionView(list, contextMenuConfigurationForItemsAt: [IndexPath(item: 2, section: 0)], point: .zero))
    #expect(configuration.actionProvider?([])?.children.map(\.title) == ["Share 3"])
  }

  @Test("a gesture that is mapped, and one whose type is hidden, tell what they were made to tell")
  func mappedGestures() {
    struct Screen: View {
      @State private var log = "-"
      var body: some View {
        Text("one \(log)").gesture(TapGesture().map { "tap" }.onEnded { log = $0 })
        Text("two").gesture(AnyGesture(TapGesture().map { 7 }).onEnded { log = "\($0)" })
      }
    }
    let hosted = Hosted(VStack { Screen() })
    hosted.tap(text: "one -")
    hosted.settle()
    #expect(hosted.texts.first == "one tap")
    hosted.tap(text: "two")
    hosted.settle()
    #expect(hosted.texts.first == "one 7")
  }

  @Test("typing tells a field's selection: behind the last letter")
  func textSelection() {
    struct Screen: View {
      @State private var text = ""
      @State private var selection: TextSelection?
      private var place: Int? {
        guard case .selection(let range) = selection?.indices, selection?.isInsertion == true else { return nil }
        return text.distance(from: text.startIndex, to: range.lowerBound)
      }
      var body: some View {
        TextField("name", text: $text, selection: $selection)
        Text(place.map { "at \($0)" } ?? "nowhere")
      }
    }
    let hosted = Hosted(VStack { Screen() })
    guard let frame = hosted.elements.first(where: { $0.role == .textField })?.frame else {
      Issue.record("there is no field")
      return
    }
    hosted.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    hosted.settle()
    #expect(hosted.texts.last == "nowhere")
    hosted.graph.insertText("abc")
    hosted.settle()
    #expect(hosted.texts.last == "at 3")
  }

  @Test("a panel for files is left at once: the binding is false again, and the app hears that nobody chose")
  func filePanels() {
    struct Screen: View {
      @State private var isOpen = false
      @State private var log = ""
      var body: some View {
        Button("export \(isOpen)\(log)") { isOpen = true }
          .fileExporter(isPresented: $isOpen, item: "text", contentTypes: [.plainText]) { _ in
            log += " saved"
          } onCancellation: {
            log += " left"
          }
      }
    }
    let hosted = Hosted(Screen())
    hosted.tap(text: "export false")
    hosted.settle()
    #expect(hosted.texts == ["export false left"])
  }

  @Test("a stepper with a format steps as one without")
  func formattedStepper() {
    struct Screen: View {
      @State private var weight = 1.0
      var body: some View {
        Stepper("\(weight)", value: $weight, in: 0...2, step: 0.5, format: .number.precision(.fractionLength(1)))
      }
    }
    let hosted = Hosted(Screen())
    hosted.tap(text: "+")
    hosted.settle()
    #expect(hosted.texts.first == "1.5")
  }

  @Test("a moved outline is elsewhere, and the frame stays")
  func movedOutline() {
    let path = Circle().offset(x: 10, y: -5).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(path.boundingRect.minX == 10 && path.boundingRect.minY == -5)
    #expect(Hosted(Rectangle().offset(x: 10).fill(.red).frame(width: 20, height: 20)).size() == [20, 20])
  }

  @Test("a share link of several things offers them together, under its own title")
  func sharedTogether() {
    let names = ["Ada", "Bob"]
    #expect(Hosted(ShareLink(items: names)).texts == ["Share…"])
    #expect(Hosted(ShareLink(names[0], item: "text")).texts == ["Ada"])
  }

  @Test("a link with a title and a tag leads to its view, and one with a condition too; back takes both away")
  func taggedLink() {
    struct Screen: View {
      let title = "two"
      @State private var selection: Int?
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(title, tag: 2, selection: $selection) { Text("inside") }
            NavigationLink("three", isActive: $isActive) { Text("further in") }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    let hosted = Hosted(Screen())
    for (link, inside) in [("two", "inside"), ("three", "further in")] {
      hosted.tap(text: link)
      hosted.settle()
      hosted.settle()
      #expect(hosted.texts == ["Back", inside])
      hosted.tap(text: "Back")
      hosted.settle()
      hosted.settle()
      #expect(hosted.texts == ["two", "three"])
    }
  }
}
