import Foundation

struct LockerPiece: Hashable, Identifiable {
  let id: Int
  let name: String
  let shelf: String
  var isChecked = false
}

/// What hangs in the crew's locker.
final class CrewLockerStore {
  private(set) var pieces: [LockerPiece] = [
    LockerPiece(id: 1, name: "Life jacket 1", shelf: "upper"), LockerPiece(id: 2, name: "Life jacket 2", shelf: "upper"),
    LockerPiece(id: 3, name: "Flare gun", shelf: "steel box"), LockerPiece(id: 4, name: "Boat hook", shelf: "door"),
    LockerPiece(id: 5, name: "Fog horn", shelf: "upper"), LockerPiece(id: 6, name: "Storm jib", shelf: "bag"),
    LockerPiece(id: 7, name: "Spare tiller", shelf: "floor"), LockerPiece(id: 8, name: "Hand pump", shelf: "floor"),
    LockerPiece(id: 9, name: "First-aid kit", shelf: "door"),
  ]
  var onChange: (([LockerPiece.ID]) -> Void)?

  func piece(_ id: LockerPiece.ID) -> LockerPiece? { pieces.first { $0.id == id } }

  func toggleChecked(_ id: LockerPiece.ID) {
    guard let index = pieces.firstIndex(where: { $0.id == id }) else { return }
    pieces[index].isChecked.toggle()
    onChange?([id])
  }

  func discard(_ id: LockerPiece.ID) -> (piece: LockerPiece, index: Int)? {
    guard let index = pieces.firstIndex(where: { $0.id == id }) else { return nil }
    let piece = pieces.remove(at: index)
    onChange?([])
    return (piece, index)
  }

  func restore(_ piece: LockerPiece, at index: Int) {
    guard self.piece(piece.id) == nil else { return }
    pieces.insert(piece, at: min(index, pieces.count))
    onChange?([])
  }
}
