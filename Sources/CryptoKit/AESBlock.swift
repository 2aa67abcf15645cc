/// The block cipher of FIPS 197, in the direction that Galois/counter mode needs.
struct AESBlock {
  private let roundKeys: [[UInt8]]

  /// - Parameter key: 16, 24 or 32 bytes.
  init(key: [UInt8]) {
    let words = key.count / 4
    let rounds = words + 6
    var schedule = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
    var constant: UInt8 = 1
    for index in words..<4 * (rounds + 1) {
      var word = schedule[index - 1]
      if index % words == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.substitutes[Int($0)] }
        word[0] ^= constant
        constant = Self.double(constant)
      } else if words > 6, index % words == 4 {
        word = word.map { Self.substitutes[Int($0)] }
      }
      schedule.append(zip(schedule[index - words], word).map { $0 ^ $1 })
    }
    roundKeys = stride(from: 0, to: schedule.count, by: 4).map { Array(schedule[$0..<$0 + 4].joined()) }
  }

  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, roundKeys[0]).map { $0 ^ $1 }
    for round in 1..<roundKeys.count {
      let shifted = (0..<16).map { Self.substitutes[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      state = round == roundKeys.count - 1 ? shifted : Self.mixed(shifted)
      for index in 0..<16 { state[index] ^= roundKeys[round][index] }
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      let column = index / 4 * 4
      func byte(_ offset: Int) -> UInt8 { state[column + (index + offset) % 4] }
      return double(byte(0)) ^ double(byte(1)) ^ byte(1) ^ byte(2) ^ byte(3)
    }
  }

  private static func double(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1B) }

  /// Inverses in the field of 256 elements, turned and added as FIPS 197 says.
  private static let substitutes: [UInt8] = {
    var (table, power, inverse) = ([UInt8](repeating: 0x63, count: 256), UInt8(1), UInt8(1))
    repeat {
      power ^= double(power)
      // Divided by three, which `power` was multiplied with.
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      var turned = inverse
      for bits in UInt8(1)...4 { turned ^= inverse << bits | inverse >> (8 - bits) }
      table[Int(power)] = turned ^ 0x63
    } while power != 1
    return table
  }()
}
