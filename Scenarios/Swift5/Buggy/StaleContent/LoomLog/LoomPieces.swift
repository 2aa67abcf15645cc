import Combine
import Foundation

enum LoomStage: String, CaseIterable, Identifiable {
  case planned = "Planned"
  case warped = "Warped"
  case woven = "Woven"

  var id: Self { self }
}

/// A piece of cloth. The list and its detail share the object.
final class LoomPiece: ObservableObject, Identifiable {
  let id: Int
  @Published var title: String
  @Published var picks: Int
  @Published var stage: LoomStage

  init(id: Int, title: String, picks: Int, stage: LoomStage) {
    self.id = id
    self.title = title
    self.picks = picks
    self.stage = stage
  }

  func weave(_ count: Int) {
    picks += count
    if stage != .woven { stage = picks >= 400 ? .woven : .warped }
  }
}

final class LoomShed: ObservableObject {
  @Published private(set) var pieces: [LoomPiece]
  private var nextID = 9

  init() {
    let samples: [(String, Int, LoomStage)] = [
      ("Tea towel", 120, .warped), ("Scarf", 0, .planned), ("Rug", 380, .warped), ("Blanket", 420, .woven),
      ("Table runner", 40, .warped), ("Curtain", 0, .planned), ("Bag strap", 210, .warped), ("Cushion", 405, .woven),
    ]
    pieces = samples.enumerated().map { LoomPiece(id: $0 + 1, title: $1.0, picks: $1.1, stage: $1.2) }
  }

  func piece(_ id: LoomPiece.ID) -> LoomPiece? { pieces.first { $0.id == id } }

  func add() {
    pieces.append(LoomPiece(id: nextID, title: "Sample \(nextID)", picks: 0, stage: .planned))
    nextID += 1
  }

  func remove(_ id: LoomPiece.ID) { pieces.removeAll { $0.id == id } }

  func sort() { pieces.sort { ($0.title, $0.id) < ($1.title, $1.id) } }
}
