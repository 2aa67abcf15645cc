import Combine
import SwiftUI

struct Dialect: Identifiable {
  let id: Int
  let name: String
}

/// Looks up on a server; short words take longer, as they have more answers.
struct DialectSearch {
  private let all = ["Alpine", "Alsatian", "Bavarian", "Basel", "Bernese", "Saxon", "Swabian", "Salzburg", "Styrian", "Swiss"]

  func find(_ word: String) -> AnyPublisher<[Dialect], Never> {
    let found = all.enumerated()
      .filter { word.isEmpty || $0.element.lowercased().hasPrefix(word.lowercased()) }
      .map { Dialect(id: $0.offset, name: $0.element) }
    return Just(found)
      .delay(for: .milliseconds(word.count < 2 ? 1200 : 200), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

@MainActor final class DialectsModel: ObservableObject {
  @Published var word = ""
  @Published private(set) var dialects: [Dialect] = []
  private var subscriptions: Set<AnyCancellable> = []

  init(search: DialectSearch = DialectSearch()) {
    $word
      .removeDuplicates()
      .flatMap { search.find($0) }
      .sink { [weak self] in self?.dialects = $0 }
      .store(in: &subscriptions)
  }
}

struct DialectsView: View {
  @StateObject private var model = DialectsModel()

  var body: some View {
    NavigationStack {
      List {
        TextField("Search", text: $model.word)
        ForEach(model.dialects) { dialect in
          Text(dialect.name)
        }
      }
      .navigationTitle("Dialects")
    }
  }
}
