import Foundation

/// What somebody says about a route.
struct BetaNote: Hashable {
  let id: Int
  let climber: String
  let text: String
  var thanks: Int
}

/// The server's notes on a route, in pages.
final class BetaServer {
  private var notes: [BetaNote]

  init() {
    let texts = [
      "Use the left foot on the rail", "Do not trust the flake", "A heel hook saves the day", "Wet after two days of rain",
      "Short people go static", "The crux is the mantle", "Second bolt was replaced", "Bring a 70 m rope",
      "Chalk the sloper first",
      "Best in the morning shade", "Kneebar, no hands", "Clip from the jug", "Topo is wrong here", "The pocket takes two fingers",
      "Down-climb to the ledge", "Mind the swing",
    ]
    let names = ["Jun", "Brigid", "Marek", "Solveig", "Abe"]
    notes = texts.enumerated().map { BetaNote(id: $0, climber: "\(names[$0 % 5]) \($0 + 1)", text: $1, thanks: ($0 * 5) % 9) }
  }

  func load(from start: Int, count: Int, _ completion: @escaping ([BetaNote], _ hasMore: Bool) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { [weak self] in
      guard let self else { return }
      let end = min(start + count, notes.count)
      completion(start < end ? Array(notes[start..<end]) : [], end < notes.count)
    }
  }

  func thank(_ id: Int) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].thanks += 1
  }
}

/// Loads notes page by page, and from the start again.
final class BetaPaginator {
  private let server: BetaServer
  private(set) var notes: [BetaNote] = []
  private(set) var hasMore = true
  private var isLoading = false
  var onChange: (() -> Void)?

  init(server: BetaServer) { self.server = server }

  /// Begins anew with the first page.
  func load() {
    fetch(from: 0) { [weak self] page in self?.notes = page }
  }

  func loadNext() {
    guard hasMore else { return }
    fetch(from: notes.count) { [weak self] page in self?.notes += page }
  }

  func thank(_ id: Int) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].thanks += 1
    server.thank(id)
    onChange?()
  }

  private func fetch(from start: Int, take: @escaping ([BetaNote]) -> Void) {
    guard !isLoading else { return }
    isLoading = true
    server.load(from: start, count: 6) { [weak self] page, hasMore in
      guard let self else { return }
      isLoading = false
      self.hasMore = hasMore
      take(page)
      onChange?()
    }
  }
}
