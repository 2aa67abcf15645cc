import CellRuns
import Foundation
import FoundationNetworking
import HeadlessCore
import Testing
import UIKit

/// What a run owns of the network. Each test compares the whole history of a child.
@Suite struct ZygoteNetworkTests {
  /// Answers `https://host/seconds/name` after that many seconds with the name.
  private static let echo: @Sendable (HostNetwork.Request) -> HostNetwork.Answer? = { request in
    guard let url = URL(string: request.url), url.host == "host" else { return nil }
    let latency = Double(url.pathComponents.dropFirst().first ?? "") ?? 0
    let body = request.body.map { " " + String(decoding: $0, as: UTF8.self) } ?? ""
    let text = "\(request.method) \(url.lastPathComponent)\(body)"
    return HostNetwork.Answer(
      .response(status: 200, headers: ["Content-Type": "text/plain"], body: Data(text.utf8)), latency: latency)
  }

  @Test("Tasks of the shared session and of an own one are answered from the script, in virtual time, by latency")
  func sessions() throws {
    let text = try reply {
      HostNetwork.script = ZygoteNetworkTests.echo
      let log = Log()
      let own = URLSession(configuration: .ephemeral)
      for (session, path) in [(URLSession.shared, "3/slow"), (URLSession.shared, "1/quick"), (own, "2/other")] {
        session.dataTask(with: URL(string: "https://host/\(path)")!) { data, response, _ in
          let status = (response as? HTTPURLResponse)?.statusCode ?? 0
          log.add("[\(String(decoding: data ?? Data(), as: UTF8.self)) \(status) \((HostLoop.now * 10).rounded() / 10)]")
        }.resume()
      }
      let settled = HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take() + " \(settled.pending) \(HostRun.unowned)")
    }
    #expect(text == "[GET quick 200 1.0] [GET other 200 2.0] [GET slow 200 3.0] [] []")
  }

  @Test("async data(for:) sends its body and returns on the caller's actor")
  func asyncUpload() throws {
    let text = try reply {
      HostNetwork.script = ZygoteNetworkTests.echo
      let log = Log()
      Task { @MainActor in
        var request = URLRequest(url: URL(string: "https://host/0.5/items")!)
        request.httpMethod = "POST"
        request.httpBody = Data("milk".utf8)
        do {
          let (data, _) = try await URLSession.shared.data(for: request)
          log.add("\(String(decoding: data, as: UTF8.self)) on \(currentThread())")
        } catch {
          log.add("\(error)")
        }
      }
      HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(text == "POST items milk on main")
  }

  @Test("A request whose method may have a body, and that has none, is sent without one")
  func withoutBody() throws {
    let text = try reply {
      HostNetwork.script = ZygoteNetworkTests.echo
      let log = Log()
      for method in ["POST", "DELETE"] {
        var request = URLRequest(url: URL(string: "https://host/1/\(method.lowercased())")!)
        request.httpMethod = method
        URLSession.shared.dataTask(with: request) { data, _, _ in
          log.add("[\(String(decoding: data ?? Data(), as: UTF8.self))]")
        }.resume()
      }
      HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(text.contains("[POST post") && text.contains("[DELETE delete"))
  }

  @Test("A request that nobody answers fails as a host that does not exist, at once and without traffic")
  func unscripted() throws {
    let text = try reply {
      let log = Log()
      URLSession.shared.dataTask(with: URL(string: "https://nowhere.example/a")!) { _, _, error in
        log.add("\((error as? URLError)?.code == .cannotFindHost) \(HostLoop.now < 0.1)")
      }.resume()
      HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take() + " \(HostRun.unowned)")
    }
    #expect(text == "true true []")
  }

  @Test("A cancelled task is told so and its answer never comes")
  func cancelled() throws {
    let text = try reply {
      HostNetwork.script = ZygoteNetworkTests.echo
      let log = Log()
      let task = URLSession.shared.dataTask(with: URL(string: "https://host/5/late")!) { data, _, error in
        log.add("\(data?.count ?? 0) \((error as? URLError)?.code == .cancelled) \(HostLoop.now < 3)")
      }
      task.resume()
      HostLoop.advance(by: 2)
      task.cancel()
      let settled = HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take() + " \(settled.pending)")
    }
    #expect(text == "0 true true []")
  }

  @Test("Uploads send their bytes, with a handler and awaited")
  func uploads() throws {
    let text = try reply {
      HostNetwork.script = ZygoteNetworkTests.echo
      let log = Log()
      @Sendable func request(_ path: String) -> URLRequest {
        var request = URLRequest(url: URL(string: "https://host/\(path)")!)
        request.httpMethod = "PUT"
        return request
      }
      @Sendable func words(_ data: Data?) -> String {
        "\(String(decoding: data ?? Data(), as: UTF8.self))@\(HostLoop.now.rounded())"
      }
      URLSession.shared.uploadTask(with: request("1/data"), from: Data("sent".utf8)) { data, _, _ in
        log.add(words(data))
      }.resume()
      Task { @MainActor in
        guard let answer = try? await URLSession.shared.upload(for: request("3/await"), from: Data("awaited".utf8)) else {
          return log.add("failed")
        }
        log.add(words(answer.0) + "-" + currentThread())
      }
      let settled = HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take() + " \(settled.pending)")
    }
    #expect(text == "PUT data sent@1.0 PUT await awaited@3.0-main []")
  }

  @Test("An upload from a file, which threads that nobody owns would read, is named instead of sent without its bytes")
  func fileUpload() throws {
    let text = try reply {
      HostNetwork.script = ZygoteNetworkTests.echo
      let log = Log()
      Probe.sink = { if case .unowned(let what) = $0 { log.add(what) } }
      let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("upload.txt")
      try? Data("filed".utf8).write(to: file)
      var request = URLRequest(url: URL(string: "https://host/1/file")!)
      request.httpMethod = "PUT"
      URLSession.shared.uploadTask(with: request, fromFile: file).resume()
      HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take())
    }
    #expect(text == "the bytes of a URLSession upload from a file or a stream; give them as Data")
  }

  @Test("Downloads put what comes into a file, with a handler and awaited")
  func downloads() throws {
    let text = try reply {
      HostNetwork.script = ZygoteNetworkTests.echo
      let log = Log()
      @Sendable func words(_ file: URL?) -> String {
        let data = file.flatMap { try? Data(contentsOf: $0) } ?? Data()
        return "\(String(decoding: data, as: UTF8.self))@\(HostLoop.now.rounded())"
      }
      URLSession.shared.downloadTask(with: URL(string: "https://host/1/handler")!) { file, _, _ in log.add(words(file)) }.resume()
      Task { @MainActor in
        guard let answer = try? await URLSession.shared.download(from: URL(string: "https://host/2/await")!) else {
          return log.add("failed")
        }
        log.add(words(answer.0) + "-" + currentThread())
      }
      let settled = HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take() + " \(settled.pending)")
    }
    #expect(text == "GET handler@1.0 GET await@2.0-main []")
  }

  @Test("Bytes come one after the other, and lines with them")
  func bytes() throws {
    let text = try reply {
      HostNetwork.script = ZygoteNetworkTests.echo
      let log = Log()
      Task { @MainActor in
        do {
          let (bytes, _) = try await URLSession.shared.bytes(from: URL(string: "https://host/1/stream")!)
          var count = 0
          for try await _ in bytes { count += 1 }
          log.add("\(count)@\(HostLoop.now.rounded())")
          let (lines, _) = try await URLSession.shared.bytes(for: URLRequest(url: URL(string: "https://host/1/lines")!))
          for try await line in lines.lines { log.add("[\(line)]") }
        } catch {
          log.add("failed")
        }
      }
      let settled = HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take() + " \(settled.pending)")
    }
    #expect(text == "10@1.0 [GET lines] []")
  }
}
