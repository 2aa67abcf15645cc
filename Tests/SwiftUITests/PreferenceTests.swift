import CellTrace
import Testing

@testable import SwiftUI

@MainActor @Suite struct PreferenceTests {
  struct Largest: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
  }

  struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("ST-30 preferences reduce children in order; the first value and every other one are delivered")
  func reducing() {
    let history = History()
    func column(_ names: [String]) -> some View {
      VStack { ForEach(names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) } }
        .onPreferenceChange(Names.self) { history($0.joined(separator: " ")) }
    }
    let hosted = Hosted(column(["a", "b"]))
    #expect(history.take() == ["a b"])
    hosted.set(column(["a", "b"]))
    #expect(history.take() == [])
    hosted.set(column(["b", "c", "d"]))
    #expect(history.take() == ["b c d"])
    hosted.set(column([]))
    #expect(history.take() == [""])
  }

  @Test("ST-30 an outer preference replaces the content's, a transform changes it, a background's counts too")
  func replacing() {
    let history = History()
    _ = Hosted(
      VStack {
        Text("x").preference(key: Names.self, value: ["inner"]).preference(key: Names.self, value: ["outer"])
        Text("y").preference(key: Names.self, value: ["y"]).transformPreference(Names.self) { $0.append("more") }
        Text("z").background(Color.red.preference(key: Names.self, value: ["ground"]))
      }
      .onPreferenceChange(Names.self) { history($0.joined(separator: " ")) })
    #expect(history.take() == ["outer y more ground"])
  }

  struct Measured: View {
    let text: String
    @State private var width = 0.0
    var body: some View {
      VStack {
        Text(text).fixedSize().background(
          GeometryReader { Color.clear.preference(key: Largest.self, value: Double($0.size.width)) })
        Text(width > 20 ? "wide" : "narrow")
      }
      .onPreferenceChange(Largest.self) { width = $0 }
    }
  }

  @Test("ST-30 a size that a geometry reader tells reaches the state around it")
  func measuring() {
    let hosted = Hosted(Measured(text: "a long line of text"))
    hosted.settle()
    #expect(hosted.texts.contains("wide"))
    hosted.set(Measured(text: "i"))
    hosted.settle()
    #expect(hosted.texts.contains("narrow"))
  }

  struct Frames: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Test("an anchor tells an overlay where a view lies")
  func anchors() {
    let hosted = Hosted(
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 30)
        Color.blue.frame(width: 20, height: 10).anchorPreference(key: Frames.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(Frames.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Text("\(Int(proxy[anchor].minX)) \(Int(proxy[anchor].minY)) \(Int(proxy[anchor].width))") }
        }
      })
    hosted.settle()
    hosted.settle()
    #expect(hosted.texts == ["15 30 20"])
  }
}
