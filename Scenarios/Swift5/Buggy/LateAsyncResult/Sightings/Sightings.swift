import SwiftUI

struct Sighting: Identifiable, Sendable {
  let id: Int
  let bird: String
  var kilometres: Int { id * 23 % 61 }
}

enum SightingOrder: String, CaseIterable, Sendable {
  case newest = "Newest"
  case nearest = "Nearest"
}

struct SightingService: Sendable {
  static let pageSize = 20

  func page(_ page: Int, by order: SightingOrder) async -> [Sighting] {
    try? await Task.sleep(for: .milliseconds(300))
    return Self.sightings(page, by: order)
  }

  static func sightings(_ page: Int, by order: SightingOrder) -> [Sighting] {
    let birds = ["Kite", "Wren", "Rook", "Dunlin", "Siskin", "Smew"]
    let all = (1...60).map { Sighting(id: $0, bird: "\(birds[$0 % birds.count]) \($0)") }
    let sorted =
      switch order {
      case .newest: all.sorted { $0.id > $1.id }
      case .nearest: all.sorted { $0.kilometres < $1.kilometres }
      }
    return Array(sorted.dropFirst(page * pageSize).prefix(pageSize))
  }
}

@MainActor
@Observable
final class SightingStore {
  private(set) var order = SightingOrder.newest
  private(set) var sightings = SightingService.sightings(0, by: .newest)
  private(set) var isLoading = false
  private var nextPage = 1
  private let service = SightingService()

  func loadMore(after sighting: Sighting) async {
    guard sighting.id == sightings.last?.id, !isLoading else { return }
    await loadNextPage()
  }

  func show(_ newOrder: SightingOrder) async {
    guard newOrder != order else { return }
    order = newOrder
    sightings = []
    nextPage = 0
    await loadNextPage()
  }

  private func loadNextPage() async {
    isLoading = true
    let page = await service.page(nextPage, by: order)
    sightings += page
    nextPage += 1
    isLoading = false
  }
}

struct SightingsView: View {
  let store: SightingStore

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 24) {
        ForEach(SightingOrder.allCases, id: \.self) { order in
          Button(order.rawValue) { Task { await store.show(order) } }
            .disabled(store.order == order)
        }
      }
      .padding()
      List {
        ForEach(store.sightings) { sighting in
          HStack {
            Text(sighting.bird)
            Spacer()
            Text("\(sighting.kilometres) km")
              .foregroundStyle(.secondary)
          }
          .onAppear { Task { await store.loadMore(after: sighting) } }
        }
        if store.isLoading {
          ProgressView()
        }
      }
    }
  }
}
