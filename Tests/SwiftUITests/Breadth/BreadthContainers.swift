import CellTrace
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

extension Breadth {
  private struct Item: Identifiable {
    let id: Int
  }
  private enum Choice: String, CaseIterable { case one, two }

  private static var a: Text { Text("a") }
  private static var two: some View {
    Group {
      Text("a")
      Text("bb")
    }
  }

  /// A list of one row on a screen.
  static func rows<Row: View>(_ change: @escaping (Text) -> Row) -> HostedScreen {
    HostedScreen(List(["a"], id: \.self) { change(Text($0)) })
  }

  /// The buttons in the bars of a screen.
  static func bars<V: View>(_ view: V) -> String {
    HostedBars.buttons(below: HostedScreen(view).window).map(\.title).joined(separator: " ")
  }

  /// Views and what is said about rows, bars and screens.
  static let containers: [BreadthEntry] = [
    view("Text(_:)", Text("a"), without: EmptyView()),
    view("Text(_:format:)", Text(0.25, format: .percent), without: EmptyView()),
    view("Text(_:style:)", Text(Date(timeIntervalSince1970: 0), style: .date), without: EmptyView()),
    view("Image(systemName:)", Image(systemName: "star"), without: EmptyView()),
    view("Image(_:)", Image("photo"), without: EmptyView()),
    view("Image(_:bundle:)", Image("photo", bundle: .main), without: EmptyView()),
    view("Image(uiImage:)", Image(uiImage: UIImage(systemName: "star") ?? UIImage()), without: EmptyView()),
    view("HStack {}", HStack { two }, without: two),
    view("HStack(spacing:) {}", HStack(spacing: 30) { two }, without: HStack { two }),
    view(
      "HStack(alignment:) {}",
      HStack(alignment: .top) {
        a; Text("b\nc")
      },
      without: HStack {
        a; Text("b\nc")
      }),
    view("HStack(alignment:spacing:) {}", HStack(alignment: .bottom, spacing: 1) { two }, without: HStack { two }),
    view("VStack {}", VStack { two }.padding(1), without: HStack { two }.padding(1)),
    view("VStack(spacing:) {}", VStack(spacing: 30) { two }, without: VStack { two }),
    view("VStack(alignment:) {}", VStack(alignment: .trailing) { two }, without: VStack { two }),
    view("VStack(alignment:spacing:) {}", VStack(alignment: .leading, spacing: 2) { two }, without: VStack { two }),
    view("ZStack {}", ZStack { two }, without: two),
    view("ZStack(alignment:) {}", ZStack(alignment: .bottomTrailing) { two }, without: ZStack { two }),
    view("LazyHStack(spacing:) {}", LazyHStack(spacing: 3) { two }, without: two),
    view("Group {}", Group { two }.padding(3), without: two),
    view("ForEach(_:) {}", ForEach([Item(id: 1), Item(id: 2)]) { Text("\($0.id)") }, without: EmptyView()),
    view("ForEach(_:id:) {}", ForEach(["x", "y"], id: \.self) { Text($0) }, without: EmptyView()),
    view(
      "Spacer()",
      HStack {
        a; Spacer()
      }, without: HStack { a }),
    view(
      "Spacer(minLength:)",
      HStack {
        a; Spacer(minLength: 9); a
      },
      without: HStack {
        a; a
      }),
    view("Divider()", Divider(), without: EmptyView()),
    view("Color(_:)", Color("Brand").frame(width: 9, height: 9), without: EmptyView()),
    view("Color(uiColor:)", Color(uiColor: .systemRed).frame(width: 9, height: 9), without: EmptyView()),
    view("Rectangle()", Rectangle(), without: EmptyView()),
    view("Circle()", Circle(), without: EmptyView()),
    view("Capsule()", Capsule(), without: EmptyView()),
    view("RoundedRectangle(cornerRadius:)", RoundedRectangle(cornerRadius: 4), without: Rectangle()),
    view("RoundedRectangle(cornerRadius:style:)", RoundedRectangle(cornerRadius: 4, style: .circular), without: Rectangle()),
    view(
      "LinearGradient(colors:startPoint:endPoint:)",
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), without: EmptyView()),
    view(
      "LinearGradient(gradient:startPoint:endPoint:)",
      LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .leading, endPoint: .trailing), without: EmptyView()),
    view(
      "Gradient(stops:)",
      LinearGradient(gradient: Gradient(stops: [.init(color: .red, location: 0)]), startPoint: .top, endPoint: .bottom),
      without: EmptyView()),
    view(
      "RadialGradient(colors:center:startRadius:endRadius:)",
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 9), without: EmptyView()),
    view("AnyView(_:)", AnyView(a), without: EmptyView()),
    view("EmptyView()", EmptyView(), without: a),
    view("Label(_:systemImage:)", Label("a", systemImage: "star"), without: a),
    view(
      "Button {}",
      Button {
      } label: {
        a
      }, without: a),
    view("Button(_:) {}", Button("a") {}, without: a),
    view("Button(action:) {}", Button(action: {}) { a }, without: a),
    view(
      "Button(role:) {}",
      Button(role: .destructive) {
      } label: {
        a
      },
      without: Button {
      } label: {
        a
      }),
    view("Button(_:role:) {}", Button("a", role: .destructive) {}, without: Button("a") {}),
    view("Button(role:action:) {}", Button(role: .cancel, action: {}) { a }, without: a),
    view("Toggle(_:isOn:)", Toggle("a", isOn: .constant(true)), without: Toggle("a", isOn: .constant(false))),
    view("TextField(_:text:)", TextField("a", text: .constant("typed")), without: a),
    view(
      "Picker(_:selection:) {}",
      Picker("a", selection: .constant(Choice.two)) { ForEach(Choice.allCases, id: \.self) { Text($0.rawValue) } }, without: a),
    view(
      "Menu {}",
      Menu {
        Button("x") {}
      } label: {
        a
      }, without: a),
    view("ProgressView()", ProgressView(), without: EmptyView()),
    view("List {}", List { two }.frame(height: 200), without: two),
    view("Form {}", Form { two }.frame(height: 200), without: two),
    view(
      "Section {}",
      List {
        Section {
          two
        } header: {
          Text("head")
        }
      }.frame(height: 200), without: List { two }.frame(height: 200)),
    view("Section(_:) {}", List { Section("head") { two } }.frame(height: 200), without: List { two }.frame(height: 200)),
    view("ScrollView {}", ScrollView { two }.frame(height: 10), without: VStack { two }.frame(height: 10)),
    view("ScrollView(_:) {}", ScrollView(.horizontal) { HStack { two } }, without: VStack { two }),
    view(
      "ScrollView(_:showsIndicators:) {}", ScrollView(.vertical, showsIndicators: false) { two }.frame(height: 10),
      without: VStack { two }.frame(height: 10)),
    view("ScrollViewReader {}", ScrollViewReader { _ in two }, without: EmptyView()),
    view("GeometryReader {}", GeometryReader { Text("\($0.size.width)") }, without: EmptyView()),
    view("NavigationStack {}", NavigationStack { two }, without: EmptyView()),
    view("NavigationLink(destination:) {}", NavigationLink(destination: Text("there")) { a }, without: a),
    view(
      "ShareLink(item:) {}", ShareLink(item: URL(fileURLWithPath: "/f")) { a }, without: a),
    view(".accentColor(_:)", ProgressView(value: 0.5).accentColor(.red), without: ProgressView(value: 0.5)),
    view(".buttonStyle(_:)", Button("a") {}.buttonStyle(.bordered), without: Button("a") {}),
    view(".labelStyle(_:)", Label("a", systemImage: "star").labelStyle(.titleOnly), without: Label("a", systemImage: "star")),
    act(".listStyle(_:)", expecting: "0 true") {
      @MainActor func edge<V: View>(_ view: V) -> Int { Int(HostedScreen(view).probe?.visible().first?.frame.minX ?? -1) }
      return "\(edge(List { two }.listStyle(.plain))) \(edge(List { two }) > 0)"
    },
    view(
      ".progressViewStyle(_:)", ProgressView(value: 0.5).progressViewStyle(.circular), without: ProgressView(value: 0.5)),
    view(
      ".pickerStyle(_:)",
      Picker("a", selection: .constant(1)) {
        Text("1").tag(1); Text("2").tag(2)
      }.pickerStyle(.segmented),
      without: Picker("a", selection: .constant(1)) {
        Text("1").tag(1); Text("2").tag(2)
      }),
    view(".labelsHidden()", Toggle("a", isOn: .constant(true)).labelsHidden(), without: Toggle("a", isOn: .constant(true))),
    view(".disabled(_:)", Button("a") {}.disabled(true), without: Button("a") {}),
    view(".navigationTitle(_:)", NavigationStack { a.navigationTitle("Title") }, without: NavigationStack { a }),
    view(
      ".navigationBarTitleDisplayMode(_:)", NavigationStack { a.navigationBarTitleDisplayMode(.inline) },
      without: NavigationStack { a }),
    act(".toolbar {}", expecting: "Add") { bars(NavigationStack { a.toolbar { Button("Add") {} } }) },
    act("ToolbarItem(placement:) {}", expecting: "Add") {
      bars(NavigationStack { a.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } } })
    },
    act("ToolbarItemGroup(placement:) {}", expecting: "Add") {
      bars(NavigationStack { a.toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("Add") {} } } })
    },
    view(
      ".listRowBackground(_:)", List { a.listRowBackground(Color.red) }.frame(height: 99), without: List { a }.frame(height: 99)),
    act(".listRowInsets(_:)", expecting: "40.0") {
      let screen = rows { $0.listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)) }
      return "\(screen.probe?.appearances(measuring: false).first?.elements.last { $0["text"] == "a" }?.frame.x ?? -1)"
    },
    view(".listRowSeparator(_:)", List { a.listRowSeparator(.hidden) }.frame(height: 99), without: List { a }.frame(height: 99)),
    text(".scrollContentBackground(_:)") { $0.scrollContentBackground(.hidden) },
    text(".scrollIndicators(_:)") { $0.scrollIndicators(.hidden) },
    text(".scrollClipDisabled()") { $0.scrollClipDisabled() },
    act(".swipeActions {}", expecting: "Delete") {
      rows { $0.swipeActions { Button("Delete") {} } }.swipe("a").joined()
    },
    act(".swipeActions(edge:) {}", expecting: "Pin") {
      rows { $0.swipeActions(edge: .leading) { Button("Pin") {} } }.swipe("a", .leading).joined()
    },
    act(".swipeActions(edge:allowsFullSwipe:) {}", expecting: "Delete") {
      rows { $0.swipeActions(edge: .trailing, allowsFullSwipe: false) { Button("Delete", role: .destructive) {} } }
        .swipe("a").joined()
    },
    text(".contextMenu {}") { $0.contextMenu { Button("Copy") {} } },
    act(".refreshable {}", expecting: "true") {
      "\(HostedScreen(List(["a"], id: \.self) { Text($0) }.refreshable {}).probe?.view.refreshControl != nil)"
    },
  ]
}
