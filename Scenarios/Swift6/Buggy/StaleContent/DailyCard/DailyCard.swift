import SwiftUI

@MainActor
final class DailyCardStore: ObservableObject {
  @Published private(set) var day = 1
  let topics = ["Sea", "Sky", "Soil", "Stone", "Smoke", "Steel"]

  func midnight() { day += 1 }

  nonisolated static func quotation(_ day: Int, _ topic: String) -> String { "\(topic), words of day \(day)" }
}

/// A card looks its words up when it is made, and keeps them on the next day.
struct DailyCardsView: View {
  @ObservedObject var store: DailyCardStore

  var body: some View {
    List(store.topics, id: \.self) { topic in DailyCardView(day: store.day, topic: topic) }
  }
}

struct DailyCardView: View {
  @State private var quotation: String
  @State private var isLiked = false

  init(day: Int, topic: String) { _quotation = State(initialValue: DailyCardStore.quotation(day, topic)) }

  var body: some View {
    HStack {
      Text(quotation)
      Spacer()
      Button(isLiked ? "Liked" : "Like") { isLiked.toggle() }
        .buttonStyle(.borderless)
    }
  }
}
