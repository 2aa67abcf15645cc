import Foundation
import HeadlessCore

extension OwnedAPI {
  static let dispatch: [OwnedAPI] = [
    OwnedAPI("`DispatchQueue.main.async`", "now a b") { log in
      DispatchQueue.main.async { log.add("a") }
      DispatchQueue.main.async { log.add("b") }
      log.add("now")
    },
    OwnedAPI("`DispatchQueue.global().async`", "now a-other b-other", remark: "completions follow the policy's order") { log in
      DispatchQueue.global().async { log.add("a-\(currentThread())") }
      DispatchQueue.global(qos: .utility).async { log.add("b-\(currentThread())") }
      log.add("now")
    },
    OwnedAPI("a serial queue", "a b c") { log in
      let queue = DispatchQueue(label: "serial")
      for name in ["a", "b", "c"] { queue.async { log.add(name) } }
    },
    OwnedAPI("a concurrent queue with `.barrier`", "read write again") { log in
      let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
      queue.async { log.add("read") }
      queue.async(flags: .barrier) { log.add("write") }
      queue.async { log.add("again") }
    },
    OwnedAPI("`asyncAfter(deadline:)`, `asyncAfter(wallDeadline:)`", "wall@1.0 deadline@2.0") { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.at("deadline") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { log.at("wall") }
    },
    OwnedAPI("`sync`", "earlier sync barrier now") { log in
      let queue = DispatchQueue(label: "serial")
      queue.async { log.add("earlier") }
      queue.sync { log.add("sync") }
      queue.sync(flags: .barrier) { log.add("barrier") }
      log.add("now")
    },
    OwnedAPI("`DispatchWorkItem`: cancel, notify", "work@0.0 notified@0.0") { log in
      let cancelled = DispatchWorkItem { log.at("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
      cancelled.cancel()
      let item = DispatchWorkItem { log.at("work") }
      item.notify(queue: .main) { log.at("notified") }
      DispatchQueue.global().async(execute: item)
    },
    OwnedAPI("`DispatchWorkItem.wait`, with `notify`", "timedOut@1.0 work@2.0 waited@2.0 again@2.0 notified@2.0 late@2.0") {
      log in
      let item = DispatchWorkItem { log.at("work") }
      item.notify(queue: .main) { log.at("notified") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: item)
      if item.wait(timeout: .now() + 1) == .timedOut { log.at("timedOut") }
      item.wait()
      log.at("waited")
      item.wait()
      log.at("again")
      item.notify(queue: .main) { log.at("late") }
    },
    OwnedAPI("`DispatchGroup`: enter, leave, notify, wait", "timedOut@1.0 left@3.0 all@3.0") { log in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
        log.at("left")
        group.leave()
      }
      group.notify(queue: .main) { log.at("all") }
      if group.wait(timeout: .now() + 1) == .timedOut { log.at("timedOut") }
    },
    OwnedAPI("`DispatchSemaphore`", "signal@2.0 goes-on@2.0") { log in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
        log.at("signal")
        semaphore.signal()
      }
      semaphore.wait()
      log.at("goes-on")
    },
    OwnedAPI("`DispatchSource` timers", "tick@1.0 tick@2.0 cancelled@2.0") { log in
      nonisolated(unsafe) let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1, repeating: 1)
      source.setEventHandler {
        log.at("tick")
        if HostLoop.now >= 2 { source.cancel() }
      }
      source.setCancelHandler { log.at("cancelled") }
      source.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {}
    },
    OwnedAPI("`concurrentPerform`", "0 1 2 now", remark: "one after the other") { log in
      DispatchQueue.concurrentPerform(iterations: 3) { log.add("\($0)") }
      log.add("now")
    },
    OwnedAPI("`suspend`, `resume`, `activate` of queues", "now resumed@1.0") { log in
      let queue = DispatchQueue(label: "suspended")
      queue.suspend()
      queue.async { log.at("resumed") }
      log.add("now")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { queue.resume() }
    },
  ]

  static let foundation: [OwnedAPI] = [
    OwnedAPI("`Date()`", "2024-01-01T09:00:00Z 2024-01-01T09:01:00Z", remark: "a run begins on 1 January 2024 at 9:00 UTC") {
      log in
      log.add(Date().ISO8601Format())
      HostLoop.advance(by: 60)
      log.add(Date().ISO8601Format())
    },
    OwnedAPI(
      "`Locale.current`, `Calendar.current`, `Locale.preferredLanguages`", "en_US 1 en-US",
      remark: "the region of a phone as it comes, outside of runs, too"
    ) { log in
      log.add(Locale.current.identifier)
      log.add("\(Calendar.current.firstWeekday)")
      log.add(Locale.preferredLanguages.joined(separator: " "))
    },
    OwnedAPI("`DispatchTime.now()`, `ContinuousClock.now`, `ProcessInfo.systemUptime`", "2.0 2.0 seconds 2.0") { log in
      let (time, instant, uptime) = (DispatchTime.now(), ContinuousClock.now, ProcessInfo.processInfo.systemUptime)
      HostLoop.advance(by: 2)
      log.add("\(Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9)")
      log.add("\(ContinuousClock.now - instant)")
      log.add("\(ProcessInfo.processInfo.systemUptime - uptime)")
    },
    OwnedAPI("`Timer`", "tick@1.0 once@1.5 tick@2.0", remark: "no step waits for a repeating timer") { log in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        log.at("tick")
        if HostLoop.now >= 2 { timer.invalidate() }
      }
      _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in log.at("once") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {}
    },
    OwnedAPI("`Timer(timeInterval:repeats:block:)`, added to a run loop by hand", "now tick@1.0 once@1.5 tick@2.0") { log in
      let timer = Timer(timeInterval: 1, repeats: true) { timer in
        log.at("tick")
        if HostLoop.now >= 2 { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(Timer(timeInterval: 1.5, repeats: false) { _ in log.at("once") }, forMode: .common)
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {}
      log.add("now")
    },
    OwnedAPI("`RunLoop.perform`, `RunLoop.run(until:)`", "performed inside@0.5 1.0") { log in
      RunLoop.main.perform { log.add("performed") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.at("inside") }
      RunLoop.main.run(until: Date().addingTimeInterval(1))
      log.add("\((HostLoop.now * 100).rounded() / 100)")
    },
    OwnedAPI("`OperationQueue`, dependencies, `waitUntilAllOperationsAreFinished`", "first second-other waited") { log in
      let queue = OperationQueue()
      let second = BlockOperation { log.add("second-\(currentThread())") }
      let first = BlockOperation { log.add("first") }
      second.addDependency(first)
      queue.addOperations([second, first], waitUntilFinished: false)
      queue.waitUntilAllOperationsAreFinished()
      log.add("waited")
    },
    OwnedAPI("`OperationQueue.main`", "now operation-main") { log in
      OperationQueue.main.addOperation { log.add("operation-\(currentThread())") }
      log.add("now")
    },
    OwnedAPI("`NSCondition.wait(until:)`, `Thread.sleep`, `sleep`", "false@3.0 slept@5.0 6.0") { log in
      let condition = NSCondition()
      condition.lock()
      log.at("\(condition.wait(until: Date().addingTimeInterval(3)))")
      condition.unlock()
      Thread.sleep(forTimeInterval: 2)
      log.at("slept")
      sleep(1)
      log.add("\(HostLoop.now)")
    },
    OwnedAPI("`NotificationCenter.post`", "before observed after", remark: "at once, on the poster's thread") { log in
      let name = Notification.Name("owned")
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in log.add("observed") }
      log.add("before")
      NotificationCenter.default.post(name: name, object: nil)
      log.add("after")
      NotificationCenter.default.removeObserver(token)
    },
    OwnedAPI(
      "`Int.random`, `shuffled`, `UUID()`", "the same draws in every run",
      remark: "from the run's seed, keyed by item and draw"
    ) { log in
      log.add("\(Int.random(in: 0..<1_000_000))")
      log.add((0..<6).shuffled().map(String.init).joined())
      log.add(UUID().uuidString)
    }.repeatable,
  ]
}
