import Foundation

/// Where something that is recorded comes from.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  /// One stream of an input.
  open class Port: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var isEnabled = true
  }
  open var ports: [Port] { [] }
  override init() { super.init() }
}

/// A device as an input. There is no device, so that nobody can make one.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// How a picture that is recorded stands.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

/// How a film is steadied.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard = 1
  case cinematic = 2
  case cinematicExtended = 3
  case auto = -1
}

/// What joins an input with an output. Without a device a session makes none.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  open private(set) var inputPorts: [AVCaptureInput.Port] = []
  open private(set) weak var output: AVCaptureOutput?
  open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    self.output = output
    super.init()
  }
  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
    inputPorts = [port]
    videoPreviewLayer = layer
    super.init()
  }
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  open var videoScaleAndCropFactor: CGFloat = 1
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
}
