@_exported import CoreGraphics
@_exported import Foundation

/// Whether a place can be reached: in a run each can, over Wi-Fi, from the start on and for good.
public final class SCNetworkReachability: @unchecked Sendable {
  fileprivate init() {}
}

/// How a place is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = Self(rawValue: 1 << 0)
  public static let reachable = Self(rawValue: 1 << 1)
  public static let connectionRequired = Self(rawValue: 1 << 2)
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  public static let interventionRequired = Self(rawValue: 1 << 4)
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  public static let isDirect = Self(rawValue: 1 << 17)
  public static let isWWAN = Self(rawValue: 1 << 18)
  public static let connectionAutomatic = connectionOnTraffic
}

public let kSCNetworkFlagsTransientConnection = 1 << 0
public let kSCNetworkFlagsReachable = 1 << 1
public let kSCNetworkFlagsConnectionRequired = 1 << 2

// MARK: Asking

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }
@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

// MARK: Hearing of changes: there are none

public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

extension Unmanaged where Instance == NSString {
  /// Core Foundation's strings are Swift's here.
  public static func passRetained(_ value: String) -> Unmanaged<NSString> { passRetained(value as NSString) }
}

public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?)
  -> Bool
{ true }
