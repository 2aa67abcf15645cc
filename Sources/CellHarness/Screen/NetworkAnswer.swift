import Foundation
import HeadlessCore

/// What the network of a run answers to some requests. No request ever leaves the run's process.
///
/// ```swift
/// static var network: [NetworkAnswer] {
///   [
///     NetworkAnswer("https://img.example.com/*") { .image(named: $0.lastPathComponent) },
///     NetworkAnswer("https://api.example.com/doses", .json(#"[{"id": 1}]"#), after: 0.3),
///   ]
/// }
/// ```
public struct NetworkAnswer: Sendable {
  /// What comes back.
  public struct Content: Sendable {
    let outcome: HostNetwork.Answer.Outcome

    /// A response with a body.
    /// - Parameters:
    ///   - body: The bytes.
    ///   - status: HTTP status.
    ///   - type: The `Content-Type`.
    public static func data(_ body: Data, status: Int = 200, type: String = "application/octet-stream") -> Content {
      Content(outcome: .response(status: status, headers: ["Content-Type": type], body: body))
    }

    /// JSON text, as it is sent.
    public static func json(_ text: String, status: Int = 200) -> Content {
      data(Data(text.utf8), status: status, type: "application/json")
    }

    /// Plain text in UTF-8.
    public static func text(_ text: String, status: Int = 200) -> Content {
      data(Data(text.utf8), status: status, type: "text/plain")
    }

    /// A picture that differs from every picture of another name. Width and height are in pixels.
    public static func image(named name: String, width: Int = 60, height: Int = 60) -> Content {
      data(PictureFile.png(named: name, width: width, height: height), type: "image/png")
    }

    /// A response without content, for example `404`.
    public static func status(_ status: Int) -> Content { data(Data(), status: status) }

    /// The server's name is unknown.
    public static let hostNotFound = Content(outcome: .failure(.hostNotFound))
    /// The server refuses the connection.
    public static let cannotConnect = Content(outcome: .failure(.cannotConnect))
    /// No answer comes in time.
    public static let timedOut = Content(outcome: .failure(.timedOut))
    /// The connection breaks off.
    public static let connectionLost = Content(outcome: .failure(.connectionLost))
  }

  let pattern: String
  let latency: Double
  let content: @Sendable (URL) -> Content
  /// True if the answer is made up to fit what the app takes from it.
  var isMadeUp = false

  /// Answers an address, or all that begin alike.
  /// - Parameters:
  ///   - address: A full address; with `*` at its end, every address that begins so.
  ///   - content: What comes back.
  ///   - latency: Virtual seconds until it arrives.
  public init(_ address: String, _ content: Content, after latency: Double = 0.2) {
    self.init(address, after: latency) { _ in content }
  }

  /// Answers with what a closure makes of the address.
  /// - Parameters:
  ///   - address: A full address; with `*` at its end, every address that begins so.
  ///   - latency: Virtual seconds until it arrives.
  ///   - content: What comes back for an address. May be called on any thread of the run.
  public init(_ address: String, after latency: Double = 0.2, _ content: @escaping @Sendable (URL) -> Content) {
    pattern = address
    self.latency = latency
    self.content = content
  }

  /// The answer; nil if the request is not meant.
  func reply(to request: HostNetwork.Request) -> HostNetwork.Answer? {
    let matches = pattern.hasSuffix("*") ? request.url.hasPrefix(pattern.dropLast()) : request.url == pattern
    guard matches, let url = URL(string: request.url) else { return nil }
    guard isMadeUp else { return HostNetwork.Answer(content(url).outcome, latency: latency) }
    return HostNetwork.Answer(MadeUpAnswer.content(for: request).outcome, latency: latency, isMadeUp: true)
  }
}
