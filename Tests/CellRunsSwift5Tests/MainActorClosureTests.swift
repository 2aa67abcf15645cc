import CellRuns
import Combine
import Foundation
import HeadlessCore
import Testing
import UIKit

/// What was said in a child, in order; one thread of a run goes on at a time.
private final class Log: @unchecked Sendable {
  private var entries: [String] = []
  func add(_ name: String) { entries.append("\(name):\(Thread.isMainThread ? "main" : "other")") }
  func text() -> String { entries.joined(separator: " ") }
}

/// The service of an app: completion handlers as they were written for years.
private final class PhotoService {
  static let shared = PhotoService()
  func photo(_ name: String, completion: @escaping (UIImage?) -> Void) {
    guard let url = URL(string: "https://host/\(name)") else { return completion(nil) }
    URLSession.shared.dataTask(with: url) { data, _, _ in completion(data.flatMap { UIImage(data: $0) }) }.resume()
  }
}

/// A cell with every way to get something from another thread, written in a class of the main actor.
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
    log.add(label.text ?? "nothing")
  }

  func sessions() {
    guard let url = URL(string: "https://host/a") else { return }
    URLSession.shared.dataTask(with: url) { [weak self, log] data, _, _ in
      log.add("data")
      guard let data = data, !data.isEmpty else { return }
      DispatchQueue.main.async { [weak self] in self?.show("shown") }
    }.resume()
    URLSession.shared.dataTask(with: URLRequest(url: url)) { [log] _, _, _ in log.add("request") }.resume()
  }

  func handlers() {
    PhotoService.shared.photo("b") { [weak self] _ in
      self?.log.add("handler")
      DispatchQueue.main.async { [weak self] in self?.show("shown") }
    }
  }

  func queues() {
    let group = DispatchGroup()
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [log] in
      log.add("global")
      DispatchQueue.main.async { self.show("shown") }
    }
    let item = DispatchWorkItem { self.log.add("item") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1, execute: item)
    item.notify(queue: .global()) { [log] in log.add("notified") }
    group.notify(queue: .main) { self.show("group") }
  }

  func operations() {
    let queue = OperationQueue()
    let block = BlockOperation { self.log.add("operation") }
    block.completionBlock = { self.log.add("completed") }
    queue.addOperation(block)
    queue.addOperation {
      self.log.add("added")
      OperationQueue.main.addOperation { MainActor.assumeIsolated { self.show("shown") } }
    }
  }

  func notifications() {
    let name = Notification.Name("photo")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in self.log.add("block") }
    DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { self.show("timer") }
      NotificationCenter.default.removeObserver(token)
    }
  }

  func publishers() {
    guard let url = URL(string: "https://host/c") else { return }
    URLSession.shared.dataTaskPublisher(for: url)
      .map { [log] in
        log.add("mapped")
        return $0.data.count
      }
      .replaceError(with: 0)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.show("received\($0)") }
      .store(in: &bag)
    Just(1).receive(on: DispatchQueue.global()).sink { [weak self] _ in self?.log.add("background") }.store(in: &bag)
  }

  /// An app's own way to the background.
  private func handed(_ work: @escaping () -> Void) {
    let item = DispatchWorkItem(block: work)
    DispatchQueue.global().async(execute: item)
  }

  /// Wrong on a phone, where it is reported and yet happens.
  func offMain() {
    handed { self.show("touched") }
  }

  func drawing() {
    DispatchQueue.global().async { [weak self, log] in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      log.add("drawn\(Int(image.size.width))")
      DispatchQueue.main.async { [weak self] in self?.show("shown") }
    }
  }
}

/// In Swift 5 mode nothing checks on which thread a closure of a main-actor class runs; nothing may trap here either.
@Suite struct MainActorClosureTests {
  private static let network: @Sendable (HostNetwork.Request) -> HostNetwork.Answer? = { _ in
    HostNetwork.Answer(.response(status: 200, headers: [:], body: Data("abc".utf8)), latency: 0.2)
  }

  static let cases: [String: String] = [
    "sessions": "data:other shown:main request:other",
    "handlers": "handler:other shown:main",
    "queues": "global:other shown:main group:main item:other notified:other",
    "operations": "operation:other added:other completed:other shown:main",
    "notifications": "block:other timer:main",
    "publishers": "background:other mapped:other received3:main",
    "offMain": "touched:other",
    "drawing": "drawn4:other shown:main",
  ]

  @Test("closures of a main-actor class run on the threads they are given to", arguments: cases.keys.sorted())
  func closures(_ name: String) throws {
    let result = try Zygote.run(
      .function(
        {
          let call = ChildCall.at($0)
          let name = String(decoding: call.argument, as: UTF8.self)
          HostNetwork.script = MainActorClosureTests.network
          let text = MainActor.assumeIsolated {
            let log = Log()
            let cell = PhotoCell(log: log)
            switch name {
            case "sessions": cell.sessions()
            case "handlers": cell.handlers()
            case "queues": cell.queues()
            case "operations": cell.operations()
            case "notifications": cell.notifications()
            case "publishers": cell.publishers()
            case "offMain": cell.offMain()
            default: cell.drawing()
            }
            let pending = withExtendedLifetime(cell) { HostLoop.settle(within: 10).pending }
            return log.text() + (pending.isEmpty ? "" : " \(pending)")
          }
          call.reply.write(text)
        }, argument: Data(name.utf8)), timeout: 300)
    #expect(result.status == .exited(code: 0))
    #expect(String(decoding: result.output, as: UTF8.self) == Self.cases[name])
  }
}
