import CellRuns
import Foundation
import Synchronization
import Testing

/// A run counts references without locks as long as no two of its threads go on at once.
@Suite struct ZygoteReferenceTests {
  /// Says how many of its kind are gone.
  private final class Counted: Sendable {
    static let gone = Atomic(0)
    deinit { Self.gone.add(1, ordering: .relaxed) }
  }

  /// Takes and gives back references to one object.
  private static func use(_ object: Counted, _ times: Int) {
    var taken: [Counted] = []
    for _ in 0..<times / 100 {
      for _ in 0..<100 { taken.append(object) }
      taken.removeAll(keepingCapacity: true)
    }
  }

  @Test("Objects live as long as somebody holds them, alone and shared by threads that the run does not own")
  func counts() throws {
    let history = try reply { pointer in
      var history: [String] = []
      var object: Counted? = Counted()
      weak let seen = object
      object.map { ZygoteReferenceTests.use($0, 10_000) }
      history.append("alone \(Counted.gone.load(ordering: .relaxed)) \(seen != nil)")
      let threads = (0..<4).map { _ in
        let shared = object
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
          if let shared { ZygoteReferenceTests.use(shared, 200_000) }
          done.signal()
        }
        thread.start()
        return done
      }
      object.map { ZygoteReferenceTests.use($0, 200_000) }
      threads.forEach { $0.wait() }
      history.append("shared \(Counted.gone.load(ordering: .relaxed)) \(seen != nil)")
      // A thread gives its own reference back after it has said that it is done.
      object = nil
      for _ in 0..<1000 where seen != nil { usleep(1000) }
      history.append("left \(Counted.gone.load(ordering: .relaxed)) \(seen != nil)")
      ChildCall.at(pointer).reply.write(history.joined(separator: ", "))
    }
    #expect(history == "alone 0 true, shared 0 true, left 1 false")
  }
}
