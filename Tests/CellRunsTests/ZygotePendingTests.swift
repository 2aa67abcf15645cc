import CellRuns
import CellTrace
import Foundation
import FoundationNetworking
import HeadlessCore
import Testing

/// A model as apps have them.
private final class Loader: @unchecked Sendable {
  func later() { DispatchQueue.main.asyncAfter(deadline: .now() + 60) { _ = self } }
  func task() {
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(60))
      _ = self
    }
  }
  func chain() {
    DispatchQueue.global().async { DispatchQueue.main.asyncAfter(deadline: .now() + 60) { _ = self } }
  }
  func timer() { _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in _ = self } }
  func waits() {
    DispatchQueue(label: "decoder").async { DispatchSemaphore(value: 0).wait() }
  }
  func waitsForContinuation() {
    Task { @MainActor in
      _ = self
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }
  func timers() {
    timer()
    _ = Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in _ = self }
  }
  func request() {
    guard let url = URL(string: "https://host/a") else { return }
    URLSession.shared.dataTask(with: url) { _, _, _ in _ = self }.resume()
  }
}

private final class WeakLoader: @unchecked Sendable {
  weak var loader: Loader?
}

/// What `settle` says about what it did not wait for.
@Suite struct ZygotePendingTests {
  private static func pending(_ name: String) -> String {
    HostNetwork.script = { _ in HostNetwork.Answer(.response(status: 200, headers: [:], body: Data()), latency: 60) }
    let loader = Loader()
    CellBinding.begin(ItemID(key: "a"), after: .nobody).run {
      switch name {
      case "later": loader.later()
      case "task": loader.task()
      case "chain": loader.chain()
      case "timer": loader.timer()
      case "request": loader.request()
      case "continuation": loader.waitsForContinuation()
      case "timers": loader.timers()
      default: loader.waits()
      }
    }
    return HostLoop.settle(within: 10).pending.joined(separator: "; ")
  }

  @Test(
    "Everything pending is named with the item it was started for and the app's function that started it",
    arguments: [
      ("later", "work on the queue \"com.apple.main-thread\", due in 60.0 s, for item a, started in Loader.later()"),
      ("chain", "work on the queue \"com.apple.main-thread\", due in 60.0 s, for item a, started in Loader.chain()"),
      ("timer", "a timer of the main run loop, due in 60.0 s, for item a, set in Loader.timer()"),
      ("request", "a request of https://host/a, answered in 60.0 s, for item a, started in Loader.request()"),
      (
        "timers",
        "a timer of the main run loop, due in 60.0 s, for item a, set in Loader.timer(); "
          + "a timer of the main run loop, due in 30.0 s, for item a, set in Loader.timers()"
      ),
      (
        "continuation",
        "a task that waits (for a continuation, a stream or another task), for item a, started in Loader.waitsForContinuation()"
      ),
      (
        "waits",
        "work on the queue \"decoder\" that waits for a signal nobody has sent, for item a, started in Loader.waits()"
      ),
    ])
  func places(name: String, text: String) throws {
    let found = try reply(argument: name) {
      let call = ChildCall.at($0)
      call.reply.write(Self.pending(String(decoding: call.argument, as: UTF8.self)))
    }
    #expect(found == text)
  }

  /// Tasks of every kind that go on by themselves, or have ended: their objects live on in `kept`.
  private static func otherTasks() -> String {
    HostNetwork.script = { _ in HostNetwork.Answer(.response(status: 200, headers: [:], body: Data()), latency: 60) }
    let log = Log()
    let ended = Task { 1 }
    let failed = Task { throw CancellationError() }
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let listening = Task { for await number in stream { log.add("\(number)") } }
    let asking = Task {
      guard let url = URL(string: "https://host/a") else { return }
      _ = try? await URLSession.shared.data(from: url)
    }
    let sleeping = Task { try? await Task.sleep(for: .seconds(60)) }
    let group = Task {
      await withTaskGroup(of: Void.self) { group in group.addTask { try? await Task.sleep(for: .seconds(60)) } }
    }
    HostLoop.settle(within: 10)
    log.add("waiting: \(waiting())")
    continuation.yield(7)
    continuation.finish()
    HostLoop.settle(within: 10)
    log.add("waiting: \(waiting())")
    withExtendedLifetime((ended, failed, listening, asking, sleeping, group)) {}
    return log.take()
  }
  private static func waiting() -> Int { PendingWork.all().count { $0.description.hasPrefix("a task that waits") } }

  @Test("A task that sleeps, asks or has ended does not wait; one that listens to a stream does, until the stream ends")
  func tasks() throws {
    let text = try reply { ChildCall.at($0).reply.write(Self.otherTasks()) }
    #expect(text == "waiting: 1 7 waiting: 0")
  }

  @Test("A task's result is let go of when it has ended")
  func results() throws {
    let text = try reply {
      let box = WeakLoader()
      Task {
        let loader = Loader()
        box.loader = loader
        return loader
      }
      HostLoop.settle(within: 10)
      HostRun.forgetEndedTasks()
      ChildCall.at($0).reply.write(box.loader == nil ? "gone" : "there")
    }
    #expect(text == "gone")
  }

  @Test("A sleeping task is named by who made it")
  func sleepingTask() throws {
    let found = try reply { ChildCall.at($0).reply.write(Self.pending("task")) }
    #expect(found.hasPrefix("work on ") && found.hasSuffix(", due in 60.0 s, for item a, started in Loader.task()"))
  }
}
