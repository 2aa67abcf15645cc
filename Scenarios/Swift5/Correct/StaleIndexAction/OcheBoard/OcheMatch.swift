import Foundation

/// Somebody who throws darts.
struct OchePlayer: Identifiable, Hashable {
  let id: Int
  let name: String
  var left: Int
  var throwCount: Int
}

/// A round of 301. Players throw in the order of their seats; the board ranks them by what is left.
final class OcheMatch {
  /// What a throw did, so that it can be taken back.
  private struct Turn {
    let player: OchePlayer
    let wasUp: OchePlayer.ID?
  }

  private(set) var players: [OchePlayer]
  private(set) var up: OchePlayer.ID?
  private(set) var wentBust: OchePlayer.ID?
  private var turns: [Turn] = []

  init() {
    let names = [
      "Agnes", "Bodo", "Celine", "Dermot", "Elke", "Fitz", "Gudrun", "Hal", "Ines", "Jock", "Kirsten", "Lew", "Mona", "Nigel",
    ]
    players = names.enumerated().map { OchePlayer(id: $0, name: $1, left: 301, throwCount: 0) }
    up = 0
  }

  var canUndo: Bool { !turns.isEmpty }

  func player(_ id: OchePlayer.ID) -> OchePlayer? { players.first { $0.id == id } }

  /// Who has least left comes first; those who are level keep the order of their seats.
  var ranking: [OchePlayer.ID] { players.sorted { ($0.left, $0.id) < ($1.left, $1.id) }.map(\.id) }

  func rank(of id: OchePlayer.ID) -> Int {
    guard let left = player(id)?.left else { return 0 }
    return players.filter { $0.left < left }.count + 1
  }

  /// How far somebody is behind the one in front.
  func gap(of id: OchePlayer.ID) -> Int {
    guard let left = player(id)?.left else { return 0 }
    return players.map(\.left).filter { $0 < left }.max().map { left - $0 } ?? 0
  }

  func call(up id: OchePlayer.ID) { up = id }

  /// The player who is up scores; more than is left counts as nothing.
  func score(_ points: Int) {
    guard let up, let index = players.firstIndex(where: { $0.id == up }) else { return }
    turns.append(Turn(player: players[index], wasUp: up))
    wentBust = nil
    players[index].throwCount += 1
    if points <= players[index].left {
      players[index].left -= points
    } else {
      wentBust = up
    }
    advance(from: index)
  }

  private func advance(from index: Int) {
    let others = (1...players.count).map { players[(index + $0) % players.count] }
    up = others.first { $0.left > 0 }?.id
  }

  func undo() {
    guard let turn = turns.popLast(), let index = players.firstIndex(where: { $0.id == turn.player.id }) else { return }
    players[index] = turn.player
    up = turn.wasUp
    wentBust = nil
  }

  func retire(_ id: OchePlayer.ID) {
    guard let index = players.firstIndex(where: { $0.id == id }), players.count > 2 else { return }
    if up == id { advance(from: index) }
    players.remove(at: index)
    turns.removeAll { $0.player.id == id || $0.wasUp == id }
  }
}
