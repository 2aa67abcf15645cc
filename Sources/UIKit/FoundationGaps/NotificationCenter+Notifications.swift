import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after the other, as they are posted.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }

  /// Notifications as a sequence. What is posted from the moment on in which somebody begins to go through it is in it; nothing is
  /// lost while nobody asks.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      let observer = Observer(
        center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Posted(notification: $0)) })
      continuation.onTermination = { [center] _ in center.removeObserver(observer.token) }
      return Iterator(stream.makeAsyncIterator(), continuation)
    }

    /// Goes through the notifications. When it is gone nobody observes any more.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      public typealias Failure = Never
      private var posted: AsyncStream<Posted>.Iterator
      private let end: End

      fileprivate init(_ posted: AsyncStream<Posted>.Iterator, _ continuation: AsyncStream<Posted>.Continuation) {
        self.posted = posted
        end = End(continuation)
      }

      public mutating func next() async -> Notification? { await posted.next()?.notification }
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }

    /// Notifications go from the poster's thread to the reader's, as on a phone.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }
    private struct Observer: @unchecked Sendable {
      let token: any NSObjectProtocol
      init(_ token: any NSObjectProtocol) { self.token = token }
    }
    fileprivate final class End {
      private let continuation: AsyncStream<Posted>.Continuation
      init(_ continuation: AsyncStream<Posted>.Continuation) { self.continuation = continuation }
      deinit { continuation.finish() }
    }
  }
}
