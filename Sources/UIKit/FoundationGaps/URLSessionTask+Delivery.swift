import Foundation
import FoundationNetworking

// What Foundation for Linux leaves out of tasks and their delegates.

extension URLSessionTask {
  /// Whether the body may come in pieces. It comes as the server, or the screen's `network`, hands it out; the value is kept.
  public var prefersIncrementalDelivery: Bool {
    get { objc_getAssociatedObject(self, deliveryKey) as? Bool ?? true }
    set { objc_setAssociatedObject(self, deliveryKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension URLSessionTaskDelegate {
  /// A delegate that has no such method does nothing. Foundation for Linux tells no delegate of new tasks, nor of waiting ones: only a
  /// delegate that passes it on calls it.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

nonisolated(unsafe) private let deliveryKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
