import CellRuns
import Dispatch
import Foundation
import HeadlessCore
import Testing

/// What a run owns of time and order. Each test compares the whole history of a child.
@Suite struct ZygoteTimeTests {
  @Test("A day of Task.sleep takes no wall time")
  func sleepingTask() throws {
    let start = ContinuousClock.now
    let text = try reply {
      let log = Log()
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(86_400))
        log.add("\(HostLoop.now)")
        log.add("\(Int(Date().timeIntervalSince1970))")
      }
      HostLoop.settle(within: 100_000)
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(text == "86400.0 1704186000")
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test("Clocks stand still until the loop moves them, and then all by the same")
  func clocks() throws {
    let text = try reply {
      let log = Log()
      func read() {
        log.add(
          "\(Date().timeIntervalSince1970 - 1_704_099_600) \(DispatchTime.now().uptimeNanoseconds / 1_000_000) \(ProcessInfo.processInfo.systemUptime)"
        )
      }
      let begin = ContinuousClock.now
      read()
      HostLoop.advance(by: 1.5)
      read()
      log.add("\(ContinuousClock.now - begin)")
      Thread.sleep(forTimeInterval: 2)
      read()
      HostLoop.pinWallClock(at: 1)
      HostLoop.advance(by: 1)
      read()
      HostLoop.pinWallClock(at: nil)
      read()
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(
      text
        == "0.0 100000000 100000.0 1.5 100001500 100001.5 1.5 seconds 3.5 100003500 100003.5 1.0 100004500 100004.5 4.5 100004500 100004.5"
    )
  }

  @Test("Main-queue work, other queues' work and tasks run in the order in which they were queued, on their own threads")
  func order() throws {
    let body: ChildRequest.ChildFunction = { pointer in
      let log = Log()
      let serial = DispatchQueue(label: "serial")
      DispatchQueue.global().async {
        log.add("1-\(currentThread())")
        DispatchQueue.main.async { log.add("7-\(currentThread())") }
      }
      DispatchQueue.main.async { log.add("2-\(currentThread())") }
      serial.async { log.add("3-\(currentThread())") }
      Task { @MainActor in
        log.add("4-\(currentThread())")
        await Task.yield()  // leaves the main actor and comes back
        log.add("10-\(currentThread())")
      }
      Task.detached {
        log.add("5-\(currentThread())")
        await MainActor.run { log.add("8-\(currentThread())") }
        log.add("9-\(currentThread())")
      }
      serial.async(flags: .barrier) { log.add("6-\(currentThread())") }
      log.add("0-\(currentThread())")
      let settled = HostLoop.settle()
      ChildCall.at(pointer).reply.write(log.take() + " \(settled.pending)")
    }
    let expected = "0-main 1-other 2-main 3-other 4-main 5-other 6-other 7-main 8-main 9-other 10-main []"
    for _ in 0..<5 {
      let history = try reply(body)
      #expect(history == expected)
    }
  }

  @Test("Delayed work fires at its virtual time; what lies beyond the bound is named")
  func delays() throws {
    let text = try reply {
      let log = Log()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add("after@\(HostLoop.now)") }
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + 1) { log.add("wall@\(HostLoop.now)") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 30) { log.add("late@\(HostLoop.now)") }
      Task.detached {
        try? await Task.sleep(until: .now + .seconds(3), tolerance: .seconds(1), clock: .continuous);
        log.add("slept@\(HostLoop.now)")
      }
      HostLoop.schedule(after: 20, label: "the host's own work") { log.add("host@\(HostLoop.now)") }
      let pending = HostLoop.settle(within: 10).pending
      HostLoop.advance(by: 40)
      ChildCall.at($0).reply.write(log.take() + " \(pending) \(HostLoop.now)")
    }
    #expect(
      text == """
        wall@1.0 after@2.0 slept@3.0 host@20.0 late@30.0 \
        ["the host\\'s own work", "work on the queue \\"com.apple.main-thread\\", due in 27.0 s, \
        started in ZygoteTimeTests.delays()"] 43.0
        """)
  }

  @Test("Timers fire in virtual time; nobody waits for a repeating one")
  func timers() throws {
    let text = try reply {
      let log = Log()
      let tick = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.add("tick@\(HostLoop.now)") }
      _ = Timer.scheduledTimer(withTimeInterval: 2.5, repeats: false) { _ in log.add("once@\(HostLoop.now)") }
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 0.25, repeating: 4)
      source.setEventHandler { log.add("source@\(HostLoop.now)") }
      source.setCancelHandler { log.add("cancelled@\(HostLoop.now)") }
      source.resume()
      let first = HostLoop.settle().pending
      log.add("|")
      HostLoop.advance(by: 2)
      tick.invalidate()
      source.cancel()
      let second = HostLoop.settle().pending
      RunLoop.main.perform { log.add("performed") }
      HostLoop.settle()
      ChildCall.at($0).reply.write(log.take() + " \(first) \(second) \(HostLoop.now < 10)")
    }
    #expect(
      text
        == "source@0.25 tick@1.0 tick@2.0 once@2.5 tick@3.0 | source@4.25 tick@4.0 tick@5.0 cancelled@5.0 performed [] [] true"
        || text
          == "source@0.25 tick@1.0 tick@2.0 once@2.5 | tick@3.0 tick@4.0 source@4.25 cancelled@4.5 performed [] [] true"
    )
  }

  @Test("Groups, work items, semaphores and synchronous calls keep their meaning")
  func waiting() throws {
    let text = try reply {
      let log = Log()
      let serial = DispatchQueue(label: "serial")
      let group = DispatchGroup()
      for index in 0..<2 { DispatchQueue.global().async(group: group) { log.add("g\(index)") } }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
      group.notify(queue: .main) { log.add("all@\(HostLoop.now)") }
      let cancelled = DispatchWorkItem { log.add("never") }
      serial.async(execute: cancelled)
      cancelled.cancel()
      serial.async { log.add("a") }
      log.add(serial.sync { "b" })
      let arrived = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        log.add("signals")
        arrived.signal()
      }
      arrived.wait()
      log.add("goes-on")
      let never = DispatchSemaphore(value: 0)
      serial.async {
        log.add(never.wait(timeout: .now() + 4) == .timedOut ? "timed-out@\(HostLoop.now)" : "?")
        DispatchQueue.main.sync { log.add("sync@\(Thread.isMainThread)") }
        sleep(5)
        log.add("slept@\(HostLoop.now)")
      }
      DispatchQueue.concurrentPerform(iterations: 3) { log.add("p\($0)") }
      let pending = HostLoop.settle().pending
      serial.async { never.wait() }
      log.add("\(pending) \(HostLoop.settle().pending)")
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(
      text == """
        g0 g1 a b signals goes-on p0 p1 p2 all@1.0 timed-out@4.0 sync@true slept@9.0 [] \
        ["work on the queue \\"serial\\" that waits for a signal nobody has sent, started in ZygoteTimeTests.waiting()"]
        """)
  }

  @Test("Operation queues and condition variables wait in virtual time")
  func operations() throws {
    let text = try reply {
      let log = Log()
      let queue = OperationQueue()
      queue.addOperation { log.add("op-\(Thread.isMainThread)") }
      OperationQueue.main.addOperation { log.add("main-\(Thread.isMainThread)") }
      queue.waitUntilAllOperationsAreFinished()
      log.add("waited")
      HostLoop.settle()
      let condition = NSCondition()
      condition.lock()
      log.add("\(condition.wait(until: Date().addingTimeInterval(3)))@\(HostLoop.now)")
      condition.unlock()
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(text == "op-false waited main-true false@3.0")
  }

  @Test("A run loop that user code runs inside of a call goes on in virtual time")
  func nestedRunLoop() throws {
    let text = try reply {
      let log = Log()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("inside@\(HostLoop.now)") }
      RunLoop.current.run(until: Date().addingTimeInterval(1))
      log.add("\((HostLoop.now * 1000).rounded())")
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(text == "inside@0.5 1000.0")
  }

  @Test("Work that queues itself without end is stopped and named")
  func endless() throws {
    let text = try reply {
      @Sendable func again() { DispatchQueue.main.async { again() } }
      again()
      ChildCall.at($0).reply.write("\(HostLoop.settle().pending.last ?? "nothing") \(HostLoop.now)")
    }
    #expect(text == "work that keeps queueing more work without time passing 0.0")
  }

  @Test("A wait on the main thread that nothing can end is a trap that says so")
  func deadlock() throws {
    let ended = try status { _ in
      HostRun.setStep(4)
      DispatchSemaphore(value: 0).wait()
    }
    #expect(
      ended
        == .signalled(
          signal: 6, step: 4, report: "Fatal error: the main thread waits for a signal that no pending work can send"))
  }

  @Test("A source that is not a timer is not owned, and is named")
  func ownSource() throws {
    let text = try reply {
      let source = DispatchSource.makeReadSource(fileDescriptor: 0)
      source.resume()
      ChildCall.at($0).reply.write("\(HostRun.unowned)")
    }
    #expect(text == "[\"a dispatch source that is not a timer, as URLSession uses\"]")
  }

  @Test("A thread of its own is not owned, and is named")
  func ownThread() throws {
    let text = try reply {
      let before = HostRun.unowned
      Thread.detachNewThread {}
      ChildCall.at($0).reply.write("\(before) \(HostRun.unowned)")
    }
    #expect(text == "[] [\"a thread that is not a dispatch queue\\'s\"]")
  }
}
