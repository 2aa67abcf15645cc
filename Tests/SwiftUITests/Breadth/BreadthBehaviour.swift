import CellTrace
import Combine
import HeadlessCore
import Observation
import Testing

@testable import SwiftUI

extension Breadth {
  private final class Model: ObservableObject {
    @Published var count = 0
  }
  @Observable final class Modern {
    var count = 0
  }
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }
  private struct Child<Label: View>: View {
    @Binding var count: Int
    @ViewBuilder var label: Label
    var body: some View {
      Button {
        count += 1
      } label: {
        label
      }
    }
  }
  private struct Parent: View {
    @State private var count = 0
    var body: some View { Child(count: $count) { Text("\(count)") } }
  }
  private struct Owner: View {
    @StateObject private var model = Model()
    var body: some View { Button("\(model.count)") { model.count += 1 } }
  }
  private struct Watcher: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
  }
  private struct Finder: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text("\(model.count)") }
  }
  private struct Reader: View {
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(reasons.contains(.placeholder)) \(scheme)") }
  }
  private struct Spaces: View {
    @Namespace private var space
    let ids: (Namespace.ID) -> Void
    var body: some View {
      ids(space)
      return Text("a").matchedGeometryEffect(id: 1, in: space)
    }
  }
  private struct Editor: View {
    @Bindable var model: Modern
    var body: some View { Toggle("on", isOn: Binding(get: { model.count > 0 }, set: { model.count = $0 ? 1 : 0 })) }
  }
  private struct Toast: ViewModifier {
    func body(content: Content) -> some View { content.overlay { Text("toast") } }
  }
  private struct Look: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
  }
  struct Row_Previews: PreviewProvider {
    static var previews: some View { Text("preview") }
  }

  private static func tapped<V: View>(_ view: V) -> String {
    let hosted = Hosted(view)
    hosted.tap(hosted.paths.first ?? "")
    return hosted.texts.first ?? ""
  }

  private static func logged<V: View>(_ make: (History) -> V, then next: (History) -> V) -> String {
    let history = History()
    let hosted = Hosted(make(history))
    hosted.set(next(history))
    return history.take().joined(separator: " ")
  }

  /// State, data flow, lifecycle and touches.
  static let behaviour: [BreadthEntry] = [
    act("@State", expecting: "1") { tapped(Counter()) },
    act("@Binding", expecting: "1") { tapped(Parent()) },
    act("@ViewBuilder", expecting: "0") { Hosted(Parent()).texts.joined() },
    act("@StateObject", expecting: "1") { tapped(Owner()) },
    act("StateObject(wrappedValue:)", expecting: "1") { tapped(Owner()) },
    act("ObservableObject", expecting: "1") { tapped(Owner()) },
    act("@Published", expecting: "1") { tapped(Owner()) },
    act("@ObservedObject", expecting: "3") {
      let model = Model()
      let hosted = Hosted(Watcher(model: model))
      model.count = 3
      hosted.settle()
      return hosted.texts.joined()
    },
    act("@EnvironmentObject", expecting: "4") {
      let model = Model()
      model.count = 4
      return Hosted(Finder().environmentObject(model)).texts.joined()
    },
    act(".environmentObject(_:)", expecting: "0") { Hosted(Finder().environmentObject(Model())).texts.joined() },
    act(".environment(_:)", expecting: "0") {
      struct Modernist: View {
        @Environment(Modern.self) private var model
        var body: some View { Text("\(model.count)") }
      }
      return Hosted(Modernist().environment(Modern())).texts.joined()
    },
    act("@Environment", expecting: "true light") { Hosted(Reader().redacted(reason: .placeholder)).texts.joined() },
    act("redactionReasons", expecting: "false light") { Hosted(Reader()).texts.joined() },
    act(".dark", expecting: "false dark") { Hosted(Reader().environment(\.colorScheme, .dark)).texts.joined() },
    act("@Observable", expecting: "2") {
      struct Modernist: View {
        let model: Modern
        var body: some View { Text("\(model.count)") }
      }
      let model = Modern()
      let hosted = Hosted(Modernist(model: model))
      model.count = 2
      hosted.settle()
      return hosted.texts.joined()
    },
    act("@Bindable", expecting: "on") { Hosted(Editor(model: Modern())).texts.joined() },
    act("@Namespace", expecting: "2") {
      var ids = Set<Namespace.ID>()
      _ = Hosted(
        VStack {
          Spaces { ids.insert($0) }; Spaces { ids.insert($0) }
        })
      return "\(ids.count)"
    },
    act("Binding", expecting: "5 7") {
      var value = 5
      let binding = Binding(get: { value }, set: { value = $0 })
      let before = binding.wrappedValue
      binding.wrappedValue = 7
      return "\(before) \(value)"
    },
    act("wrappedValue", expecting: "9") { "\(Binding.constant(9).wrappedValue)" },
    act(".constant(_:)", expecting: "1") {
      let binding = Binding.constant(1)
      binding.wrappedValue = 2
      return "\(binding.wrappedValue)"
    },
    act(".onAppear {}", expecting: "appeared") {
      logged(
        { history in Text("a").onAppear { history("appeared") } }, then: { history in Text("a").onAppear { history("again") } })
    },
    act(".onDisappear {}", expecting: "gone") {
      logged(
        { history in VStack { if true { Text("a").onDisappear { history("gone") } } } },
        then: { history in VStack { if false { Text("a").onDisappear { history("gone") } } } })
    },
    act(".onChange(of:) {}", expecting: "1 2") {
      logged(
        { history in Text("a").onChange(of: 1) { old, new in history("\(old) \(new)") } },
        then: { history in Text("a").onChange(of: 2) { old, new in history("\(old) \(new)") } })
    },
    // Tasks run after the test that queues them: tests of their own await them (ST-26, ST-27).
    compiles(".task {}", Text("a").task {}), compiles(".task(id:) {}", Text("a").task(id: 1) {}),
    act(".scrollTo(_:anchor:)", expecting: "9") {
      let hosted = Hosted(
        ScrollViewReader { proxy in
          VStack {
            Button("go") { proxy.scrollTo(9, anchor: .bottom) }
            ScrollView { ForEach(0..<10) { Text("\($0)").frame(height: 30) } }.frame(height: 60)
          }
        })
      hosted.tap(text: "go")
      return hosted.texts.last ?? ""
    },
    act(".onReceive(_:) {}", expecting: "x") {
      let subject = PassthroughSubject<String, Never>()
      let history = History()
      let hosted = Hosted(Text("a").onReceive(subject) { history($0) })
      subject.send("x")
      hosted.settle()
      return history.take().joined()
    },
    act(".onPreferenceChange(_:) {}", expecting: "7") {
      struct Key: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      let history = History()
      _ = Hosted(
        VStack {
          Text("a").preference(key: Key.self, value: 3); Text("b").preference(key: Key.self, value: 4)
        }
        .onPreferenceChange(Key.self) { value in MainActor.assumeIsolated { history("\(value)") } })
      return history.take().joined()
    },
    act(".onTapGesture {}", expecting: "tapped") {
      let history = History()
      Hosted(Text("a").onTapGesture { history("tapped") }).tap(text: "a")
      return history.take().joined()
    },
    act("TapGesture()", expecting: "tapped") {
      let history = History()
      Hosted(Text("a").gesture(TapGesture().onEnded { history("tapped") })).tap(text: "a")
      return history.take().joined()
    },
    act(".onEnded {}", expecting: "tapped") {
      let history = History()
      Hosted(Text("a").gesture(TapGesture(count: 1).onEnded { _ in history("tapped") })).tap(text: "a")
      return history.take().joined()
    },
    act(".contentShape(_:)", expecting: "1 0") {
      @MainActor func taps(_ shaped: Bool) -> Int {
        let history = History()
        let row = HStack {
          Text("a"); Spacer(); Text("b")
        }
        if shaped {
          Hosted(row.contentShape(Rectangle()).onTapGesture { history("x") }).tap(at: CGPoint(x: 160, y: 10))
        } else {
          Hosted(row.onTapGesture { history("x") }).tap(at: CGPoint(x: 160, y: 10))
        }
        return history.take().count
      }
      return "\(taps(true)) \(taps(false))"
    },
    act(".allowsHitTesting(_:)", expecting: "") {
      let history = History()
      Hosted(Button("a") { history("tapped") }.allowsHitTesting(false)).tap(text: "a")
      return history.take().joined()
    },
    act(".id(_:) state", expecting: "1 0") {
      func row(_ id: Int) -> some View { Counter().id(id) }
      let hosted = Hosted(row(1))
      hosted.tap(hosted.paths.first ?? "")
      let before = hosted.texts.joined()
      hosted.set(row(2))
      return "\(before) \(hosted.texts.joined())"
    },
    act("EnvironmentalModifier", expecting: "dark") {
      struct Themed: EnvironmentalModifier {
        struct Name: ViewModifier {
          let text: String
          func body(content: Content) -> some View { Text(text) }
        }
        func resolve(in environment: EnvironmentValues) -> Name { Name(text: "\(environment.colorScheme)") }
      }
      return Hosted(Text("a").modifier(Themed()).environment(\.colorScheme, .dark)).texts.joined()
    },
    act("ViewModifier", expecting: "a toast") { Hosted(Text("a").modifier(Toast())).texts.joined(separator: " ") },
    act("ButtonStyle", expecting: "a") { Hosted(Button("a") {}.buttonStyle(Look())).texts.joined() },
    act("PreviewProvider", expecting: "preview") { Hosted(Row_Previews.previews).texts.joined() },
    act("View", expecting: "0") { Hosted(Counter()).texts.joined() },
    act("body", expecting: "0") { Hosted(Counter()).texts.joined() },
    act("EdgeInsets(top:leading:bottom:trailing:)", expecting: "6.0 4.0") {
      let plain = Hosted(Text("a")).size()
      let padded = Hosted(Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))).size()
      return "\((padded[0] - plain[0]).rounded()) \((padded[1] - plain[1]).rounded())"
    },
    act("Angle(degrees:)", expecting: "180.0") { "\((Angle(degrees: 180).radians / .pi * 180).rounded())" },
    act("OpenURLAction {}", expecting: "https://a.b") {
      struct Opener: View {
        @Environment(\.openURL) private var openURL
        var body: some View { Button("open") { if let url = URL(string: "https://a.b") { openURL(url) } } }
      }
      let history = History()
      let hosted = Hosted(
        Opener().environment(
          \.openURL,
          OpenURLAction { url in
            history(url.absoluteString); return .handled
          }))
      hosted.tap(text: "open")
      return history.take().joined()
    },
    act(".frame(in:)", expecting: "320.0") {
      Hosted(GeometryReader { Text("\($0.frame(in: .global).width)") }).texts.joined()
    },
    act(".onDelete {}", expecting: "a") {
      Hosted(ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }).texts.joined()
    },
    act(".onDrag {}", expecting: "public.utf8-plain-text") {
      let hosted = Hosted(Text("a").onDrag { NSItemProvider(object: "x" as NSString) })
      let source = hosted.graph.deepest((any DragSource).self, at: CGPoint(x: hosted.width / 2, y: 8))
      return source?.dragProvider().registeredTypeIdentifiers.joined() ?? "nothing is dragged"
    },
  ]
}
