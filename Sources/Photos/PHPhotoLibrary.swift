import Foundation
import HeadlessCore

/// What an app may do with the user's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// What an app asks to be allowed.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The user's pictures: the same two dozen in every run, which the app's changes then add to or take from.
///
/// The user allows what the app asks for, and every change that it proposes. Answers come on a queue of the system's, as on a phone.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  open class func shared() -> PHPhotoLibrary { PhotoRunState.current.library }

  // MARK: Permission

  open class func authorizationStatus() -> PHAuthorizationStatus { PhotoRunState.current.status }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { PhotoRunState.current.status }
  @preconcurrency
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    PhotoRunState.current.status = .authorized
    DispatchQueue.global().async { handler(.authorized) }
  }
  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Changes

  /// Makes the changes that the block asks for, all of them at once, and tells the observers.
  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async { [self] in
      change(changeBlock)
      completionHandler?(true, nil)
    }
  }
  @preconcurrency
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    await withCheckedContinuation { continuation in
      performChanges(changeBlock) { _, _ in continuation.resume() }
    }
  }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { change(changeBlock) }

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.append(WeakObserver(observer))
  }
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  private var observers: [WeakObserver] = []

  private func change(_ block: () -> Void) {
    let state = PhotoRunState.current
    let before = state.content
    state.openChange = before
    block()
    let after = state.openChange ?? before
    state.openChange = nil
    guard after != before else { return }
    state.content = after
    let change = PHChange(before: before, after: after)
    let listening = observers.compactMap(\.observer)
    for observer in listening { observer.photoLibraryDidChange(change) }
  }
}

/// Hears of changes in the user's pictures, on a queue of the system's.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

private struct WeakObserver {
  weak var observer: (any PHPhotoLibraryChangeObserver)?
  init(_ observer: any PHPhotoLibraryChangeObserver) { self.observer = observer }
}
