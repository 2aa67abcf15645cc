import SwiftUI

enum DailyWordsLevel: String, CaseIterable, Identifiable {
  case easy = "Easy"
  case hard = "Hard"

  var id: Self { self }

  var words: [String] {
    switch self {
    case .easy: ["house", "river", "bread", "stone", "window"]
    case .hard: ["threshold", "estuary", "leaven", "gneiss", "transom"]
    }
  }
}

/// Today's round. The level is for the round that begins with the next visit: the one that is going on is played to its end.
@MainActor final class DailyWordsModel: ObservableObject {
  @Published var level = DailyWordsLevel.easy
  @Published private(set) var round: [String] = []
  @Published private(set) var known: Set<String> = []

  func begin() {
    guard round != level.words else { return }
    round = level.words
    known = []
  }

  func turn(_ word: String) {
    if known.remove(word) == nil { known.insert(word) }
  }
}

struct DailyWordsView: View {
  @ObservedObject var model: DailyWordsModel

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Picker("Level", selection: $model.level) {
          ForEach(DailyWordsLevel.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Text("Another level counts from the next round, which begins when you come back.")
          .font(.caption)
        List(model.round, id: \.self) { word in
          HStack {
            Text(word)
            Spacer()
            Button(model.known.contains(word) ? "Known" : "Know") { model.turn(word) }
              .buttonStyle(.borderless)
          }
        }
        .listStyle(.plain)
      }
      .padding()
      .navigationTitle("Words")
      .onAppear { model.begin() }
    }
  }
}
