import Foundation

/// Looks a number of moves ahead, and takes the best answer of everybody for granted.
///
/// Moves are tried on copies of the position. A line ends where somebody has won. Of moves that are worth the same the first is taken, or
/// one that `randomSource` chooses.
open class GKMinmaxStrategist: NSObject, GKStrategist, @unchecked Sendable {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  /// Nil if nothing is looked ahead, or the game is over.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = judged(for: player)
    let best = moves.filter { $0.value == moves.first?.value }
    return best.isEmpty ? nil : best[randomSource?.nextInt(upperBound: best.count) ?? 0]
  }

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  /// One of the best moves by chance.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let moves = judged(for: player).prefix(max(1, numMovesToConsider))
    return moves.isEmpty ? nil : moves[(randomSource ?? GKRandomSource.sharedRandom()).nextInt(upperBound: moves.count)]
  }

  /// The moves with what they are worth, the best first.
  private func judged(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
    for move in moves { move.value = value(of: gameModel, after: move, for: player, depth: maxLookAheadDepth - 1) }
    return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
  }

  private func value(
    of model: any GKGameModel, after move: any GKGameModelUpdate, for player: any GKGameModelPlayer, depth: Int
  ) -> Int {
    guard let next = model.copy(with: nil) as? any GKGameModel else { return GKGameModelMinScore }
    next.setGameModel(model)
    next.apply(move)
    if next.isWin(for: player) { return GKGameModelMaxScore }
    let others = (next.players ?? []).filter { $0.playerId != player.playerId }
    if next.isLoss(for: player) || others.contains(where: { next.isWin(for: $0) }) { return GKGameModelMinScore }
    guard depth > 0, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty else {
      return next.score(for: player)
    }
    let values = moves.map { value(of: next, after: $0, for: player, depth: depth - 1) }
    return (active.playerId == player.playerId ? values.max() : values.min()) ?? next.score(for: player)
  }
}
