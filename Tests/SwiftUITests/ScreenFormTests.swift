import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What screens of sample apps say in a form that is not the usual one.
@MainActor @Suite("Further forms of sample apps", .serialized) struct ScreenFormTests {
  init() { RunState.begin() }

  private struct Question: Identifiable {
    let id: Int
    var title: String
  }

  private struct Asking: View {
    let history: History
    @State private var question: Question?
    var body: some View {
      List {
        Button("Ask") { question = Question(id: 1, title: "Delete 1?") }
      }
      .actionSheet(item: $question) { question in
        ActionSheet(title: Text(question.title), buttons: [.destructive(Text("Delete")) { history("deleted") }, .cancel()])
      }
    }
  }

  @Test("a sheet of actions asks about a value; its choice is made and the value goes")
  func actionSheet() throws {
    let history = History()
    let screen = HostedScreen(Asking(history: history))
    for _ in 0..<2 {
      screen.tap(screen.items[0])
      let sheet = try #require(screen.controller.presentedViewController as? UIAlertController)
      #expect(sheet.title == "Delete 1?" && sheet.preferredStyle == .actionSheet)
      sheet.choose(try #require(sheet.actions.first { $0.title == "Delete" }))
      HostLoop.settle()
      #expect(history.take() == ["deleted"] && screen.controller.presentedViewController == nil)
    }
  }

  private struct Tapped: View {
    let history: History
    let isEnabled: Bool
    var body: some View {
      VStack {
        Text("plain").gesture(TapGesture().onEnded { history("plain") }, isEnabled: isEnabled)
        Text("first").highPriorityGesture(TapGesture().onEnded { history("first") }, isEnabled: isEnabled)
        Text("both").simultaneousGesture(TapGesture().onEnded { history("both") }, isEnabled: isEnabled)
      }
    }
  }

  @Test("gestures that are switched off hear nothing", arguments: [true, false])
  func gestures(isEnabled: Bool) {
    let history = History()
    let hosted = Hosted(Tapped(history: history, isEnabled: isEnabled))
    for text in ["plain", "first", "both"] { hosted.tap(text: text) }
    #expect(history.take() == (isEnabled ? ["plain", "first", "both"] : []))
  }

  private enum Device: String { case small = "8", large = "12" }
  private enum Level: Int { case low = 1, high }

  private struct Kept: View {
    let store: UserDefaults
    @AppStorage("device") private var device: Device?
    @AppStorage("level") private var level: Level?
    init(store: UserDefaults) {
      self.store = store
      _device = AppStorage("device", store: store)
      _level = AppStorage("level", store: store)
    }
    var body: some View {
      VStack {
        Text(device.map(\.rawValue) ?? "none")
        Button("choose") { (device, level) = (.large, .high) }
        Button("forget") { (device, level) = (nil, nil) }
      }
    }
  }

  @Test("a case that may be absent is kept under its raw value, and taken out for nil")
  func optionalCase() throws {
    let store = try #require(UserDefaults(suiteName: "ScreenFormTests"))
    store.removePersistentDomain(forName: "ScreenFormTests")
    let hosted = Hosted(Kept(store: store))
    #expect(hosted.texts.first == "none")
    hosted.tap(text: "choose")
    hosted.settle()
    #expect(hosted.texts.first == "12" && store.string(forKey: "device") == "12" && store.integer(forKey: "level") == 2)
    hosted.tap(text: "forget")
    hosted.settle()
    #expect(hosted.texts.first == "none" && store.object(forKey: "device") == nil)
  }

  @Test("any place that was told is found by a reader, whatever its type")
  func anchors() {
    struct Places: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    func place<T>(_ anchor: Anchor<T>, in proxy: GeometryProxy) -> T { proxy[anchor] }
    let view = VStack {
      Text("a").frame(width: 40, height: 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
    }
    .padding(10)
    .overlayPreferenceValue(Places.self) { places in
      GeometryReader { proxy in Text("\(Int(place(places[0], in: proxy).minY)) \(Int(proxy[places[0]].width))") }
    }
    let hosted = Hosted(view)
    hosted.settle()
    hosted.settle()
    #expect(hosted.texts.contains("10 40"))
  }

  @Test("sizes of text have names on both sides")
  func sizes() {
    #expect(UIContentSizeCategory(SwiftUI.ContentSizeCategory.accessibilityMedium) == .accessibilityMedium)
    #expect(UIContentSizeCategory(DynamicTypeSize.xxxLarge) == .extraExtraExtraLarge)
    #expect(UIContentSizeCategory(nil as SwiftUI.ContentSizeCategory?) == .unspecified)
    #expect(
      SwiftUI.ContentSizeCategory(UIContentSizeCategory.small) == .small
        && SwiftUI.ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
  }

  @Test("which columns show is kept and read again")
  func visibility() throws {
    let kept = try JSONEncoder().encode([NavigationSplitViewVisibility.detailOnly])
    #expect(try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: kept) == [.detailOnly])
  }

  @Test("the preview of what is shared has a title that is a text")
  func sharePreview() {
    let preview = SharePreview(Text("A walk"), image: Image(systemName: "figure.walk"), icon: Image(systemName: "leaf"))
    #expect(preview.title == "A walk")
  }
}
