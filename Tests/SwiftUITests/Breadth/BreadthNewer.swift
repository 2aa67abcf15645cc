import CellTrace
import HeadlessCore
import Testing
import UniformTypeIdentifiers

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

extension Breadth {
  private static let a = Text("a")
  private static let two = [1, 2]

  /// What a view shows after touches.
  private static func tapped<V: View>(_ view: V, _ texts: String...) -> String {
    let hosted = Hosted(view)
    hosted.settle()
    for text in texts {
      hosted.tap(text: text)
      hosted.settle()
    }
    return hosted.texts.joined(separator: " ")
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var pulled = 0.0
    var body: some View {
      Text("\(count) \(Int(pulled))")
        .gesture(
          TapGesture().onEnded { count += 1 }.simultaneously(
            with: DragGesture(minimumDistance: 0).onChanged { pulled = Double($0.translation.width) + 5 }))
    }
  }
  private struct Either: View {
    @State private var log = ""
    var body: some View {
      Text("x\(log)")
        .gesture(
          TapGesture().exclusively(before: LongPressGesture()).onEnded { value in
            switch value {
            case .first: log += "tap"
            case .second: log += "press"
            }
          })
    }
  }
  private struct Bouncing: View {
    @State private var count = 0
    var body: some View {
      Button("go \(count)") { count += 1 }
        .keyframeAnimator(initialValue: 1.0, trigger: count) { content, value in
          VStack {
            content
            Text("at \(value, specifier: "%.1f")")
          }
        } keyframes: { _ in
          LinearKeyframe(2.0, duration: 0.2)
          SpringKeyframe(1.5, duration: 0.3)
        }
    }
  }
  private struct Pulsing: View {
    @State private var count = 0
    var body: some View {
      Button("go \(count)") { count += 1 }
        .phaseAnimator([0, 1, 2], trigger: count) { content, phase in
          VStack {
            content
            Text("phase \(phase)")
          }
        } animation: { _ in
          .linear(duration: 1)
        }
    }
  }
  private struct TapsOfUIKit: UIGestureRecognizerRepresentable {
    let action: () -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) { action() }
  }
  private struct Recognized: View {
    @State private var count = 0
    var body: some View {
      Text("touched \(count)").gesture(TapsOfUIKit { count += 1 })
    }
  }
  private struct Renamed: View {
    @State private var name = "old"
    var body: some View {
      VStack {
        Text(name)
        RenameButton().renameAction { name = "new" }
      }
    }
  }
  private struct Unfolded: View {
    let title: String
    @State private var isExpanded = true
    var body: some View { DisclosureGroup(title, isExpanded: $isExpanded) { Text("inside") } }
  }
  private struct Boxed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button("toggle") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }
  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }
  private struct Rows: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
  }
  private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text("\(Int(configuration.value * 100)) %") }
  }
  private struct Typed: View {
    @State private var number: Double?
    var body: some View {
      VStack {
        TextField("n", value: $number, format: .number)
        Text("= \(number ?? -1, specifier: "%.0f")")
      }
    }
  }
  private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
  }
  private struct Folding: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("fold") { isOpen.toggle() }
        Section("s", isExpanded: $isOpen) { Text("row") }
      }
    }
  }
  private struct Measured: View {
    @State private var corner = "?"
    var body: some View {
      VStack(spacing: 0) {
        Text(corner).frame(height: 30)
        VStack(spacing: 0) {
          Color.red.frame(height: 20)
          GeometryReader { proxy in
            Button("measure") { corner = "\(Int(proxy.frame(in: .named("box")).minY)) \(Int(proxy.frame(in: .global).minY))" }
          }
          .frame(height: 20)
        }
        .coordinateSpace(.named("box"))
      }
      .frame(height: 70)
    }
  }
  private struct Tabs: View {
    @State private var tab = "one"
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "1.circle", value: "one") { Button("to two") { tab = "two" } }
        Tab("Two", systemImage: "2.circle", value: "two") { Text("second") }
      }
      .frame(height: 99)
    }
  }

  /// Names that row code of 2023 to 2026 uses.
  static let newer: [BreadthEntry] = [
    act("LazyHGrid(rows:) {}", expecting: "0 48") {
      let grid = Hosted(
        LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { ForEach(two, id: \.self) { Text("\($0)") } })
      grid.settle()
      return grid.elements.map { "\(Int($0.frame.y / 24) * 24)" }.joined(separator: " ")
    },
    act(".simultaneously(with:)", expecting: "1 5") { tapped(Counter(), "0 0") },
    act(".exclusively(before:)", expecting: "xtap") { tapped(Either(), "x") },
    act(".keyframeAnimator(initialValue:trigger:)", expecting: "go 1 at 1.5") {
      let hosted = Hosted(Bouncing())
      hosted.tap(text: "go 0")
      HostLoop.settle()
      hosted.settle()
      return hosted.texts.joined(separator: " ")
    },
    act(".phaseAnimator(_:trigger:)", expecting: "phase 1, phase 2, phase 0") {
      let hosted = Hosted(Pulsing())
      hosted.tap(text: "go 0")
      var phases: [String] = []
      for _ in 0..<3 {
        phases += hosted.texts.suffix(1)
        HostLoop.advance(by: 1.1)
        hosted.settle()
      }
      return phases.joined(separator: ", ")
    },
    act("UIGestureRecognizerRepresentable", expecting: "touched 1") {
      let screen = HostedScreen(Recognized())
      TouchDriver.tap(at: CGPoint(x: 160, y: 240), in: screen.window)
      HostLoop.settle()
      return screen.controller.view.shownTexts.joined()
    },
    act(".renameAction(_:)", expecting: "new Rename") { tapped(Renamed(), "Rename") },
    act("DisclosureGroup(_:isExpanded:) {}", expecting: "title") { tapped(Unfolded(title: "title"), "title") },
    act("NavigationSplitView(preferredCompactColumn:) {}", expecting: "Back detail") {
      tapped(
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          a
        } detail: {
          Text("detail")
        })
    },
    view("Button(role:) {}", Button(role: .close) {}, without: Button("Close", role: .close) {}),
    view(
      "Slider(value:ticks:)",
      Slider(value: .constant(0.5)) {
        a
      } ticks: {
        SliderTick(0.5)
      },
      without: Slider(value: .constant(0.5)) { a }),
    view(
      "ConcentricRectangle", ConcentricRectangle(corners: .concentric(minimum: 4)).frame(height: 9),
      without: Rectangle().frame(height: 9)),
    view(".safeAreaBar(edge:)", a.safeAreaBar(edge: .bottom) { Text("b") }, without: a),
    view(
      ".tabViewBottomAccessory {}", TabView { a.tabItem { Text("t") } }.tabViewBottomAccessory { Text("b") }.frame(height: 99),
      without: TabView { a.tabItem { Text("t") } }.frame(height: 99)),
    text(".inspectorColumnWidth(_:)") { $0.inspectorColumnWidth(200) },
    act(".listRowInsets(_:_:)", expecting: "40.0") {
      let screen = HostedScreen(List { a.listRowInsets(.leading, 40) }.listStyle(.plain))
      return "\(screen.probe?.appearances(measuring: false).first?.elements.last { $0["text"] == "a" }?.frame.x ?? -1)"
    },
    act("TextEditor(text:selection:)", expecting: "ab") {
      var text = AttributedString("a")
      let hosted = Hosted(
        TextEditor(
          text: Binding {
            text
          } set: {
            text = $0
          }
        ).frame(height: 60))
      hosted.tap(hosted.paths.first { $0.contains("TextEditor") } ?? "")
      hosted.graph.insertText("b")
      hosted.settle()
      return String(text.characters)
    },
    act("DisclosureGroupStyle", expecting: "toggle title inside") {
      tapped(DisclosureGroup("title") { Text("inside") }.disclosureGroupStyle(Boxed()), "toggle")
    },
    view(
      "LabeledContentStyle", LabeledContent("a", value: "b").labeledContentStyle(Stacked()),
      without: LabeledContent("a", value: "b")),
    view(
      "ControlGroup {}",
      ControlGroup {
        a; a
      },
      without: VStack {
        a; a
      }),
    view(
      "ControlGroupStyle",
      ControlGroup {
        a; a
      }.controlGroupStyle(Rows()),
      without: ControlGroup {
        a; a
      }),
    view(
      ".compactMenu",
      ControlGroup {
        a; a
      }.controlGroupStyle(.compactMenu),
      without: VStack {
        a; a
      }),
    act("GaugeStyle", expecting: "40 %") { tapped(Gauge(value: 0.4) { Text("g") }.gaugeStyle(Percent())) },
    act("TextField(_:value:format:)", expecting: "= 42") {
      let hosted = Hosted(Typed())
      hosted.tap(hosted.paths.first { $0.contains("TextField") } ?? "")
      hosted.graph.insertText("4")
      hosted.settle()
      hosted.graph.insertText("2")
      hosted.settle()
      return hosted.texts.last ?? ""
    },
    act("List(_:children:) {}", expecting: "a b") {
      tapped(List([Folder(id: "a", inside: [Folder(id: "b")])], children: \.inside) { Text($0.id) }.frame(height: 200), "a")
    },
    act("Section(_:isExpanded:) {}", expecting: "fold s row") { tapped(Folding(), "fold") },
    act(".coordinateSpace(_:)", expecting: "20 50") {
      tapped(Measured(), "measure").split(separator: " ").prefix(2).joined(separator: " ")
    },
    act("Tab(_:systemImage:value:) {}", expecting: "second One Two") { tapped(Tabs(), "to two") },
    act("NavigationSplitView {}", expecting: "Back one") {
      tapped(
        NavigationSplitView {
          NavigationLink("go") { Text("one") }
        } detail: {
          a
        }, "go")
    },
    act(".searchable(text:)", expecting: "Search") {
      HostedBars.searchFields(below: HostedScreen(NavigationStack { a.searchable(text: .constant("")) }).window).map(\.prompt)
        .joined()
    },
    act("Text(timerInterval:)", expecting: "1:05") {
      let now = Date()
      return tapped(Text(timerInterval: now...now.addingTimeInterval(65), pauseTime: now))
    },
    view(
      ".fill(_:).stroke(_:)", Circle().fill(.red).stroke(.blue).frame(height: 20), without: Circle().fill(.red).frame(height: 20)),
    view(
      "MeshGradient", MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue]).frame(height: 9),
      without: Color.red.frame(height: 9)),
    view(".containerRelativeFrame(_:count:spacing:)", a.containerRelativeFrame(.horizontal, count: 3, spacing: 4), without: a),
    view(".safeAreaPadding(_:)", a.safeAreaPadding(9), without: a),
    view(".transformEffect(_:)", a.transformEffect(CGAffineTransform(translationX: 5, y: 0)), without: a),
    view("Button(role: .confirm)", Button("b", role: .confirm) {}, without: Button("b") {}),
    view(".buttonStyle(.glass)", Button("b") {}.buttonStyle(.glass), without: Button("b") {}),
    view(
      ".buttonStyle(.glass(_:))", Button("b") {}.buttonStyle(.glass(.clear)), without: Button("b") {}.buttonStyle(.glass)),
    view(".buttonStyle(.glassProminent)", Button("b") {}.buttonStyle(.glassProminent), without: Button("b") {}),
    view("GlassEffectContainer {}", GlassEffectContainer { a }, without: a),
    text(".glassEffect(_:in:)") { $0.glassEffect(.regular, in: .capsule) },
    text(".toolbarBackground(_:for:)") { $0.toolbarBackground(.visible, for: .navigationBar) },
    text(".toolbarColorScheme(_:for:)") { $0.toolbarColorScheme(.dark, for: .navigationBar) },
    text(".toolbarVisibility(_:for:)") { $0.toolbarVisibility(.hidden, for: .tabBar) },
    text(".toolbarTitleDisplayMode(_:)") { $0.toolbarTitleDisplayMode(.inline) },
    text(".navigationSubtitle(_:)") { $0.navigationSubtitle("s") },
    text(".fontWidth(_:)") { $0.fontWidth(.condensed) },
    text(".presentationContentInteraction(_:)") { $0.presentationContentInteraction(.scrolls) },
    text(".presentationBackgroundInteraction(_:)") { $0.presentationBackgroundInteraction(.enabled) },
    text(".menuActionDismissBehavior(_:)") { $0.menuActionDismissBehavior(.disabled) },
    text(".fileImporter(isPresented:)") { $0.fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in } },
    text(".searchScopes(_:) {}") { $0.searchScopes(.constant(1)) { a.tag(1) } },
    text(".searchable(text:suggestions:)") { $0.searchable(text: .constant("")) { Button("x") {} } },
    text(".searchable(text:prompt:suggestions:)") { $0.searchable(text: .constant(""), prompt: "Find") { Button("x") {} } },
    text(".searchSuggestions {}") { $0.searchSuggestions { Button("x") {} } },
    text(".onScrollPhaseChange {}") { $0.onScrollPhaseChange { _, _ in } },
    text(".accessibilityHeading(_:)") { $0.accessibilityHeading(.h1) },
    text(".scrollEdgeEffectStyle(_:for:)") { $0.scrollEdgeEffectStyle(.soft, for: .top) },
    text(".scrollEdgeEffectHidden(_:for:)") { $0.scrollEdgeEffectHidden(true, for: .top) },
    text(".glassEffectUnion(id:namespace:)") { $0.glassEffectUnion(id: "a", namespace: Namespace().wrappedValue) },
    text(".listSectionSpacing(_:)") { $0.listSectionSpacing(.compact) },
    text(".sectionIndexLabel(_:)") { $0.sectionIndexLabel("A") },
    text(".listSectionIndexVisibility(_:)") { $0.listSectionIndexVisibility(.hidden) },
    text(".formStyle(_:)") { $0.formStyle(.grouped) },
    act("Table(_:) {}", expecting: "x y") {
      HostedScreen(
        Table([Folder(id: "x"), Folder(id: "y")]) {
          TableColumn("Name", value: \.id)
          TableColumn("Inside") { Text("\($0.inside?.count ?? 0)") }
        }
      ).visible.joined(separator: " ")
    },
    act("Table(of:) {} rows: {}", expecting: "x") {
      HostedScreen(
        Table(of: Folder.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          TableRow(Folder(id: "x"))
        }
      ).visible.joined(separator: " ")
    },
    act("TableColumn(_:) {}", expecting: "0 inside") {
      HostedScreen(Table([Folder(id: "x")]) { TableColumn("Inside") { Text("\($0.inside?.count ?? 0) inside") } }).texts("x")
        .joined()
    },
    act("Path.strokedPath(_:)", expecting: "false true") {
      let line = Path { $0.addLines([.zero, CGPoint(x: 9, y: 0)]) }
      let point = CGPoint(x: 5, y: 1)
      return "\(line.contains(point)) \(line.strokedPath(StrokeStyle(lineWidth: 4)).contains(point))"
    },
    act("Path.normalized(eoFill:)", expecting: "true false") {
      let ring = Path {
        $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        $0.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
      }
      let middle = CGPoint(x: 10, y: 10)
      return "\(ring.contains(middle)) \(ring.normalized(eoFill: true).contains(middle))"
    },
    act("Path.trimmedPath(from:to:)", expecting: "8.0 0.0") {
      let part = Path(CGRect(x: 0, y: 0, width: 8, height: 8)).trimmedPath(from: 0, to: 0.25).boundingRect
      return "\(part.width) \(part.height)"
    },
    view(".clipShape(.containerRelative)", a.clipShape(.containerRelative), without: a),
    view("Text(LocalizedStringResource)", Text(LocalizedStringResource("b")), without: EmptyView()),
    view("Button(LocalizedStringResource) {}", Button(LocalizedStringResource("b")) {}, without: a),
    view("Label(LocalizedStringResource, systemImage:)", Label(LocalizedStringResource("a"), systemImage: "star"), without: a),
    view(
      "Toggle(LocalizedStringResource, isOn:)", Toggle(LocalizedStringResource("b"), isOn: .constant(true)),
      without: Toggle(LocalizedStringResource("a"), isOn: .constant(true))),
    view(
      ".navigationTitle(LocalizedStringResource)", NavigationStack { a.navigationTitle(LocalizedStringResource("b")) },
      without: NavigationStack { a }),
    text(".presentationBackground {}") { $0.presentationBackground { Color.red } },
    text(".previewInterfaceOrientation(_:)") { $0.previewInterfaceOrientation(.landscapeLeft) },
  ]
}
