import Combine
import Foundation

struct LogEntry: Identifiable, Equatable {
  let id: Int
  let sighting: BirdSighting
  var isConfirmed = false
}

@MainActor final class BirdwatchModel: ObservableObject {
  @Published private(set) var entries: [LogEntry] = []
  let recorder = Recorder()
  private var subscriptions: Set<AnyCancellable> = []
  private var lastID = 0

  init() {
    for (offset, bird) in ["Grey heron", "Coot", "Mallard", "Moorhen", "Great tit"].enumerated() {
      insert(BirdSighting(bird: bird, minute: 5 + offset * 6))
    }
  }

  func appeared() {
    // A list that comes back from a detail appears again.
    guard subscriptions.isEmpty else { return }
    recorder.heard
      .sink { [weak self] in self?.insert($0) }
      .store(in: &subscriptions)
  }

  func entry(_ id: LogEntry.ID) -> LogEntry? { entries.first { $0.id == id } }

  func toggleConfirmed(_ id: LogEntry.ID) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].isConfirmed.toggle()
  }

  func delete(_ id: LogEntry.ID) { entries.removeAll { $0.id == id } }

  private func insert(_ sighting: BirdSighting) {
    lastID += 1
    entries.append(LogEntry(id: lastID, sighting: sighting))
  }
}
