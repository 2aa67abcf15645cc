import Foundation

/// What a guest of a hotel wants at night.
struct DeskRequest: Identifiable, Hashable {
  enum Stage: String, CaseIterable, Hashable {
    case open = "Open"
    case mine = "Mine"
    case done = "Done"
  }

  let id: Int
  let room: String
  let wish: String
  var stage: Stage
  var note = ""
}

/// The requests of a night. Some are put off for a while and come back where they were.
final class DeskLog {
  private(set) var requests: [DeskRequest]
  private(set) var asleep: Set<DeskRequest.ID> = []
  private(set) var unfolded: DeskRequest.ID?
  private var nextID: Int
  var query = ""
  /// A request has come back by itself.
  var onWake: ((DeskRequest.ID) -> Void)?

  init() {
    let wishes = [
      "A second pillow", "Taxi at five", "The window does not close", "Tea for two", "Late check-out", "An iron",
      "Too loud next door",
      "Key card is dead", "Wake-up call at six", "A cot for the baby", "Light in the bathroom", "Extra towels", "Parking ticket",
      "Doctor's number", "A plug for the phone", "Breakfast in the room",
    ]
    requests = wishes.enumerated().map {
      DeskRequest(id: $0, room: "Room \(204 + $0 * 3)", wish: $1, stage: $0 == 3 ? .mine : .open)
    }
    nextID = wishes.count
  }

  func request(_ id: DeskRequest.ID) -> DeskRequest? { requests.first { $0.id == id } }

  func shown(_ stage: DeskRequest.Stage) -> [DeskRequest.ID] {
    requests
      .filter { request in
        guard request.stage == stage, !asleep.contains(request.id) else { return false }
        return query.isEmpty || request.wish.localizedCaseInsensitiveContains(query) || request.room.contains(query)
      }
      .map(\.id)
  }

  func put(_ id: DeskRequest.ID, to stage: DeskRequest.Stage) { change(id) { $0.stage = stage } }

  func write(_ note: String, to id: DeskRequest.ID) { change(id) { $0.note = note } }

  func unfold(_ id: DeskRequest.ID) { unfolded = unfolded == id ? nil : id }

  func putOff(_ id: DeskRequest.ID) {
    asleep.insert(id)
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in
      guard let self, asleep.remove(id) != nil else { return }
      onWake?(id)
    }
  }

  /// Fetches what has come in; what is known already keeps its stage and note.
  func refresh(_ completion: @escaping (Int) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
      guard let self else { return }
      requests.insert(DeskRequest(id: nextID, room: "Room \(300 + nextID)", wish: "A quiet night", stage: .open), at: 0)
      nextID += 1
      completion(1)
    }
  }

  private func change(_ id: DeskRequest.ID, _ body: (inout DeskRequest) -> Void) {
    if let index = requests.firstIndex(where: { $0.id == id }) { body(&requests[index]) }
  }
}
