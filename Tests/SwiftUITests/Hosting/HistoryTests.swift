import CellTrace
import HeadlessCore
import Observation
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Whole histories: everything that user code of a hosted row hears, in order, from the first body to the last disappearance.
@MainActor @Suite("Histories", .serialized) struct HistoryTests {
  init() { RunState.begin() }

  @Observable final class Model {
    var notes: [Int: String] = [:]
  }

  private struct Row: View {
    let item: Int
    let version: Int
    let model: Model
    let history: History
    @State private var taps = 0

    var body: some View {
      let _ = history("row \(item).\(version) taps \(taps)")
      VStack {
        Button("tap") { taps += 1 }
        Note(item: item, model: model, history: history)
      }
      .frame(maxWidth: .infinity, minHeight: 400)
      .onAppear { history("appear \(item)") }
      .onDisappear { history("disappear \(item)") }
      .onChange(of: version) { history("version \($0)→\($1)") }
      .onChange(of: taps) { history("taps \($0)→\($1)") }
    }
  }

  /// Reads one property of the model, and so hears of its changes alone.
  private struct Note: View {
    let item: Int
    let model: Model
    let history: History
    var body: some View {
      let _ = history("note \(item)")
      Text(model.notes[item] ?? "-").onAppear { history("note appears \(item)") }
    }
  }

  @MainActor private final class Screen {
    let history = History()
    let model = Model()
    var version = 0
    private(set) var list: HostedList!

    init(_ profile: Profile) {
      list = HostedList(rows: [0, 1, 2, 3], profile: profile) { [unowned self] cell, item in
        let row = Row(item: item, version: version, model: model, history: history)
        cell.contentConfiguration = UIHostingConfiguration { row }.margins(.all, 0)
      }
    }

    /// Scrolls in two steps: rows that were not measured yet count as low ones, and end the list earlier.
    func scroll(to y: CGFloat) {
      list.scroll(to: y)
      list.scroll(to: y)
    }

    func tapButton(_ item: Int) {
      guard let frame = list.elements(item).first(where: { $0["text"] == "tap" })?.frame else {
        Issue.record("item \(item) shows nothing to tap, but \(list.texts(item))")
        return
      }
      list.tap(item, at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    }
  }

  @Test("RU-02 UH-29 UH-30 ST-17 ST-22 ST-23 OB-01 a row's history up to iOS 17: one graph serves item after item")
  func kept() {
    let screen = Screen(.iOS17)
    let history = screen.history
    #expect(history.take() == ["row 0.0 taps 0", "note 0", "note appears 0", "appear 0"])
    screen.tapButton(0)
    #expect(history.take() == ["row 0.0 taps 1", "taps 0→1"])
    screen.model.notes[0] = "new"
    HostLoop.runFrames()
    #expect(history.take() == ["note 0"])
    screen.version = 1
    screen.list.show([0, 1, 2, 3], reconfiguring: [0])
    #expect(history.take() == ["row 0.1 taps 1", "version 0→1"])
    screen.scroll(to: 400)
    #expect(history.take() == ["row 1.1 taps 0", "note 1", "note appears 1", "appear 1", "disappear 0"])
    screen.version = 2
    screen.scroll(to: 800)
    #expect(
      history.take() == [
        "row 2.2 taps 1", "note 2", "version 1→2", "note appears 2", "appear 2", "disappear 1",
      ])
    screen.list.show([0, 1, 3])
    #expect(history.take().contains("disappear 2"))
    screen.list.window.rootViewController = nil
    HostLoop.runFrames()
    #expect(history.take().filter { $0.hasPrefix("appear") } == [])
  }

  @Test("RU-03 RU-07 UH-29 ST-23 a row's history from iOS 18: the recycled cell starts anew when it shows")
  func reset() {
    let screen = Screen(.iOS18)
    let history = screen.history
    screen.tapButton(0)
    screen.scroll(to: 400)
    _ = history.take()
    screen.version = 2
    screen.scroll(to: 800)
    #expect(
      history.take() == [
        "row 2.2 taps 1", "note 2", "version 0→2", "row 2.2 taps 0", "note 2", "note appears 2", "appear 2", "disappear 1",
      ])
    screen.tapButton(2)
    #expect(history.take() == ["row 2.2 taps 1", "taps 0→1"])
  }

  private struct Swap: View {
    let flag: Bool
    let id: Int
    let history: History
    var body: some View {
      VStack {
        if flag { Part(name: "yes", history: history) } else { Part(name: "no", history: history) }
        Part(name: "id \(id)", history: history).id(id)
        ForEach(flag ? [1, 2] : [2, 3], id: \.self) { Part(name: "each \($0)", history: history) }
      }
      .onChange(of: flag) { history("flag") }
    }
  }

  private struct Part: View {
    let name: String
    let history: History
    var body: some View {
      let _ = history("body \(name)")
      Text(name).onAppear { history("+\(name)") }.onDisappear { history("-\(name)") }
    }
  }

  @Test("ST-07 ST-28 ID-02 ID-05 ID-08 in one update: all bodies, then what appears, then what changed, then what disappears")
  func phases() {
    let history = History()
    let hosted = Hosted(Swap(flag: true, id: 1, history: history))
    #expect(
      history.take() == [
        "body yes", "body id 1", "body each 1", "body each 2", "+yes", "+id 1", "+each 1", "+each 2",
      ])
    hosted.set(Swap(flag: false, id: 2, history: history))
    #expect(
      history.take() == [
        "body no", "body id 2", "body each 3", "+no", "+id 2", "+each 3", "flag", "-yes", "-id 1", "-each 1",
      ])
    hosted.graph.appeared = false
    hosted.settle()
    #expect(history.take() == ["-no", "-id 2", "-each 2", "-each 3"])
  }

  @Test("ST-26 a task's whole history: started on appearance, restarted with its id, cancelled on disappearance")
  func tasks() async {
    struct Loader: View {
      let id: Int
      let history: History
      var body: some View {
        Text("\(id)")
          .onAppear { history("appear") }
          .task(id: id) {
            history("start \(id)")
            try? await Task.sleep(for: .seconds(3_600))
            history("end \(id) cancelled \(Task.isCancelled)")
          }
      }
    }
    let history = History()
    func wait(for count: Int) async {
      for _ in 0..<20_000 where history.entries.count < count { await Task.yield() }
    }
    let hosted = Hosted(Loader(id: 1, history: history))
    await wait(for: 2)
    #expect(history.entries == ["appear", "start 1"])
    hosted.set(Loader(id: 1, history: history))
    hosted.set(Loader(id: 2, history: history))
    await wait(for: 4)
    #expect(Set(history.entries[2...]) == ["end 1 cancelled true", "start 2"])
    hosted.graph.appeared = false
    hosted.settle()
    await wait(for: 5)
    #expect(history.entries.last == "end 2 cancelled true")
    #expect(history.entries.count == 5)
  }
}
