import CellTrace
import Foundation
import HeadlessCore
import Testing

@testable import SwiftUI

@MainActor @Suite("Rows that leave their collection", .serialized) struct RemovedRowTests {
  final class Store: ObservableObject {
    @Published var names = ["a", "b", "c"]
  }

  /// Observes the whole store and finds its name by a number, as far as there is one.
  struct IndexedRow: View {
    @ObservedObject var store: Store
    let index: Int
    let seen: History
    var body: some View {
      let name = store.names.indices.contains(index) ? store.names[index] : "nothing"
      let _ = seen("\(index) \(name)")
      Text(name).onChange(of: name) { seen("\(index) changed") }
    }
  }

  struct Rows: View {
    @ObservedObject var store: Store
    let seen: History
    var body: some View {
      VStack { ForEach(store.names.indices, id: \.self) { IndexedRow(store: store, index: $0, seen: seen) } }
    }
  }

  private func removed(keptBehind: Int) -> (seen: [String], asked: Int) {
    var configuration = RunConfiguration()
    configuration.list.keptBehind = keptBehind
    RunState.begin(configuration)
    defer { RunState.begin() }
    let (store, seen) = (Store(), History())
    let hosted = Hosted(Rows(store: store, seen: seen))
    _ = seen.take()
    store.names.removeLast()
    hosted.settle()
    #expect(hosted.texts == ["a", "b"])
    return (seen.take(), RunState.current.consulted.keeping)
  }

  @Test("B6 a row that observes the data is not read again once it is gone, but that is asked for as a choice")
  func gone() {
    let run = removed(keptBehind: 0)
    #expect(run.seen.sorted() == ["0 a", "1 b"])
    #expect(run.asked == 1)
  }

  @Test("B6 where cells stay behind it is read once more, with its old index; what follows from that is nobody's")
  func readOnceMore() { #expect(removed(keptBehind: 1).seen.sorted() == ["0 a", "1 b", "2 nothing"]) }

  struct Plain: View {
    @ObservedObject var store: Store
    let seen: History
    var body: some View {
      VStack {
        ForEach(store.names, id: \.self) { name in
          let _ = seen(name)
          Text(name)
        }
      }
    }
  }

  @Test("a row that observes nothing itself goes unread")
  func plain() {
    var configuration = RunConfiguration()
    configuration.list.keptBehind = 1
    RunState.begin(configuration)
    defer { RunState.begin() }
    let (store, seen) = (Store(), History())
    let hosted = Hosted(Plain(store: store, seen: seen))
    _ = seen.take()
    store.names.removeLast()
    hosted.settle()
    #expect(seen.take() == ["a", "b"])
    #expect(RunState.current.consulted.keeping == 0)
  }
}
