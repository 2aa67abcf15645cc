import CellRuns
import Foundation
import HeadlessCore
import Testing

nonisolated(unsafe) private var counter = 0

@Suite struct ZygoteTests {
  @Test("Every run starts with fresh globals, whatever the parent or another run did to its own")
  func freshGlobals() throws {
    counter = 41
    for _ in 0..<2 {
      let value = try reply {
        counter += 1
        ChildCall.at($0).reply.write("\(counter)")
      }
      #expect(value == "1")
    }
    #expect(counter == 41)
  }

  @Test("A run gets its argument and sends its reply back, however large")
  func largeMessages() throws {
    let argument = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
    let result = try Zygote.run(
      .function(
        { pointer in
          let call = ChildCall.at(pointer)
          call.reply.write(call.argument)
        }, argument: argument))
    #expect(result.status == .exited(code: 0))
    #expect(result.output == argument)
  }

  @Test("A run is on the true main thread with the main run loop")
  func mainThread() throws {
    let text = try reply {
      let reply = ChildCall.at($0).reply
      MainActor.assumeIsolated { reply.write("\(Thread.isMainThread) \(RunLoop.current === RunLoop.main)") }
      dispatchPrecondition(condition: .onQueue(.main))
    }
    #expect(text == "true true")
  }

  @Test("Runs go on side by side, and two hundred leave nothing behind")
  func manyRuns() async throws {
    let files = await withTaskGroup(of: [String].self) { group in
      for worker in 0..<4 {
        group.addTask {
          (0..<50).map { number in
            let result = try? reply(argument: "\(worker)-\(number)") {
              let call = ChildCall.at($0)
              let name = String(decoding: call.argument, as: UTF8.self)
              let left = FileManager.default.currentDirectoryPath + "/left-by-" + name
              _ = FileManager.default.createFile(atPath: left, contents: Data())
              call.reply.write(name + " " + left)
            }
            let parts = (result ?? "").split(separator: " ").map(String.init)
            return parts.count == 2 && parts[0] == "\(worker)-\(number)" ? parts[1] : "lost"
          }
        }
      }
      return await group.reduce(into: [], +=)
    }
    #expect(files.count == 200)
    #expect(!files.contains("lost"))
    #expect(files.filter { FileManager.default.fileExists(atPath: $0) } == [])
  }

  @Test("A run can't start runs, and says so")
  func noRunsInRuns() throws {
    let text = try reply {
      let reply = ChildCall.at($0).reply
      do {
        _ = try Zygote.run(.selfTest)
        reply.write("started")
      } catch {
        reply.write("\(error)")
      }
    }
    #expect(text == "runs are not possible in this process: a run can't start runs")
  }

  @Test("The sentences of what can go wrong")
  func sentences() {
    #expect(
      ZygoteProblem.unavailable(reason: "CELLHARNESS_NO_ZYGOTE is set").description
        == "runs are not possible in this process: CELLHARNESS_NO_ZYGOTE is set")
    #expect(ZygoteProblem.refused(errno: 24).description == "a run could not be started: Too many open files (errno 24)")
    #expect(
      ZygoteProblem.lost.description
        == "a run's end was not reported; the run or its parent process was killed from outside, for example for want of memory")
  }

  @Test("Outside of a run nothing is taken over")
  func nothingOutside() async throws {
    #expect(!HostRun.isActive)
    let date = Date()
    #expect(date.timeIntervalSince1970 > 1_750_000_000)
    try await Task.sleep(for: .milliseconds(5))
    #expect(Date() > date)
    #expect(UUID() != UUID())
    let onOther = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: !HostRun.isActive) }
    }
    #expect(onOther)
    // Two processes of the same seed draw the same; this one does not draw what they draw.
    let drawn = try reply { ChildCall.at($0).reply.write(UUID().uuidString) }
    #expect(UUID().uuidString != drawn)
  }
}
