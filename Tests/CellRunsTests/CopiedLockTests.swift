import CellRuns
import Foundation
import Synchronization
import Testing

@Suite("Locks in a copy of a run's process") struct CopiedLockTests {
  @Test("a lock that two threads of a copy want goes from one to the other, as in the run itself")
  func contended() throws {
    let sum = try reply { pointer in
      let call = ChildCall.at(pointer)
      // What locks has asked for the thread's number before the copy is made.
      counter.withLock { $0 = 1 }
      let sent = ProcessCopy.run {
        counter.withLock { $0 = 0 }
        let threads = (0..<2).map { _ in Thread { count() } }
        for thread in threads { thread.start() }
        count()
        while !threads.allSatisfy(\.isFinished) { usleep(1000) }
        return Array("\(counter.withLock { $0 })".utf8)
      }
      call.reply.write(sent.map { String(decoding: $0, as: UTF8.self) } ?? "the copy ended")
    }
    #expect(sum == "150000")
  }

  @Test("a lock that is taken before a copy is made is given back in the copy")
  func held() throws {
    let answer = try reply { pointer in
      let call = ChildCall.at(pointer)
      let lock = Mutex("")
      let sent = lock.withLock { value in
        value = "held"
        return ProcessCopy.run { Array("held".utf8) }
      }
      let again = ProcessCopy.run { Array(lock.withLock { $0 }.utf8) }
      call.reply.write("\(sent == Array("held".utf8)) \(again.map { String(decoding: $0, as: UTF8.self) } ?? "the copy ended")")
    }
    #expect(answer == "true held")
  }
}

private let counter = Mutex(0)

private func count() { for _ in 0..<50_000 { counter.withLock { $0 += 1 } } }
