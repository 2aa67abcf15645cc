/// Collects bytes into blocks of one size, and ends them as hash functions of Merkle and Damgård's kind do.
struct BlockBuffer: Sendable {
  let size: Int
  private var waiting: [UInt8] = []
  private var count = 0

  init(size: Int) { self.size = size }

  mutating func take(_ bytes: UnsafeRawBufferPointer, _ mix: ([UInt8]) -> Void) {
    count += bytes.count
    waiting += bytes
    var start = 0
    while waiting.count - start >= size {
      mix(Array(waiting[start..<start + size]))
      start += size
    }
    waiting.removeFirst(start)
  }

  /// One bit, noughts, and the number of bits.
  mutating func end(lengthBytes: Int, isBigEndian: Bool, _ mix: ([UInt8]) -> Void) {
    let length = (UInt64(count) * 8).bigEndianBytes
    let all = Array(repeating: UInt8(0), count: lengthBytes - 8) + length
    var rest = waiting + [0x80]
    while rest.count % size != size - lengthBytes { rest.append(0) }
    rest += isBigEndian ? all : all.reversed()
    for start in stride(from: 0, to: rest.count, by: size) { mix(Array(rest[start..<start + size])) }
  }
}

extension FixedWidthInteger {
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
  init(bigEndianBytes bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | Self($1) } }
  func turned(right count: Int) -> Self { self >> Self(count) | self << Self(Self.bitWidth - count) }
}
