import Foundation
import HeadlessCore

/// What records: none is here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Where on the device it is.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  /// True if it has a light.
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var position: Position { .unspecified }
  open var localizedName: String { "" }

  private override init() { super.init() }

  /// Nil: there is no camera and no microphone.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Nobody was asked yet, and who is asked says no.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  @preconcurrency
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { handler(false) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

/// What a device or a track holds.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
}

/// What the user allows.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}
