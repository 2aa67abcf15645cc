/// One unknown of the solver: a layout variable, or a slack, error or marker it made for a constraint.
typealias SolverSymbol = Int32

/// `coefficient · symbol`.
struct SolverCell {
  var symbol: SolverSymbol
  var coefficient: Double
}

/// `basic = constant + Σ coefficient · symbol`, sorted by symbol so that every sum runs in the same order.
///
/// It only says where its cells are: they lie with those of all other rows in ``SolverCells``, because an array for each row would
/// cost as much as solving it. Of two copies only one may be changed or discarded.
struct SolverRow {
  var constant: Double
  /// A bit for each symbol that may be in the row: most questions are answered without looking for it.
  var mask: UInt64 = 0
  /// The unknown that the row defines; -1 for a sum that is to be minimised.
  var basic: SolverSymbol = -1
  var start: Int32
  var count: Int32 = 0
  /// Which of the sizes of blocks it has.
  var size: Int32

  /// Below this a coefficient or a violation counts as zero.
  static let epsilon = 1e-8

  static func bit(_ symbol: SolverSymbol) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: symbol & 63) }

  /// False if the symbol is certainly not in the row.
  func mayContain(_ symbol: SolverSymbol) -> Bool { mask & Self.bit(symbol) != 0 }
}
