import Foundation
import FoundationNetworking

// Foundation for Linux has no `bytes(for:)`. Here the whole answer comes first, and then its bytes, one after the other.

extension URLSession {
  /// The bytes of a response's body.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var rest: Data.Iterator

      init(_ data: Data) { rest = data.makeIterator() }

      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return rest.next()
      }
    }

    private let data: Data

    init(_ data: Data) { self.data = data }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data) }

    /// The body as text, a line at a time.
    public var lines: AsyncLines { AsyncLines(bytes: self) }
  }

  /// The lines of a response's body; what follows the last line's end is a line if it is not empty. Empty lines are passed over,
  /// as on a phone.
  public struct AsyncLines: AsyncSequence, Sendable {
    public typealias Element = String

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: AsyncBytes.AsyncIterator

      public mutating func next() async throws -> String? {
        var line: [UInt8] = []
        while let byte = try await bytes.next() {
          if byte != 0x0A && byte != 0x0D {
            line.append(byte)
          } else if !line.isEmpty {
            break
          }
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }

    fileprivate let bytes: AsyncBytes

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator()) }
  }

  /// Asks for an address.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Makes a request.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data), response)
  }
}
