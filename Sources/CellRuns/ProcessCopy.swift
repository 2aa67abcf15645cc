import Foundation

/// Does something in a copy of a run's process, so that the run itself goes on as if it had not happened.
package enum ProcessCopy {
  /// How a copy ended that tells by itself what it does.
  package enum End: Sendable {
    /// By itself.
    case finished
    /// By a trap or another signal.
    case trapped
    /// It was killed because it took too long.
    case timedOut
    /// There was none: the system refused it.
    case impossible
  }

  /// False once the run has used other threads: a copy has only the one that makes it, and would wait for the others for ever.
  package static var isPossible: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) == 1
  }

  /// Runs `body` in a copy and returns what it made. Nil if the copy trapped, or took longer than `seconds` by the wall clock.
  package static func run(seconds: Int32 = 20, _ body: () -> [UInt8]) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let child = fork()
    guard child >= 0 else {
      close(ends[0])
      close(ends[1])
      return nil
    }
    if child == 0 {
      close(ends[0])
      ChildReply(descriptor: ends[1]).write(body())
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    let data = readAll(ends[0], seconds: seconds)
    if data == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status == 0 ? data : nil
  }

  /// Runs `body` in a copy, which ends after it, and waits for that.
  /// - Parameter seconds: By the wall clock; then the copy is killed.
  package static func perform(seconds: Int32, _ body: () -> Void) -> End {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .impossible }
    let child = fork()
    guard child >= 0 else {
      close(ends[0])
      close(ends[1])
      return .impossible
    }
    if child == 0 {
      close(ends[0])
      body()
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    // Nobody writes: the pipe says when its last writer, the copy, is gone.
    let isInTime = readAll(ends[0], seconds: seconds) != nil
    if !isInTime { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    if !isInTime { return .timedOut }
    return status & 0x7f == 0 ? .finished : .trapped
  }

  /// Reads to the end; nil if nothing comes for `seconds`.
  private static func readAll(_ descriptor: Int32, seconds: Int32) -> [UInt8]? {
    var data: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, seconds * 1000)
      if ready < 0 && errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[0..<count])
    }
  }
}
