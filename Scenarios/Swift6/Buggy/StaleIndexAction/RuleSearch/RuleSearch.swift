import SwiftUI

struct SpamRule: Identifiable {
  let id: Int
  let words: String
  let moves: Bool
}

@MainActor final class RuleSearchModel: ObservableObject {
  @Published var rules = [
    "win a car", "loan", "lottery", "free pills", "crypto", "loan offer", "last chance", "prize", "cheap flights", "loan now",
  ]
  .enumerated().map { SpamRule(id: $0.offset, words: $0.element, moves: $0.offset % 3 == 0) }
  @Published var search = ""

  var found: [SpamRule] {
    search.isEmpty ? rules : rules.filter { $0.words.contains(search.lowercased()) }
  }

  func delete(at offsets: IndexSet) {
    rules.remove(atOffsets: offsets)
  }
}

struct RuleSearchRow: View {
  let rule: SpamRule

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Contains")
          .font(.caption)
        Text(rule.words)
      }
      Spacer()
      Image(systemName: rule.moves ? "tray" : "trash")
    }
  }
}

struct RuleSearchView: View {
  @ObservedObject var model: RuleSearchModel

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.found) { rule in
          RuleSearchRow(rule: rule)
        }
        .onDelete { model.delete(at: $0) }
      }
      .searchable(text: $model.search)
      .navigationTitle("Rules")
    }
  }
}
