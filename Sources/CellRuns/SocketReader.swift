import Glibc

/// Reads what comes over a connection, so many bytes at a time.
struct SocketReader {
  let descriptor: Int32
  /// When waiting ends; nil: never.
  var deadline: ContinuousClock.Instant?

  /// True once the deadline has passed.
  var isOverdue: Bool { deadline.map { ContinuousClock.now >= $0 } ?? false }

  /// So many bytes; nil if the connection was closed before, or the deadline has passed.
  func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      guard waitForBytes() else { return nil }
      let got = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress.map { $0 + filled }, count - filled) }
      if got < 0 && errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }

  private func waitForBytes() -> Bool {
    guard let deadline else { return true }
    while true {
      let rest = max(0, (deadline - ContinuousClock.now) / .milliseconds(1))
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(min(rest, 1_000_000_000)) + 1)
      if ready < 0 && errno == EINTR { continue }
      return ready > 0
    }
  }
}
