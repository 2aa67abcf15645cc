import Foundation

/// Messages between the compiler and a plug-in: eight bytes of length, lowest first, then that much JSON.
package struct MessageChannel {
  private let input: FileHandle
  private let output: FileHandle

  /// A channel over two open files.
  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// The next message; nil when the compiler is done.
  package func read() -> [String: Any]? {
    guard let header = bytes(8), let body = bytes(header.reversed().reduce(0) { $0 << 8 | Int($1) }) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  /// Sends a message.
  package func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var length = UInt64(body.count).littleEndian
    output.write(withUnsafeBytes(of: &length) { Data($0) } + body)
  }

  /// Exactly `count` bytes; nil if the input ends before.
  private func bytes(_ count: Int) -> Data? {
    var result = Data()
    while result.count < count {
      guard let part = try? input.read(upToCount: count - result.count), !part.isEmpty else { return nil }
      result += part
    }
    return result
  }
}
