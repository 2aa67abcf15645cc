import GameplayKit
import Testing

/// A game of sticks: one or two are taken in turn, and who takes the last one wins.
@Suite("Strategists of board games") struct StrategistTests {
  final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
  }
  final class Move: NSObject, GKGameModelUpdate {
    var value = 0
    let sticks: Int
    init(_ sticks: Int) { self.sticks = sticks }
  }
  final class Sticks: NSObject, GKGameModel {
    let both: [Player]
    var left: Int
    var turn = 0
    init(_ both: [Player], left: Int) { (self.both, self.left) = (both, left) }

    var players: [any GKGameModelPlayer]? { both }
    var activePlayer: (any GKGameModelPlayer)? { both[turn] }
    func copy(with zone: NSZone? = nil) -> Any { Sticks(both, left: left) }
    func setGameModel(_ gameModel: any GKGameModel) {
      guard let other = gameModel as? Sticks else { return }
      (left, turn) = (other.left, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      left == 0 ? nil : [1, 2].filter { $0 <= left }.map(Move.init)
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      guard let move = gameModelUpdate as? Move else { return }
      left -= move.sticks
      turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && both[1 - turn].playerId == player.playerId }
  }

  @Test("The move is found after which the other one loses, and the position stays as it is")
  func winning() throws {
    let game = Sticks([Player(1), Player(2)], left: 5)
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = game
    #expect(strategist.bestMoveForActivePlayer() == nil, "nothing is looked ahead")
    strategist.maxLookAheadDepth = 6
    let move = try #require(strategist.bestMove(for: game.both[0]) as? Move)
    #expect(move.sticks == 2 && move.value == GKGameModelMaxScore)
    #expect(game.left == 5 && game.turn == 0)
    #expect((strategist.randomMove(for: game.both[0], fromNumberOfBestMoves: 1) as? Move)?.sticks == 2)
  }

  @Test("Every move loses: the first is as good as another; a game that is over has none")
  func losing() throws {
    let game = Sticks([Player(1), Player(2)], left: 3)
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = game
    strategist.maxLookAheadDepth = 6
    let move = try #require(strategist.bestMoveForActivePlayer() as? Move)
    #expect(move.sticks == 1 && move.value == GKGameModelMinScore)
    game.left = 0
    #expect(strategist.bestMoveForActivePlayer() == nil)
  }
}
