import Foundation

/// Who plays after whom. The first one is whose turn it is; behind the last one comes the first again.
@MainActor final class RoundTable {
  private(set) var order = ["Ada", "Ben", "Cleo", "Dov", "Elif"]
  /// Who pauses, and whom they sit behind.
  private(set) var pausing: [(name: String, behind: String)] = []

  func endTurn() { order.append(order.removeFirst()) }

  func pause(_ name: String) {
    guard order.count > 2, let place = order.firstIndex(of: name) else { return }
    pausing.append((name, order[(place + order.count - 1) % order.count]))
    order.remove(at: place)
  }

  /// Takes the seat again: turns go on as they stand, so that it is next behind its neighbour.
  func comeBack() {
    guard let last = pausing.popLast() else { return }
    let place = order.firstIndex(of: last.behind).map { $0 + 1 } ?? order.count
    order.insert(last.name, at: place)
  }
}
