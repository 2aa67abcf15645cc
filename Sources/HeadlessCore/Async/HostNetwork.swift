import CInterposer
import CellTrace
import Foundation

/// The network of a run: every request of `URLSession` is answered from a script, in virtual time. Nothing leaves the process.
package enum HostNetwork {
  /// A request as it would have been sent.
  package struct Request: Sendable {
    /// The address.
    package var url: String
    /// `GET`, `POST`, …
    package var method: String
    /// Headers as they were set.
    package var headers: [String: String]
    /// What is uploaded; nil if nothing is.
    package var body: Data?
  }

  /// What comes back.
  package struct Answer: Sendable {
    /// A response, or a connection that fails.
    package enum Outcome: Sendable {
      case response(status: Int, headers: [String: String], body: Data)
      case failure(Failure)
    }

    /// Ways in which no response comes.
    package enum Failure: Sendable {
      case hostNotFound, cannotConnect, timedOut, connectionLost
    }

    package var outcome: Outcome
    /// Virtual seconds until it arrives.
    package var latency: Double
    /// True if nobody said that a server answers so.
    package var isMadeUp: Bool

    package init(_ outcome: Outcome, latency: Double, isMadeUp: Bool = false) {
      self.outcome = outcome
      self.latency = latency
      self.isMadeUp = isMadeUp
    }
  }

  /// Who answers; nil: nobody knows the request. Called on the session's thread while the main one waits, hence `@Sendable`: a
  /// closure that took over the main actor of the code it is written in would trap there.
  package static var script: (@Sendable (Request) -> Answer?)? {
    get { RunState.current.network }
    set { RunState.current.network = newValue }
  }

  /// Told the address of the first answer of a run that is made up, before it arrives.
  package static var onMadeUpAnswer: (@Sendable (String) -> Void)? {
    get { RunState.current.onMadeUpAnswer }
    set { RunState.current.onMadeUpAnswer = newValue }
  }

  /// Connects the script with the sessions of this process.
  static func begin() {
    ci_set_network { request, answer in
      guard let request = request?.pointee, let answer else { return }
      if request.body_is_late { Probe.post(.unowned(HostNetwork.lateBody)) }
      HostNetwork.answer(HostNetwork.read(request), into: answer)
    }
  }

  /// A file to upload is read by threads of Dispatch's own.
  static let lateBody = "the bytes of a URLSession upload from a file or a stream; give them as Data"

  // MARK: Machinery

  private static func read(_ request: ci_request) -> Request {
    var headers: [String: String] = [:]
    for line in String(cString: request.headers).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { headers[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces) }
    }
    return Request(
      url: String(cString: request.url), method: String(cString: request.method), headers: headers,
      body: request.body.map { Data(bytes: $0, count: request.body_length) })
  }

  private static func answer(_ request: Request, into answer: UnsafeMutablePointer<ci_answer>) {
    let scripted = script?(request)
    let item = CellBinding.current.item
    Probe.post(.requestSent(item, method: request.method, url: request.url, scripted: scripted != nil))
    if scripted?.isMadeUp == true, let tell = onMadeUpAnswer {
      onMadeUpAnswer = nil
      tell(request.url)
    }
    let chosen = scripted ?? Answer(.failure(.hostNotFound), latency: 0)
    answer.pointee.latency = Int64(max(0, min(chosen.latency, 1e6)) * 1e9)
    switch chosen.outcome {
    case .failure(let failure): answer.pointee.code = code(of: failure)
    case .response(let status, let headers, let body):
      var fields = headers
      if !fields.keys.contains(where: { $0.lowercased() == "content-length" }) { fields["Content-Length"] = "\(body.count)" }
      var head = "HTTP/1.1 \(status) \(HTTPStatus.text(status))\r\n"
      for name in fields.keys.sorted() { head += "\(name): \(fields[name] ?? "")\r\n" }
      head += "\r\n"
      answer.pointee.status = status
      (answer.pointee.head, answer.pointee.head_length) = copied(Data(head.utf8), as: CChar.self)
      let (bytes, length) = copied(body, as: UInt8.self)
      (answer.pointee.body, answer.pointee.body_length) = (UnsafeMutableRawPointer(bytes), length)
    }
  }

  private static func copied<T>(_ data: Data, as type: T.Type) -> (UnsafeMutablePointer<T>?, Int) {
    guard let copy = malloc(max(1, data.count)) else { return (nil, 0) }
    data.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { memcpy(copy, base, bytes.count) }
    }
    return (copy.assumingMemoryBound(to: type), data.count)
  }

  /// libcurl's numbers, which the session turns into the codes of `URLError`.
  private static func code(of failure: Answer.Failure) -> Int32 {
    switch failure {
    case .hostNotFound: 6
    case .cannotConnect: 7
    case .timedOut: 28
    case .connectionLost: 56
    }
  }
}

/// Reason phrases of the status line.
private enum HTTPStatus {
  static func text(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    default: "Status"
    }
  }
}
