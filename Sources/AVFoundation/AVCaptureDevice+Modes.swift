import Foundation

extension AVCaptureDevice {
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }
  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance = 1
    case continuousAutoWhiteBalance = 2
  }

  /// Which lens, or which microphone.
  public struct DeviceType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// Looks for devices, and finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    open var devices: [AVCaptureDevice] { [] }
  }

  /// How a picture is turned to stand upright. Without a camera nothing turns it.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      self.device = device
      super.init()
    }
    open private(set) weak var device: AVCaptureDevice?
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
  }
}

/// What went wrong with a medium.
public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case contentIsUnavailable = -11863
    case fileFormatNotRecognized = -11828
    case applicationIsNotAuthorizedToUseDevice = -11852
    case operationNotSupportedForAsset = -11838
    case operationCancelled = -11878
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static var unknown: Code { .unknown }
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  public static var sessionNotRunning: Code { .sessionNotRunning }
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}
