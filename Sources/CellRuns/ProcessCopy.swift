import CInterposer
import Foundation

/// Does something in a copy of a run's process, so that the run itself goes on as if it had not happened.
package enum ProcessCopy {
  /// How a copy ended that tells by itself what it does.
  package enum End: Sendable {
    /// It ended by itself.
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

  /// From now on copies note the types that they name.
  package static func noteTypes() { ci_note_types() }

  /// Makes the types that copies have noted, so that the next ones have them. No copy may be at work.
  package static func makeNotedTypes() { ci_make_noted_types() }

  /// Runs `body` in a copy and returns what it made. Nil if the copy trapped, or took longer than `seconds` by the wall clock.
  package static func run(seconds: Int32 = 20, _ body: () -> [UInt8]) -> [UInt8]? {
    lastMessage(seconds: seconds) { send in send(body()) }
  }

  /// Runs `body` in a copy and returns the last message that it sent whole, also if the copy trapped after that, or told nothing more for
  /// `seconds` by the wall clock. Nil if there is none.
  package static func lastMessage(seconds: Int32 = 20, _ body: (_ send: Messages) -> Void) -> [UInt8]? {
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
      body(Messages(reply: ChildReply(descriptor: ends[1])))
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    let data = readAll(ends[0], seconds: seconds)
    if !data.isWhole { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return last(in: data.bytes)
  }

  /// Where a copy sends its messages.
  package struct Messages {
    fileprivate let reply: ChildReply

    package func callAsFunction(_ message: [UInt8]) {
      reply.write(withUnsafeBytes(of: UInt32(message.count)) { Array($0) } + message)
    }
  }

  /// The last of several messages that is there whole.
  private static func last(in bytes: [UInt8]) -> [UInt8]? {
    var found: Range<Int>?
    var start = 0
    while bytes.count - start >= 4 {
      let count = bytes[start..<(start + 4)].withUnsafeBytes { Int($0.loadUnaligned(as: UInt32.self)) }
      start += 4
      guard bytes.count - start >= count else { break }
      found = start..<(start + count)
      start += count
    }
    return found.map { Array(bytes[$0]) }
  }

  /// Runs `body` in a copy, which ends after it, and waits for that.
  /// - Parameters:
  ///   - processorSeconds: How much of the processor's time the copy may use: on a busy machine a walk takes long, and is the same.
  ///   - seconds: By the wall clock, for a copy that waits for what never comes; then it is killed.
  package static func perform(processorSeconds: Int, seconds: Int32, _ body: () -> Void) -> End {
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
      var limit = rlimit(rlim_cur: rlim_t(processorSeconds), rlim_max: rlim_t(processorSeconds + 1))
      setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
      body()
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    // Nobody writes: the pipe says when its last writer, the copy, is gone.
    let isInTime = readAll(ends[0], seconds: seconds).isWhole
    if !isInTime { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    if !isInTime { return .timedOut }
    return switch status & 0x7f {
    case 0: .finished
    case SIGXCPU: .timedOut
    default: .trapped
    }
  }

  /// Reads to the end; not whole if nothing comes for `seconds`.
  private static func readAll(_ descriptor: Int32, seconds: Int32) -> (bytes: [UInt8], isWhole: Bool) {
    var data: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, seconds * 1000)
      if ready < 0 && errno == EINTR { continue }
      guard ready > 0 else { return (data, false) }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return (data, true) }
      data.append(contentsOf: buffer[0..<count])
    }
  }
}
