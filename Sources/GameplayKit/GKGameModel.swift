import Foundation

/// The scores between which a position lies.
public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// Somebody who plays, known by a number.
public protocol GKGameModelPlayer: NSObjectProtocol {
  var playerId: Int { get }
}

/// A move. A strategist writes into it what it is worth.
public protocol GKGameModelUpdate: NSObjectProtocol {
  var value: Int { get set }
}

/// A position of a game, with what may be done in it.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Takes over another position.
  func setGameModel(_ gameModel: any GKGameModel)
  /// The moves of a player; nil or none if the game is over.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

/// What a game may leave out.
extension GKGameModel {
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Somebody who finds a move.
public protocol GKStrategist: NSObjectProtocol {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
