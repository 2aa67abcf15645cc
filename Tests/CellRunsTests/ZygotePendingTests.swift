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
  func request() {
    guard let url = URL(string: "https://host/a") else { return }
    URLSession.shared.dataTask(with: url) { _, _, _ in _ = self }.resume()
  }
}

/// What `settle` says about what it did not wait for.
@Suite struct ZygotePendingTests {
  private static func pending(_ name: String) -> String {
    HostNetwork.script = { _ in HostNetwork.Answer(.response(status: 200, headers: [:], body: Data()), latency: 60) }
    let loader = Loader()
    Serving.begin(ItemID(key: "a"), after: .nobody).run {
      switch name {
      case "later": loader.later()
      case "task": loader.task()
      case "chain": loader.chain()
      case "timer": loader.timer()
      case "request": loader.request()
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

  @Test("A sleeping task is named by who made it")
  func sleepingTask() throws {
    let found = try reply { ChildCall.at($0).reply.write(Self.pending("task")) }
    #expect(found.hasPrefix("work on ") && found.hasSuffix(", due in 60.0 s, for item a, started in Loader.task()"))
  }
}
