import CellRuns
import Foundation
import FoundationNetworking
import HeadlessCore
import Testing

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
}
