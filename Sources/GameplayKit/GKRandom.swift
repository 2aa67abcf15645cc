@_exported import Foundation

/// Numbers by chance.
public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// The system's chance: the run's, so that the same seed gives the same numbers.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  public override init() { super.init() }
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// The next 64 bits.
  func next() -> UInt64 { UInt64.random(in: .min ... .max) }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  open func nextInt(upperBound: Int) -> Int { upperBound <= 0 ? 0 : Int(next() % UInt64(upperBound)) }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() & 1 == 1 }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, nextInt(upperBound: index + 1)) }
    return result
  }
}

/// Numbers that follow from a seed.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64 { didSet { state = seed } }
  private var state: UInt64
  public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }
  public init(seed: UInt64) {
    (self.seed, state) = (seed, seed)
    super.init()
  }
  /// Not the numbers of a phone: the same ones for the same seed.
  override func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
open class GKARC4RandomSource: GKMersenneTwisterRandomSource, @unchecked Sendable {
  open func dropValues(_ count: Int) { for _ in 0..<count { _ = next() } }
}
open class GKLinearCongruentialRandomSource: GKMersenneTwisterRandomSource, @unchecked Sendable {}

/// Numbers between two others.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue: Int
  public let highestValue: Int
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  let source: any GKRandom
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    precondition(lowestInclusive <= highestInclusive, "the lowest value is higher than the highest")
    (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
  }
  open class func d6() -> Self { self.init(lowest: 1, highest: 6) }
  open class func d20() -> Self { self.init(lowest: 1, highest: 20) }
  public required init(lowest: Int, highest: Int) { (source, lowestValue, highestValue) = (GKRandomSource(), lowest, highest) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { source.nextInt(upperBound: upperBound) }
  open func nextUniform() -> Float { source.nextUniform() }
  open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers that don't come again before all others came.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
