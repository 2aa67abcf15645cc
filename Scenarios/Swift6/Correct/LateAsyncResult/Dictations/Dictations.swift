import SwiftUI

/// Finds words on a server that needs longer the more it finds.
enum DictationServer {
  static let words = [
    "cable", "cactus", "candle", "canoe", "castle", "cedar", "chalk", "cherry", "cliff", "clover", "comet", "copper", "coral",
    "crane",
  ]

  static func find(_ letters: String) async throws -> [String] {
    let found = words.filter { $0.hasPrefix(letters.lowercased()) }
    try await Task.sleep(for: .seconds(0.1 * Double(found.count)))
    return found
  }
}

struct DictationsView: View {
  @State private var letters = ""
  @State private var found = DictationServer.words

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { word in
        Text(word)
      }
      .navigationTitle("Words")
      .searchable(text: $letters, prompt: "Letters")
      .task(id: letters) {
        try? await Task.sleep(for: .seconds(0.3))
        guard !Task.isCancelled, let words = try? await DictationServer.find(letters), !Task.isCancelled else { return }
        found = words
      }
    }
  }
}
