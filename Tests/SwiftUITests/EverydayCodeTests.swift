import CellTrace
import Combine
import Foundation
import HeadlessCore
import Observation
import Testing

@testable import SwiftUI

// Rows as apps write them: what matters first is that they compile unchanged.

struct ExpandableRow: View {
  var title: String
  @State private var isExpanded = false

  var body: some View {
    HStack {
      Image(systemName: "heart")
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        if isExpanded { Text("details") }
      }
      Spacer()
      Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
    }
    .padding(.horizontal)
    .frame(minHeight: 44)
  }
}

private final class Store: ObservableObject {
  @Published var items = ["a", "b"]
  @Published var query = ""
}

@Observable private final class Session {
  var name = "me"
  var isOn = false
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Card: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  var isOn: Bool

  func body(content: Content) -> some View {
    content
      .padding()
      .background(isOn ? Color.yellow.opacity(0.2) : .clear, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      .overlay(alignment: .topTrailing) {
        if isOn { Circle().fill(.red).frame(width: 8, height: 8) }
      }
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
  }
}

extension View {
  fileprivate func card(isOn: Bool) -> some View { modifier(Card(isOn: isOn)) }

  @ViewBuilder fileprivate func hidden(_ isHidden: Bool) -> some View {
    if isHidden { hidden() } else { self }
  }
}

private enum Badge: CaseIterable {
  case new, old

  @ViewBuilder var view: some View {
    switch self {
    case .new: Text("NEW").font(.caption2.weight(.bold)).foregroundStyle(.white).background(Capsule().fill(.tint))
    case .old: EmptyView()
    }
  }
}

private struct Container<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack(alignment: .leading, spacing: 4, content: content) }
}

private struct EverythingRow: View {
  @ObservedObject var store: Store
  @EnvironmentObject var shared: Store
  @Environment(Session.self) private var session
  @Environment(\.accent) private var accent
  @Environment(\.dynamicTypeSize) private var typeSize
  @Binding var selection: String?
  @State private var text: String
  @StateObject private var own = Store()
  @FocusState private var isFocused: Bool
  @ScaledMetric(relativeTo: .body) private var side = 20.0
  let date: Date
  var onDelete: ((String) -> Void)? = nil

  init(store: Store, selection: Binding<String?>, text: String, date: Date) {
    self.store = store
    _selection = selection
    _text = State(initialValue: text)
    self.date = date
  }

