import Foundation

/// The names under which the app's life is announced. A script sends the app to the background and back; what a phone tells
/// besides never happens here.
extension UIApplication {
  public static var didBecomeActiveNotification: NSNotification.Name { .init("UIApplicationDidBecomeActiveNotification") }
  public static var willResignActiveNotification: NSNotification.Name { .init("UIApplicationWillResignActiveNotification") }
  public static var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  public static var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
  public static var willTerminateNotification: NSNotification.Name { .init("UIApplicationWillTerminateNotification") }
  public static var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
  public static var significantTimeChangeNotification: NSNotification.Name {
    .init("UIApplicationSignificantTimeChangeNotification")
  }
  public static var didFinishLaunchingNotification: NSNotification.Name { .init("UIApplicationDidFinishLaunchingNotification") }
  public static var userDidTakeScreenshotNotification: NSNotification.Name {
    .init("UIApplicationUserDidTakeScreenshotNotification")
  }
  public static var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataDidBecomeAvailable")
  }
  public static var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  public static var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    .init("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
}

extension UIDevice {
  public static var batteryLevelDidChangeNotification: NSNotification.Name { .init("UIDeviceBatteryLevelDidChangeNotification") }
  public static var batteryStateDidChangeNotification: NSNotification.Name { .init("UIDeviceBatteryStateDidChangeNotification") }
  public static var proximityStateDidChangeNotification: NSNotification.Name {
    .init("UIDeviceProximityStateDidChangeNotification")
  }
}

extension UIScreen {
  public static var brightnessDidChangeNotification: NSNotification.Name { .init("UIScreenBrightnessDidChangeNotification") }
  public static var capturedDidChangeNotification: NSNotification.Name { .init("UIScreenCapturedDidChangeNotification") }
}

extension UIWindow {
  public static var didBecomeKeyNotification: NSNotification.Name { .init("UIWindowDidBecomeKeyNotification") }
  public static var didResignKeyNotification: NSNotification.Name { .init("UIWindowDidResignKeyNotification") }
  public static var didBecomeVisibleNotification: NSNotification.Name { .init("UIWindowDidBecomeVisibleNotification") }
  public static var didBecomeHiddenNotification: NSNotification.Name { .init("UIWindowDidBecomeHiddenNotification") }
}
