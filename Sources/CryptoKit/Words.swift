import Foundation

/// The round of MD5 (RFC 1321).
enum Words128 {
  static let start: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
  private static let table: [UInt32] = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
  private static let turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

  static func mix(_ block: [UInt8], into state: inout [UInt32]) {
    let words = (0..<16).map { UInt32(bigEndianBytes: block[$0 * 4..<$0 * 4 + 4]).byteSwapped }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for index in 0..<64 {
      let (value, place): (UInt32, Int) =
        switch index / 16 {
        case 0: ((b & c) | (~b & d), index)
        case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
        case 2: (b ^ c ^ d, (3 * index + 5) % 16)
        default: (c ^ (b | ~d), (7 * index) % 16)
        }
      let sum = value &+ a &+ table[index] &+ words[place]
      (a, d, c) = (d, c, b)
      b = b &+ sum.turned(right: 32 - turns[index / 16][index % 4])
    }
    for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
  }
}

/// The round of SHA-1 (RFC 3174).
enum Words160 {
  static let start: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

  static func mix(_ block: [UInt8], into state: inout [UInt32]) {
    var words = (0..<16).map { UInt32(bigEndianBytes: block[$0 * 4..<$0 * 4 + 4]) }
    for index in 16..<80 {
      words.append((words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).turned(right: 31))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (value, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: ((b & c) | (~b & d), 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let sum = a.turned(right: 27) &+ value &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, b.turned(right: 2), a, sum)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }
}

/// The rounds of SHA-2 (RFC 6234), with words of 32 and of 64 bits.
enum Words256 {
  static let start: [UInt32] = PrimeFractions.ofRoots(first: 8).map { UInt32($0 >> 32) }
  private static let table: [UInt32] = PrimeFractions.ofCubeRoots.prefix(64).map { UInt32($0 >> 32) }

  static func mix(_ block: [UInt8], into state: inout [UInt32]) {
    SecondFamily.mix(block, into: &state, table, [7, 18, 3], [17, 19, 10], [6, 11, 25], [2, 13, 22])
  }
}
enum Words512 {
  static let start: [UInt64] = PrimeFractions.ofRoots(first: 8)
  static let start384: [UInt64] = Array(PrimeFractions.ofRoots(first: 16).dropFirst(8))

  static func mix(_ block: [UInt8], into state: inout [UInt64]) {
    SecondFamily.mix(
      block, into: &state, PrimeFractions.ofCubeRoots, [1, 8, 7], [19, 61, 6], [14, 18, 41], [28, 34, 39])
  }
}

private enum SecondFamily {
  static func mix<Word: FixedWidthInteger>(
    _ block: [UInt8], into state: inout [Word], _ table: [Word], _ small0: [Int], _ small1: [Int], _ large1: [Int],
    _ large0: [Int]
  ) {
    let size = Word.bitWidth / 8
    var words = (0..<16).map { Word(bigEndianBytes: block[$0 * size..<($0 + 1) * size]) }
    func small(_ word: Word, _ turns: [Int]) -> Word {
      word.turned(right: turns[0]) ^ word.turned(right: turns[1]) ^ (word >> Word(turns[2]))
    }
    func large(_ word: Word, _ turns: [Int]) -> Word {
      word.turned(right: turns[0]) ^ word.turned(right: turns[1]) ^ word.turned(right: turns[2])
    }
    for index in 16..<table.count {
      words.append(words[index - 16] &+ small(words[index - 15], small0) &+ words[index - 7] &+ small(words[index - 2], small1))
    }
    var now = state
    for index in 0..<table.count {
      let choice = (now[4] & now[5]) ^ (~now[4] & now[6])
      let first = now[7] &+ large(now[4], large1) &+ choice &+ table[index] &+ words[index]
      let majority = (now[0] & now[1]) ^ (now[0] & now[2]) ^ (now[1] & now[2])
      let second = large(now[0], large0) &+ majority
      now = [first &+ second, now[0], now[1], now[2], now[3] &+ first, now[4], now[5], now[6]]
    }
    for index in 0..<8 { state[index] &+= now[index] }
  }
}

/// The first 64 bits behind the point of roots of the first primes, which SHA-2 takes its constants from.
private enum PrimeFractions {
  static let ofCubeRoots: [UInt64] = primes(80).map { fraction($0, power: 3) }
  static func ofRoots(first count: Int) -> [UInt64] { primes(count).map { fraction($0, power: 2) } }

  private static func primes(_ count: Int) -> [Int] {
    var found: [Int] = []
    var number = 2
    while found.count < count {
      if !found.contains(where: { number % $0 == 0 }) { found.append(number) }
      number += 1
    }
    return found
  }

  /// Bit by bit: the largest number whose power is not above the prime, with 64 bits behind the point.
  private static func fraction(_ prime: Int, power: Int) -> UInt64 {
    var root = Wide(0)
    let goal = Wide(UInt64(prime)).shifted(words: power)
    for bit in stride(from: 68, through: 0, by: -1) {
      let next = root.setting(bit)
      let value = power == 2 ? next.times(next) : next.times(next).times(next)
      if !goal.isBelow(value) { root = next }
    }
    return root.words[0]
  }
}

/// A number of 320 bits, in words of 64, the least first.
private struct Wide {
  var words: [UInt64] = Array(repeating: 0, count: 5)
  init(_ word: UInt64) { words[0] = word }
  func shifted(words count: Int) -> Wide {
    var result = Wide(0)
    for index in count..<5 { result.words[index] = words[index - count] }
    return result
  }
  func setting(_ bit: Int) -> Wide {
    var result = self
    result.words[bit / 64] |= 1 << UInt64(bit % 64)
    return result
  }
  func times(_ other: Wide) -> Wide {
    var result = Wide(0)
    for left in 0..<5 {
      var carry: UInt64 = 0
      for right in 0..<5 - left {
        let (high, low) = words[left].multipliedFullWidth(by: other.words[right])
        let (first, over) = result.words[left + right].addingReportingOverflow(low)
        let (second, overAgain) = first.addingReportingOverflow(carry)
        result.words[left + right] = second
        carry = high &+ (over ? 1 : 0) &+ (overAgain ? 1 : 0)
      }
    }
    return result
  }
  func isBelow(_ other: Wide) -> Bool {
    for index in (0..<5).reversed() where words[index] != other.words[index] { return words[index] < other.words[index] }
    return false
  }
}
