import Foundation
import HeadlessCore

/// What records. None is here, as on a simulator: every question for one is answered by nil or by an empty list, and what a device could do
/// is declared so that code which uses one compiles.
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
  open var uniqueID: String { "" }
  open var modelID: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var isConnected: Bool { false }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }

  // MARK: What is set while the device is locked
  open var torchMode = TorchMode.off
  open var flashMode = FlashMode.off
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var videoZoomFactor: CGFloat = 1
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchLevel: Float { 0 }
  open var isFlashAvailable: Bool { false }
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var isAdjustingFocus: Bool { false }
  open var isAdjustingExposure: Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  open func cancelVideoZoomRamp() {}
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}

  private override init() { super.init() }

  /// Nil: there is no camera and no microphone.
  public convenience init?(uniqueID deviceUniqueID: String) { nil }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  open class var systemPreferredCamera: AVCaptureDevice? { nil }

  /// Nobody was asked at the beginning of a run, and who is asked says no.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    CaptureRunState.current.wasAsked(for: mediaType) ? .denied : .notDetermined
  }
  @preconcurrency
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
    CaptureRunState.current.ask(for: mediaType)
    DispatchQueue.global().async { handler(false) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    CaptureRunState.current.ask(for: mediaType)
    return false
  }
}

/// What the user was asked for in a run, and how many pictures the app asked for.
final class CaptureRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(CaptureRunState.self)
  private let lock = NSLock()
  private var asked: Set<AVMediaType> = []
  private var lastPicture: Int64 = 0
  init() {}
  func nextPicture() -> Int64 {
    lock.withLock {
      lastPicture += 1
      return lastPicture
    }
  }
  func ask(for type: AVMediaType) { lock.withLock { _ = asked.insert(type) } }
  func wasAsked(for type: AVMediaType) -> Bool { lock.withLock { asked.contains(type) } }
}

/// What a device or a track holds.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let metadata = AVMediaType("meta")
  public static let muxed = AVMediaType("muxx")
  public static let subtitle = AVMediaType("sbtl")
}

/// What the user allows.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}