  var body: some View {
    @Bindable var session = session
    Container {
      header
      ForEach(store.items, id: \.self) { item in
        Label(item, systemImage: selection == item ? "checkmark.circle.fill" : "circle")
          .symbolRenderingMode(.hierarchical)
          .onTapGesture { selection = selection == item ? nil : item }
      }
      ForEach($store.items, id: \.self) { $item in Text(item).tag(item) }
      TextField("Search", text: $store.query, prompt: Text("query"))
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .onSubmit { isFocused = false }
      TextField("Name", text: $session.name)
      Toggle(isOn: $session.isOn) { Text("On").bold() }
      Group {
        Text(date, style: .date) + Text(" ") + Text(verbatim: "!").fontWeight(.heavy)
        Text(12.5, format: .number.precision(.fractionLength(2)))
        Text("\(store.items.count) items, \(text)").lineLimit(2).minimumScaleFactor(0.5).truncationMode(.middle)
      }
      .font(.system(size: 13, weight: .medium, design: .rounded))
      .foregroundColor(.secondary)
      Divider()
      Button(role: .destructive) {
        onDelete?(text)
      } label: {
        Image(systemName: "trash").imageScale(.large).frame(width: side, height: side)
      }
      .buttonStyle(.borderless)
      .disabled(store.items.isEmpty)
      .accessibilityLabel("Delete \(text)")
      LinearGradient(colors: [.red, accent], startPoint: .leading, endPoint: .trailing).frame(height: 4)
      ProgressView(value: 0.4).tint(.green)
      ForEach(Badge.allCases, id: \.self) { $0.view }
      GeometryReader { proxy in Rectangle().frame(width: proxy.size.width / 2) }.frame(height: 6)
    }
    .card(isOn: session.isOn)
    .hidden(false)
    .animation(.easeInOut(duration: 0.2), value: selection)
    .transition(.opacity.combined(with: .move(edge: .leading)))
    .onChange(of: store.query) { _, new in own.query = new }
    .onReceive(store.$query) { _ in }
    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
      Button("Delete", role: .destructive) { withAnimation { store.items.removeAll() } }
    }
    .contextMenu { Button("Copy") {} }
    .task(id: selection) { await Task.yield() }
    .environment(\.accent, .orange)
    .accessibilityElement(children: .combine)
    .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  private var header: some View {
    ZStack(alignment: .bottomTrailing) {
      Image("photo")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: 40, height: 40)
        .clipShape(Circle())
        .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
      if #available(iOS 17, *) { Text("17").font(.caption2) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

@MainActor @Suite struct EverydayCodeTests {
  @Test("a row expands, keeps its state for another item, and starts anew with another id")
  func rowExpands() {
    let hosted = Hosted(ExpandableRow(title: "A"))
    #expect(
      hosted.paths == [
        "ExpandableRow/HStack/Image", "ExpandableRow/HStack/VStack/Text", "ExpandableRow/HStack/Button",
        "ExpandableRow/HStack/Button/Text",
      ])
    hosted.tap(text: "More")
    #expect(hosted.texts == ["A", "details", "Less"])
    hosted.set(ExpandableRow(title: "B"))
    #expect(hosted.texts == ["B", "details", "Less"])
    hosted.set(ExpandableRow(title: "C").id("x"))
    #expect(hosted.texts == ["C", "More"])
  }

  @Test("a row with everything an app uses shows what it should and reacts")
  func everything() {
    var selection: String? = nil
    let store = Store()
    let session = Session()
    func row() -> some View {
      EverythingRow(
        store: store, selection: Binding(get: { selection }, set: { selection = $0 }), text: "t",
        date: Date(timeIntervalSince1970: 0)
      )
      .environmentObject(store)
      .environment(session)
    }
    let hosted = Hosted(row())
    #expect(
      hosted.texts == [
        "17", "a", "b", "a", "b", "", "me", "On", "January 1, 1970 !", "12.50", "2 items, t", "NEW",
      ])
    hosted.tap(text: "a")
    #expect(selection == "a")
    hosted.set(row())
    #expect(hosted.elements.first { $0.role == .image && $0["image"] == "checkmark.circle.fill" } != nil)
    session.isOn = true
    store.items.append("c")
    hosted.settle()
    #expect(hosted.elements.contains { $0["shape"] == "Circle" })
    #expect(hosted.texts.filter { $0 == "c" }.count == 2)
    #expect(hosted.graph.rootSwipeActions(edge: .trailing).map(\.title) == ["Delete"])
  }

  @Test("ST-19 focus follows its state and tells it")
  func focus() {
    struct Field: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("x", text: $text).focused($isFocused)
          Button(isFocused ? "focused" : "idle") { isFocused = true }
        }
      }
    }
    let hosted = Hosted(Field())
    hosted.tap(text: "idle")
    #expect(hosted.graph.focusedField)
    #expect(hosted.texts.last == "focused")
    hosted.graph.resignFocus()
    hosted.settle()
    #expect(hosted.texts.last == "idle")
  }

  @Test("ST-26 a task starts on appearance, restarts for another id and is cancelled on disappearance")
  func task() async {
    struct Worker: View {
      let id: Int
      let history: History
      var body: some View {
        Text("x").task(id: id) {
          history("start \(id)")
          while !Task.isCancelled { await Task.yield() }
          history("cancelled \(id)")
        }
      }
    }
    let history = History()
    let hosted = Hosted(Worker(id: 1, history: history), appears: false)
    func wait(_ count: Int) async {
      for _ in 0..<10_000 where history.entries.count < count { await Task.yield() }
    }
    #expect(history.entries == [])
    hosted.graph.appeared = true
    hosted.settle()
    await wait(1)
    hosted.set(Worker(id: 1, history: history))
    hosted.set(Worker(id: 2, history: history))
    await wait(3)
    hosted.graph.appeared = false
    hosted.settle()
    await wait(4)
    #expect(Set(history.entries.prefix(3)) == ["start 1", "cancelled 1", "start 2"])
    #expect(history.entries.last == "cancelled 2")
  }

  @Test("a geometry reader takes what it is offered and tells its content")
  func geometry() {
    let hosted = Hosted(GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.frame(height: 30))
    #expect(hosted.texts == ["320"])
    #expect(hosted.frame("GeometryReader/Text")?.prefix(2) == [0, 0])
    #expect(Hosted(GeometryReader { _ in Text("x") }).size(nil, nil) == [10, 10])
  }
}
