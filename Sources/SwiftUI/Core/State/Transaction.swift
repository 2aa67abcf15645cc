/// The context of a change: how it is animated.
nonisolated public struct Transaction {
  /// The animation of the change, if any.
  public var animation: Animation?
  /// True if animations of views are to be skipped.
  public var disablesAnimations = false
  /// True if the change is part of a gesture under way.
  public var isContinuous = false

  /// What the app says of the change; the same object where nothing was said since.
  private var notes: TransactionNotes?

  /// Creates an empty transaction.
  public init() {}

  /// A value by its key.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { notes?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var values = notes?.values ?? [:]
      values[ObjectIdentifier(key)] = newValue
      notes = TransactionNotes(values)
    }
  }

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool { animation == nil && !disablesAnimations && !isContinuous && notes == nil }

  /// True if changes under both can share an update.
  func isCompatible(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations && notes === other.notes
  }

  /// The one in force.
  static var current: Transaction {
    get { GraphRunState.current.transaction }
    set { GraphRunState.current.transaction = newValue }
  }
}

/// Values of a transaction by their keys.
nonisolated private final class TransactionNotes {
  let values: [ObjectIdentifier: Any]
  init(_ values: [ObjectIdentifier: Any]) { self.values = values }
}

/// A key of what the app says of a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// What a change says that says nothing.
  static var defaultValue: Value { get }
}

/// Runs `body` with a transaction in force and returns its result.
nonisolated public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let previous = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = previous }
  return try body()
}

/// Runs `body` with a value of the transaction in force set.
nonisolated public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// A mutation that waits for its update.
@MainActor protocol PendingMutation: AnyObject {
  /// Makes what was written under the transaction visible to bodies.
  func apply(_ transaction: PendingTransaction)
}

/// Mutations that become one update (ST-06).
@MainActor final class PendingTransaction {
  let transaction: Transaction
  private var mutations: [any PendingMutation] = []

  init(_ transaction: Transaction) { self.transaction = transaction }

  func add(_ mutation: any PendingMutation) { mutations.append(mutation) }

  func apply() {
    for mutation in mutations { mutation.apply(self) }
  }
}
