import Foundation
import Observation

struct MemoTile: Identifiable, Equatable {
  let id: Int
  let face: String
  var isOpen = false
  var owner: Int?
}

struct MemoPlayer: Identifiable, Equatable {
  let id: Int
  let name: String
  var pairs = 0
  var turns = 0
}

/// A game of pairs for two players. Two different faces are closed again a second after they were opened, or at once by the next touch.
@MainActor
@Observable
final class MemoGame {
  private(set) var tiles: [MemoTile] = []
  private(set) var players = [MemoPlayer(id: 0, name: "Ada"), MemoPlayer(id: 1, name: "Ben")]
  private(set) var turn = 0
  private(set) var round = 0
  private(set) var isHinting = false
  private var closing: Task<Void, Never>?
  private var hiding: Task<Void, Never>?

  private static let faces = ["Anchor", "Bell", "Cloud", "Drum", "Egg", "Fish", "Gate", "Hat"]

  init() { deal() }

  /// Deals the tiles of the next round in an order that depends on the round alone.
  func deal() {
    closing?.cancel()
    hiding?.cancel()
    isHinting = false
    round += 1
    let doubled = Self.faces + Self.faces
    var order = Array(0..<doubled.count)
    for index in order.indices.reversed() { order.swapAt(index, (index * 7 + round * 5) % (index + 1)) }
    tiles = order.enumerated().map { MemoTile(id: round * 100 + $0.offset, face: doubled[$0.element]) }
    turn = (round - 1) % players.count
  }

  var open: [MemoTile] { tiles.filter { $0.isOpen && $0.owner == nil } }
  var left: Int { tiles.filter { $0.owner == nil }.count / 2 }
  var isOver: Bool { left == 0 }

  func shows(_ tile: MemoTile) -> Bool { tile.isOpen || tile.owner != nil || isHinting }

  func touch(_ id: MemoTile.ID) {
    guard !isHinting, let index = tiles.firstIndex(where: { $0.id == id }) else { return }
    guard tiles[index].owner == nil, !tiles[index].isOpen || open.count == 2 else { return }
    if open.count == 2 { closeAll() }
    tiles[index].isOpen = true
    guard open.count == 2 else { return }
    players[turn].turns += 1
    let pair = open
    if pair[0].face == pair[1].face {
      for index in tiles.indices where tiles[index].isOpen { tiles[index].owner = turn }
      players[turn].pairs += 1
    } else {
      turn = (turn + 1) % players.count
      closing?.cancel()
      closing = Task { [weak self] in
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled else { return }
        self?.closeAll()
      }
    }
  }

  private func closeAll() {
    closing?.cancel()
    for index in tiles.indices where tiles[index].owner == nil { tiles[index].isOpen = false }
  }

  func hint() {
    guard !isHinting else { return }
    closeAll()
    isHinting = true
    hiding = Task { [weak self] in
      try? await Task.sleep(for: .seconds(2))
      guard !Task.isCancelled else { return }
      self?.isHinting = false
    }
  }

  func reset() {
    for index in players.indices {
      players[index].pairs = 0
      players[index].turns = 0
    }
    round = 0
    deal()
  }
}
