import Foundation
import HeadlessCore

/// The device: an iPhone with the profile's system version.
@preconcurrency @MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { UIKitRunState.current.device }

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "\(RunState.current.profile.os).0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.base.userInterfaceIdiom }
  /// The device is turned the other way round than its interface.
  open var orientation: UIDeviceOrientation {
    UIWindowScene.host.storedOrientation.isLandscape ? .landscapeLeft : .portrait
  }
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  /// Unknown, as on a simulator.
  open var batteryState: BatteryState { .unknown }
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}

  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    .init("UIDeviceOrientationDidChangeNotification")
  }
}

/// As code asked for the kind of device before Swift had the device's own property.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
