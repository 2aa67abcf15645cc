import CellRuns
import Foundation
import HeadlessCore
import Testing

/// What a run owns of Swift concurrency and operation queues. Each test compares the whole history of a child.
@Suite struct ZygoteConcurrencyTests {
  private actor Counter {
    private var value = 0

    func next() -> Int {
      value += 1
      return value
    }
  }

  @Test("Actors, async let and task groups go on in a fixed order, in no time")
  func actors() throws {
    let body: ChildRequest.ChildFunction = { pointer in
      let log = Log()
      Task { @MainActor in
        let counter = Counter()
        async let left = counter.next()
        async let right = counter.next()
        log.add("\(await left + right)")
        let sum = await withTaskGroup(of: Int.self) { group in
          for seconds in [3, 1, 2] {
            group.addTask {
              try? await Task.sleep(for: .seconds(seconds))
              return seconds
            }
          }
          var order: [Int] = []
          for await value in group { order.append(value) }
          return order
        }
        log.add("\(sum)@\(HostLoop.now) \(currentThread())")
      }
      HostLoop.settle(within: 10)
      ChildCall.at(pointer).reply.write(log.take())
    }
    for _ in 0..<3 {
      let history = try reply(body)
      #expect(history == "3 [1, 2, 3]@3.0 main")
    }
  }

  @Test("AsyncStream delivers what a timer yields, and ends")
  func stream() throws {
    let text = try reply {
      let log = Log()
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      for number in 1...3 {
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(number)) {
          continuation.yield(number)
          if number == 3 { continuation.finish() }
        }
      }
      Task { @MainActor in
        for await number in stream { log.add("\(number)@\(HostLoop.now)") }
        log.add("end")
      }
      HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(text == "1@1.0 2@2.0 3@3.0 end")
  }

  @Test("Both clocks sleep in virtual time, and a cancelled sleep ends at once")
  func clocks() throws {
    let text = try reply {
      let log = Log()
      Task { @MainActor in
        try? await ContinuousClock().sleep(for: .seconds(2))
        log.add("continuous@\(HostLoop.now)")
        try? await SuspendingClock().sleep(for: .seconds(3))
        log.add("suspending@\(HostLoop.now)")
      }
      let long = Task { @MainActor in
        do { try await Task.sleep(for: .seconds(9)) } catch { log.add("cancelled@\(HostLoop.now)") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { long.cancel() }
      HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(text == "cancelled@1.0 continuous@2.0 suspending@5.0")
  }

  @Test("Operation queues keep dependencies and their width; synchronous work and barriers keep their order")
  func operations() throws {
    let text = try reply {
      let log = Log()
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      let second = BlockOperation { log.add("second-\(currentThread())") }
      let first = BlockOperation { log.add("first") }
      second.addDependency(first)
      queue.addOperations([second, first], waitUntilFinished: false)
      OperationQueue.main.addOperation { log.add("main-\(currentThread())") }
      let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
      concurrent.async { log.add("read1") }
      concurrent.async(flags: .barrier) { log.add("write") }
      concurrent.async { log.add("read2") }
      HostLoop.settle(within: 10)
      concurrent.sync { log.add("waited") }
      ChildCall.at($0).reply.write(log.take())
    }
    let words = text.split(separator: " ").map(String.init)
    #expect(words.filter { ["first", "second-other"].contains($0) } == ["first", "second-other"])
    #expect(words.filter { ["read1", "write", "read2", "waited"].contains($0) } == ["read1", "write", "read2", "waited"])
    #expect(words.contains("main-main") && words.count == 7)
  }
}
