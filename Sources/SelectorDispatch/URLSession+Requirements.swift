import Foundation
import FoundationNetworking

// What Foundation has on Apple's platforms and not in the toolchain. It stands here because every module of an app imports this one,
// also those that know nothing but Foundation.

extension URLSession {
  // Methods with default arguments meet no requirement of a protocol; on Apple's platforms these are the imported ones of
  // Objective-C, and `extension URLSession: Loader {}` is how apps put a double in the session's place.

  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
}

extension URLCache {
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

/// The host's network costs nothing and is never short of anything, so what these forbid never happens.
extension URLSessionConfiguration {
  /// No app is woken by a session here: it stays open.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
extension URLRequest {
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

/// Where the error of a download that was cancelled keeps what it takes to go on.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError {
  /// Why the network was not used although there is one.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular = 0
    case expensive = 1
    case constrained = 2
  }
  /// Nil: the host's network is never forbidden.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLError {
  /// On Apple's platforms every number is a code; here one that is not known is ``URLError/unknown``.
  @_disfavoredOverload
  public init(_ code: URLError.Code?, userInfo: [String: Any] = [:]) { self.init(code ?? .unknown, userInfo: userInfo) }
}

extension URL {
  /// A file that is promised is there at once or not at all.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
