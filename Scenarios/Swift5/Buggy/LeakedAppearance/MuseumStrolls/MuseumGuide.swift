import Foundation

struct MuseumPiece: Hashable {
  let id: String
  let name: String
  let year: Int
}

struct MuseumRoom: Hashable {
  let id: String
  let name: String
  let pieces: [MuseumPiece]
}

/// Rooms of the house, and what the visitor has starred.
final class MuseumGuide {
  let rooms: [MuseumRoom]
  private(set) var starred: Set<String> = []
  private(set) var visited: Set<String> = []

  init() {
    let names = [
      "Lace", "Clocks", "Maps", "Glass", "Looms", "Porcelain", "Coins", "Puppets", "Keys", "Fans", "Ship models", "Lenses",
      "Locks", "Tiles", "Bells", "Scales",
    ]
    let kinds = ["Small", "Large", "Gilded", "Broken", "Painted", "Early", "Late", "Royal", "Plain"]
    rooms = names.enumerated().map { number, name in
      MuseumRoom(
        id: "room-\(number)", name: name,
        pieces: kinds.enumerated().map { place, kind in
          MuseumPiece(id: "\(number)-\(place)", name: "\(kind) \(name.lowercased())", year: 1600 + number * 17 + place * 5)
        })
    }
  }

  func toggleStar(_ piece: MuseumPiece) {
    if starred.remove(piece.id) == nil { starred.insert(piece.id) }
  }

  func toggleVisited(_ room: MuseumRoom) {
    if visited.remove(room.id) == nil { visited.insert(room.id) }
  }
}
