import CellRuns
import Combine
import Dispatch
import Foundation
import HeadlessCore
import Testing
import UIKit

extension Log {
  fileprivate func addThread(_ name: String) { add("\(name):\(currentThread())") }
}

/// The service of an app in Swift 6: handlers say where they may be called.
private final class PhotoService: Sendable {
  static let shared = PhotoService()

  func photo(_ name: String, completion: @escaping @Sendable (UIImage?) -> Void) {
    guard let url = URL(string: "https://host/\(name)") else { return completion(nil) }
    URLSession.shared.dataTask(with: url) { data, _, _ in completion(data.flatMap { UIImage(data: $0) }) }.resume()
  }

  func photoOnMain(_ name: String, completion: @escaping @MainActor (UIImage?) -> Void) {
    photo(name) { image in
      Task { @MainActor in completion(image) }
    }
  }
}

/// A cell of an app in Swift 6.
private final class PhotoCell: UICollectionViewCell {
  let label = UILabel()
  let log: Log
  var timer: Timer?
  var bag: Set<AnyCancellable> = []

  init(log: Log) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  private func show(_ name: String) {
    label.text = name
    log.addThread(label.text ?? "nothing")
  }

  func sessions() {
    guard let url = URL(string: "https://host/a") else { return }
    URLSession.shared.dataTask(with: url) { [weak self, log] data, _, _ in
      log.addThread("data")
      guard let data, !data.isEmpty else { return }
      DispatchQueue.main.async { self?.show("shown") }
    }.resume()
    URLSession.shared.dataTask(with: URLRequest(url: url)) { [log] _, _, _ in log.addThread("request") }.resume()
  }

  func handlers() {
    PhotoService.shared.photo("b") { [weak self, log] _ in
      log.addThread("handler")
      DispatchQueue.main.async { self?.show("shown") }
    }
    PhotoService.shared.photoOnMain("c") { [weak self] _ in self?.show("onMain") }
  }

  func queues() {
    let group = DispatchGroup()
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [log] in
      log.addThread("global")
      DispatchQueue.main.async { self.show("shown") }
    }
    let item = DispatchWorkItem { self.show("item") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    group.notify(queue: .main) { self.show("group") }
  }

  func operations() {
    let queue = OperationQueue()
    let block = BlockOperation { [log] in log.addThread("operation") }
    block.completionBlock = { [log] in log.addThread("completed") }
    queue.addOperation(block)
    queue.addOperation { [log] in
      log.addThread("added")
      OperationQueue.main.addOperation { MainActor.assumeIsolated { self.show("shown") } }
    }
  }

  func notifications() {
    let name = Notification.Name("photo")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] _ in
      log.addThread("block")
    }
    DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { self.show("timer") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { NotificationCenter.default.removeObserver(token) }
  }

  func publishers() {
    guard let url = URL(string: "https://host/c") else { return }
    URLSession.shared.dataTaskPublisher(for: url)
      .map { @Sendable [log] in
        log.addThread("mapped")
        return $0.data.count
      }
      .replaceError(with: 0)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.show("received\($0)") }
      .store(in: &bag)
    Just(1).receive(on: DispatchQueue.global()).sink { @Sendable [log] _ in log.addThread("background") }.store(in: &bag)
  }

  func tasks() {
    Task {
      show("task")
      let name = await Task.detached { [log] in
        log.addThread("detached")
        return "awaited"
      }.value
      show(name)
      await MainActor.run { show("run") }
    }
  }

  func drawing() {
    DispatchQueue.global().async { [weak self, log] in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      log.addThread("drawn\(Int(image.size.width))")
      DispatchQueue.main.async { self?.show("shown") }
    }
  }
}

/// What a screen shows.
@MainActor private final class Album {
  var names: [String] = []

  /// Traps on a phone too: the closure belongs to the main actor, and a work item takes it anywhere.
  func load() {
    let item = DispatchWorkItem { self.names.append("a") }
    DispatchQueue.global().async(execute: item)
  }
}

/// In Swift 6 mode a closure of a main-actor class is isolated unless the one who takes it says otherwise; those who take it say
/// what they say on a phone.
@Suite struct MainActorClosureTests {
  private static let network: @Sendable (HostNetwork.Request) -> HostNetwork.Answer? = { _ in
    HostNetwork.Answer(.response(status: 200, headers: [:], body: Data("abc".utf8)), latency: 0.2)
  }

  static let cases: [String: String] = [
    "sessions": "data:other shown:main request:other",
    "handlers": "handler:other shown:main onMain:main",
    "queues": "global:other shown:main group:main item:main",
    "operations": "operation:other added:other completed:other shown:main",
    "notifications": "block:other timer:main",
    "publishers": "background:other mapped:other received3:main",
    "tasks": "task:main detached:other awaited:main run:main",
    "drawing": "drawn4:other shown:main",
  ]

  private static func perform(_ name: String) -> String {
    HostNetwork.script = network
    return MainActor.assumeIsolated {
      let log = Log()
      let cell = PhotoCell(log: log)
      switch name {
      case "sessions": cell.sessions()
      case "handlers": cell.handlers()
      case "queues": cell.queues()
      case "operations": cell.operations()
      case "notifications": cell.notifications()
      case "publishers": cell.publishers()
      case "tasks": cell.tasks()
      case "drawing": cell.drawing()
      default: Album().load()
      }
      let pending = withExtendedLifetime(cell) { HostLoop.settle(within: 10).pending }
      return log.take() + (pending.isEmpty ? "" : " \(pending)")
    }
  }

  @Test("closures of a main-actor class run on the threads they are given to", arguments: cases.keys.sorted())
  func closures(_ name: String) throws {
    let text = try reply(argument: name) {
      let call = ChildCall.at($0)
      call.reply.write(Self.perform(String(decoding: call.argument, as: UTF8.self)))
    }
    #expect(text == Self.cases[name])
  }

  @Test("an isolated closure that runs on another thread traps, as on a phone, and says why")
  func isolated() throws {
    guard case .signalled(_, _, let report) = try status({ _ in _ = Self.perform("album") }) else {
      Issue.record("it did not trap")
      return
    }
    #expect(
      report
        == "Fatal error: code of the main actor, CellRunsTests/MainActorClosureTests.swift:144, was called on a background thread; "
        + "a closure written in a @MainActor type is the main actor's unless it is marked @Sendable")
  }
}
