import Combine
import Foundation

struct TwinTile: Identifiable, Hashable {
  let id: Int
  let picture: String
  var isOpen = false
  var isMatched = false
  var isHinted = false
}

/// Pairs of pictures, face down. Two may be open; those that differ are turned again after a moment.
final class TwinTilesGame {
  private(set) var tiles: [TwinTile] = []
  private(set) var moves = 0
  private var history: [(first: TwinTile.ID, second: TwinTile.ID)] = []
  private var pending: DispatchWorkItem?
  let changes = PassthroughSubject<Set<TwinTile.ID>, Never>()

  private static let pictures = [
    "Anchor", "Bell", "Candle", "Drum", "Egg", "Feather", "Globe", "Hat", "Igloo", "Jug", "Key", "Lamp", "Moon", "Nut", "Owl",
    "Pear", "Quill", "Rose", "Sun", "Tree",
  ]

  init() { deal() }

  private func deal() {
    // A fixed order that looks mixed: every seventh place of both halves.
    let all = Self.pictures + Self.pictures
    tiles = all.indices.map { TwinTile(id: $0, picture: all[$0 * 7 % all.count]) }
  }

  var found: Int { tiles.filter(\.isMatched).count / 2 }
  var pairs: Int { tiles.count / 2 }
  var canTakeBack: Bool { !history.isEmpty }
  private var open: [Int] { tiles.indices.filter { tiles[$0].isOpen && !tiles[$0].isMatched } }

  func tile(_ id: TwinTile.ID) -> TwinTile? { tiles.first { $0.id == id } }

  func turn(_ id: TwinTile.ID) {
    guard let index = tiles.firstIndex(where: { $0.id == id }), !tiles[index].isOpen else { return }
    var touched = clearHints()
    if open.count == 2 { touched.formUnion(closeOpenTiles()) }
    tiles[index].isOpen = true
    touched.insert(id)
    let now = open
    if now.count == 2 {
      moves += 1
      if tiles[now[0]].picture == tiles[now[1]].picture {
        for place in now { tiles[place].isMatched = true }
        history.append((tiles[now[0]].id, tiles[now[1]].id))
        touched.formUnion(now.map { tiles[$0].id })
      } else {
        closeLater()
      }
    }
    changes.send(touched)
  }

  private func closeLater() {
    let work = DispatchWorkItem { [weak self] in
      guard let self else { return }
      let closed = self.closeOpenTiles()
      if !closed.isEmpty { self.changes.send(closed) }
    }
    pending = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.2, execute: work)
  }

  private func closeOpenTiles() -> Set<TwinTile.ID> {
    pending?.cancel()
    pending = nil
    let places = open
    for place in places { tiles[place].isOpen = false }
    return Set(places.map { tiles[$0].id })
  }

  private func clearHints() -> Set<TwinTile.ID> {
    let places = tiles.indices.filter { tiles[$0].isHinted }
    for place in places { tiles[place].isHinted = false }
    return Set(places.map { tiles[$0].id })
  }

  /// Frames the two tiles of the first pair that is missing.
  func hint() {
    var touched = clearHints()
    guard let picture = tiles.first(where: { !$0.isMatched })?.picture else { return }
    for place in tiles.indices where tiles[place].picture == picture {
      tiles[place].isHinted = true
      touched.insert(tiles[place].id)
    }
    changes.send(touched)
  }

  /// Turns the pair over again that was found last.
  func takeBack() {
    guard let last = history.popLast() else { return }
    for place in tiles.indices where [last.first, last.second].contains(tiles[place].id) {
      tiles[place].isMatched = false
      tiles[place].isOpen = false
    }
    changes.send([last.first, last.second])
  }

  /// The tiles that are still missing change places; the found ones stay where they are.
  func mix() {
    _ = closeOpenTiles()
    _ = clearHints()
    let places = tiles.indices.filter { !tiles[$0].isMatched }
    let old = places.map { tiles[$0] }
    for (offset, place) in places.enumerated() { tiles[place] = old[(offset + 5) % old.count] }
    changes.send(Set(old.map(\.id)))
  }
}
