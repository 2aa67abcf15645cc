import CellTrace

/// The screen asks the network for what nobody answers.
package enum UnscriptedRequest: Detector {
  package static let id = "unscripted-request"
  package static let summary = "Fires when a request is made that the screen's scripted network does not answer."
  package static let severity = Severity.warning

  package static let page = DetectorPage(
    meaning: """
      The screen made a request that no entry of its network answers. Nothing leaves the run: the request failed as if its host did \
      not exist, so the screen was seen without what it loads. That says nothing against the screen; it says that its pictures, \
      texts and late results were not looked at.
      """,
    example: """
      struct InboxScreen: CellScreen {
        let controller = InboxViewController()            // its cells load https://img.example.com/…
        var rootViewController: UIViewController { controller }
      }                                                   // and there is no static var network
      """,
    fix: """
      answer it in the screen: static var network: [NetworkAnswer] { [NetworkAnswer("https://img.example.com/*") \
      { .image(named: $0.lastPathComponent) }] }; an answer may be a failure such as .hostNotFound, and .madeUp() \
      answers whatever is asked for.
      """,
    silentFor: [
      "requests that are answered, be it with a status such as 404 or with a connection that fails",
      "files and data: addresses, which need no network",
    ])

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] { findings(in: runs.main) }

  private struct Request {
    var item: ItemID?
    var url: String
    var step: StepTrace
  }

  /// What the requests are for says nothing about the list's items.
  package static let comparesItems = false

  /// One for all: whoever answers one host will see that the next is not answered.
  private static func findings(in trace: Trace) -> [Finding] {
    var kinds: [String] = []
    var requests: [String: [Request]] = [:]
    for step in trace.steps {
      for event in step.events {
        guard case .requestSent(let item, let method, let url, scripted: false) = event.kind else { continue }
        let kind = "\(method) \(origin(of: url))"
        if requests[kind] == nil { kinds.append(kind) }
        requests[kind, default: []].append(Request(item: item, url: url, step: step))
      }
    }
    guard let first = kinds.first.flatMap({ requests[$0]?.first }) else { return [] }
    return [finding(first, kinds.map { ($0, requests[$0] ?? []) }, trace)]
  }

  /// `https://img.example.com` of an address.
  private static func origin(of url: String) -> String {
    guard let scheme = url.range(of: "://") else { return url }
    return String(url[..<(url[scheme.upperBound...].firstIndex(of: "/") ?? url.endIndex)])
  }

  private static func finding(_ first: Request, _ kinds: [(String, [Request])], _ trace: Trace) -> Finding {
    let title = first.item.map { trace.title(of: $0, upTo: first.step.index) }
    let method = String(kinds[0].0.prefix { $0 != " " })
    let all = kinds.flatMap(\.1)
    var origins: [String] = []
    for request in all where !origins.contains(origin(of: request.url)) { origins.append(origin(of: request.url)) }
    let summary = FindingText.unscripted(method: method, url: first.url, title: title, moreHosts: origins.count - 1)
    let counted = kinds.prefix(5).filter { kinds.count > 1 || $0.1.count > 1 }.map { kind, requests in
      FindingText.requests(requests.count, kind: kind, addresses: Set(requests.map(\.url)).count)
    }
    return Finding(
      detector: id, severity: severity, summary: summary, item: .screen, itemTitle: title ?? trace.screen,
      cellType: trace.screen, property: "network", observed: FindingText.noAnswer, expected: FindingText.scriptedAnswer,
      originStep: first.step.index, seenStep: first.step.index, seen: summary,
      evidence: [FindingText.noTraffic] + counted + [FindingText.howToAnswer(Array(origins.prefix(5)))], count: all.count)
  }
}

extension String {
  /// The place of a text in this one; the standard library has no such search.
  fileprivate func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
