import CoreGraphics
import CoreMedia
import Foundation
import UIKit

/// Takes pictures. Asked for one without a camera, the app ends, as on a phone.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced = 2
    case quality = 3
  }
  public override init() { super.init() }
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    failWithoutConnection("capturePhotoWithSettings:delegate:")
  }
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, AVError(.sessionNotRunning)) }

  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var availablePhotoPixelFormatTypes: [UInt32] { [] }
  open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var isHighResolutionCaptureEnabled = false
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isLivePhotoAutoTrimmingEnabled = false
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isAppleProRAWSupported: Bool { false }
  open var isAppleProRAWEnabled = false
  open var isResponsiveCaptureSupported: Bool { false }
  open var isResponsiveCaptureEnabled = false
  open var isZeroShutterLagSupported: Bool { false }
  open var isZeroShutterLagEnabled = false
  open var isFastCapturePrioritizationSupported: Bool { false }
  open var isFastCapturePrioritizationEnabled = false
}

/// How one picture is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    (flashMode, photoQualityPrioritization) = (photoSettings.flashMode, photoSettings.photoQualityPrioritization)
    (isHighResolutionPhotoEnabled, previewPhotoFormat) = (
      photoSettings.isHighResolutionPhotoEnabled, photoSettings.previewPhotoFormat
    )
  }
  /// Counts up from 1 in each run.
  public let uniqueID = CaptureRunState.current.nextPicture()
  open private(set) var format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var isHighResolutionPhotoEnabled = false
  open var isAutoStillImageStabilizationEnabled = true
  open var isAutoRedEyeReductionEnabled = true
  open var isShutterSoundSuppressionEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var livePhotoMovieFileURL: URL?
  open var metadata: [String: Any] = [:]
  open var previewPhotoFormat: [String: Any]?
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
}

/// What was decided of a picture before it was taken.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var uniqueID: Int64 { 0 }
  open var isFlashEnabled: Bool { false }
  open var expectedPhotoCount: Int { 1 }
}

/// A picture that a camera took. Only a camera makes one.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var timestamp: CMTime { .invalid }
  open var isRawPhoto: Bool { false }
  open var photoCount: Int { 1 }
  open var metadata: [String: Any] { [:] }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// Hears how taking a picture goes on.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}

/// How pictures are packed.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoQualityKey = "AVVideoQualityKey"
