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
      { .image(named: $0.lastPathComponent) }] }; an answer may be a failure such as .hostNotFound.
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

  /// One for each method and host.
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
    return kinds.compactMap { kind in
      guard let all = requests[kind], let first = all.first else { return nil }
      return finding(kind, first, all, trace)
    }
  }

  /// `https://img.example.com` of an address.
  private static func origin(of url: String) -> String {
    guard let scheme = url.range(of: "://") else { return url }
    return String(url[..<(url[scheme.upperBound...].firstIndex(of: "/") ?? url.endIndex)])
  }

  private static func finding(_ kind: String, _ first: Request, _ all: [Request], _ trace: Trace) -> Finding {
    let title = first.item.map { trace.title(of: $0, upTo: first.step.index) }
    let method = String(kind.prefix { $0 != " " })
    let summary = FindingText.unscripted(method: method, url: first.url, title: title)
    var evidence = [FindingText.noTraffic]
    if all.count > 1 { evidence.append(FindingText.requests(all.count, kind: kind, addresses: Set(all.map(\.url)).count)) }
    evidence.append(FindingText.howToAnswer(origin(of: first.url)))
    return Finding(
      detector: id, severity: severity, summary: summary, item: first.item ?? .screen, itemTitle: title ?? trace.screen,
      cellType: trace.screen, property: kind, observed: FindingText.noAnswer, expected: FindingText.scriptedAnswer,
      originStep: first.step.index, seenStep: first.step.index, seen: summary, evidence: evidence, count: all.count)
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
