import Foundation

/// Takes what devices give to where it goes. It starts and stops, tells observers of it, and keeps what is added, by Apple's rules; without a
/// device nothing ever arrives at an output.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good what is recorded is.
  public struct Preset: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient = 2
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }

  public override init() {
    super.init()
    MediaKeys.add()
  }

  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var connections: [AVCaptureConnection] = []
  open var sessionPreset = Preset.high
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isMultitaskingCameraAccessEnabled = false
  open var isInterrupted: Bool { false }
  open private(set) var isRunning = false {
    willSet { willChangeValue(forKey: "running") }
    didSet { didChangeValue(forKey: "running") }
  }

  // MARK: What it takes, and where it goes
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) {
    precondition(canAddInput(input), "-[AVCaptureSession addInput:] The input is in the session already")
    inputs.append(input)
  }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.session == nil }
  open func addOutput(_ output: AVCaptureOutput) {
    precondition(canAddOutput(output), "-[AVCaptureSession addOutput:] The output is in a session already")
    output.session = self
    outputs.append(output)
  }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  open func removeOutput(_ output: AVCaptureOutput) {
    guard output.session === self else { return }
    output.session = nil
    outputs.removeAll { $0 === output }
  }
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  open func addConnection(_ connection: AVCaptureConnection) { connections.append(connection) }
  open func removeConnection(_ connection: AVCaptureConnection) { connections.removeAll { $0 === connection } }

  // MARK: Running
  private var openConfigurations = 0
  open func beginConfiguration() { openConfigurations += 1 }
  open func commitConfiguration() { openConfigurations = max(0, openConfigurations - 1) }

  /// A session without an input runs, too. Starting amid a configuration ends the app, as on a phone.
  open func startRunning() {
    precondition(
      openConfigurations == 0,
      "-[AVCaptureSession startRunning] startRunning may not be called between calls to beginConfiguration and commitConfiguration"
    )
    guard !isRunning else { return }
    isRunning = true
    NotificationCenter.default.post(name: Self.didStartRunningNotification, object: self)
  }
  open func stopRunning() {
    precondition(
      openConfigurations == 0,
      "-[AVCaptureSession stopRunning] stopRunning may not be called between calls to beginConfiguration and commitConfiguration")
    guard isRunning else { return }
    isRunning = false
    NotificationCenter.default.post(name: Self.didStopRunningNotification, object: self)
  }

  public class var didStartRunningNotification: Notification.Name {
    Notification.Name("AVCaptureSessionDidStartRunningNotification")
  }
  public class var didStopRunningNotification: Notification.Name {
    Notification.Name("AVCaptureSessionDidStopRunningNotification")
  }
  public class var runtimeErrorNotification: Notification.Name { Notification.Name("AVCaptureSessionRuntimeErrorNotification") }
  public class var wasInterruptedNotification: Notification.Name {
    Notification.Name("AVCaptureSessionWasInterruptedNotification")
  }
  public class var interruptionEndedNotification: Notification.Name {
    Notification.Name("AVCaptureSessionInterruptionEndedNotification")
  }
}

/// Several cameras at once: no device here can do it.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  open class var isMultiCamSupported: Bool { false }
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension Notification.Name {
  public static var AVCaptureSessionDidStartRunning: Notification.Name { AVCaptureSession.didStartRunningNotification }
  public static var AVCaptureSessionDidStopRunning: Notification.Name { AVCaptureSession.didStopRunningNotification }
  public static var AVCaptureSessionRuntimeError: Notification.Name { AVCaptureSession.runtimeErrorNotification }
  public static var AVCaptureSessionWasInterrupted: Notification.Name { AVCaptureSession.wasInterruptedNotification }
  public static var AVCaptureSessionInterruptionEnded: Notification.Name { AVCaptureSession.interruptionEndedNotification }
  public static var AVCaptureDeviceWasConnected: Notification.Name {
    Notification.Name("AVCaptureDeviceWasConnectedNotification")
  }
  public static var AVCaptureDeviceWasDisconnected: Notification.Name {
    Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  }
  public static var AVCaptureDeviceSubjectAreaDidChange: Notification.Name {
    Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
  }
}
