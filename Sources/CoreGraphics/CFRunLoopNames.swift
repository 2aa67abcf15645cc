internal import CoreFoundation
import Foundation

// Core Foundation's run loops, by the names and types that they have on Apple's platforms.

/// The run loop of a thread: that of `RunLoop`.
public final class CFRunLoop: Hashable, @unchecked Sendable {
  fileprivate let loop: CoreFoundation.CFRunLoop
  fileprivate init(_ loop: CoreFoundation.CFRunLoop) { self.loop = loop }
  public static func == (left: CFRunLoop, right: CFRunLoop) -> Bool { left.loop === right.loop }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(loop)) }
}

/// What a run loop looks at while it runs.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: NSString
  public init(rawValue: NSString) { self.rawValue = rawValue }
  public init(_ rawValue: NSString) { self.rawValue = rawValue }

  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopDefaultMode")
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopCommonModes")

  fileprivate var name: CoreFoundation.CFString {
    RunLoop.Mode(rawValue: "\(rawValue)") == .common ? kCFRunLoopCommonModes : kCFRunLoopDefaultMode
  }
}

/// Why a run loop came back.
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}

public func CFRunLoopGetCurrent() -> CFRunLoop! { CoreFoundation.CFRunLoopGetCurrent().map { CFRunLoop($0) } }
public func CFRunLoopGetMain() -> CFRunLoop! { CoreFoundation.CFRunLoopGetMain().map { CFRunLoop($0) } }
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }
public func CFRunLoopStop(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopStop(rl.loop) }
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopWakeUp(rl.loop) }
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { CoreFoundation.CFRunLoopIsWaiting(rl.loop) }

/// Runs in a mode for so many seconds at the most.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let result = CoreFoundation.CFRunLoopRunInMode(mode.name, seconds, returnAfterSourceHandled)
  return CFRunLoopRunResult(rawValue: Int32(result.rawValue)) ?? .finished
}

/// Has a block called when the loop next runs in a mode; the loop is not woken for it.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: AnyObject!, _ block: (() -> Void)!) {
  let mode = (mode as? NSString).map { CFRunLoopMode($0) } ?? CFRunLoopMode("kCFRunLoopDefaultMode")
  CoreFoundation.CFRunLoopPerformBlock(rl.loop, mode.name, block)
}
