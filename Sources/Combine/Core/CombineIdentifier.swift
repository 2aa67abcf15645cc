/// Tells the parts of a pipeline apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  public init() { rawValue = Self.counter.next() }

  public init(_ obj: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) }

  public var description: String { "0x\(String(rawValue, radix: 16))" }

  private let rawValue: UInt64
  private static let counter = Counter()

  private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var last: UInt64 = 0

    func next() -> UInt64 {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
