import Combine
import SwiftUI

struct Verse: Identifiable {
  let id: Int
  let line: String
  var isLiked = false
  var likes: Int
}

struct VerseServer {
  struct Refused: Error {}

  /// Every fifth verse may not be liked.
  func like(_ id: Int) async throws {
    try await Task.sleep(for: .milliseconds(300))
    if id % 5 == 0 { throw Refused() }
  }
}

/// Shows a like at once, and takes it back when the server refuses.
@MainActor final class VersesModel: ObservableObject {
  @Published private(set) var verses = (1...40).map { Verse(id: $0, line: "Verse \($0)", likes: $0 * 2) }
  @Published private(set) var busy: Set<Int> = []
  private let server = VerseServer()

  func toggle(_ id: Int) {
    guard busy.insert(id).inserted else { return }
    flip(id)
    Task { [weak self, server] in
      do {
        try await server.like(id)
      } catch {
        self?.flip(id)
      }
      self?.busy.remove(id)
    }
  }

  func removeFirst() { verses.removeFirst() }

  private func flip(_ id: Int) {
    guard let index = verses.firstIndex(where: { $0.id == id }) else { return }
    verses[index].isLiked.toggle()
    verses[index].likes += verses[index].isLiked ? 1 : -1
  }
}

struct VersesView: View {
  @ObservedObject var model: VersesModel

  var body: some View {
    List(model.verses) { verse in
      HStack {
        Text(verse.line)
        Spacer()
        Text("\(verse.likes)").opacity(model.busy.contains(verse.id) ? 0.5 : 1)
        Button(verse.isLiked ? "Liked" : "Like") { model.toggle(verse.id) }
          .buttonStyle(.bordered)
      }
    }
  }
}
