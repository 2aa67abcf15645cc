import Combine
import SwiftUI

struct Tremor: Identifiable, Sendable {
  let id: Int

  var name: String { "Tremor \(id)" }
  var magnitude: String { "M \(2 + id % 4).\(id % 10)" }
}

/// The catalogue of an observatory, newest first, in pages.
struct TremorCatalogue: Sendable {
  static let pageSize = 25

  func page(_ number: Int) async -> [Tremor] {
    try? await Task.sleep(for: .milliseconds(600))
    let first = number * Self.pageSize + 1
    return first > 100 ? [] : (first..<first + Self.pageSize).map { Tremor(id: $0) }
  }
}

@MainActor final class TremorFeed: ObservableObject {
  @Published private(set) var tremors: [Tremor] = []
  private let catalogue = TremorCatalogue()
  private var nextPage = 0

  func loadMore() async {
    let wanted = nextPage
    let more = await catalogue.page(wanted)
    // The same page may have been asked for twice.
    guard wanted == nextPage, !more.isEmpty else { return }
    tremors += more
    nextPage += 1
  }

  func refresh() async {
    tremors = await catalogue.page(0)
    nextPage = 1
  }
}

struct TremorRow: View {
  let tremor: Tremor

  var body: some View {
    HStack {
      Text(tremor.name)
      Spacer()
      Text(tremor.magnitude).foregroundStyle(.secondary)
    }
  }
}

/// The latest tremors: more are loaded at the end, and a pull at the top looks for new ones.
struct TremorsView: View {
  @StateObject private var feed = TremorFeed()

  var body: some View {
    List(feed.tremors) { tremor in
      TremorRow(tremor: tremor)
        .onAppear {
          guard tremor.id == feed.tremors.last?.id else { return }
          Task { await feed.loadMore() }
        }
    }
    .listStyle(.plain)
    .task {
      if feed.tremors.isEmpty { await feed.loadMore() }
    }
    .refreshable { await feed.refresh() }
  }
}
