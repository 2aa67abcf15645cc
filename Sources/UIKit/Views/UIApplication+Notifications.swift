import Foundation

/// The names under which the app's life is announced. A script sends the app to the background and back; what a phone tells
/// besides never happens here.
extension UIApplication {
  public nonisolated static var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  public nonisolated static var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  public nonisolated static var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  public nonisolated static var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
  public nonisolated static var willTerminateNotification: NSNotification.Name { .init("UIApplicationWillTerminateNotification") }
  public nonisolated static var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
  public nonisolated static var significantTimeChangeNotification: NSNotification.Name {
    .init("UIApplicationSignificantTimeChangeNotification")
  }
  public nonisolated static var didFinishLaunchingNotification: NSNotification.Name {
    .init("UIApplicationDidFinishLaunchingNotification")
  }
  public nonisolated static var willChangeStatusBarOrientationNotification: NSNotification.Name {
    .init("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  public nonisolated static var didChangeStatusBarOrientationNotification: NSNotification.Name {
    .init("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  public nonisolated static var willChangeStatusBarFrameNotification: NSNotification.Name {
    .init("UIApplicationWillChangeStatusBarFrameNotification")
  }
  public nonisolated static var didChangeStatusBarFrameNotification: NSNotification.Name {
    .init("UIApplicationDidChangeStatusBarFrameNotification")
  }
  public nonisolated static var userDidTakeScreenshotNotification: NSNotification.Name {
    .init("UIApplicationUserDidTakeScreenshotNotification")
  }
  public nonisolated static var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataDidBecomeAvailable")
  }
  public nonisolated static var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  public nonisolated static var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    .init("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
}

extension UIDevice {
  public nonisolated static var batteryLevelDidChangeNotification: NSNotification.Name {
    .init("UIDeviceBatteryLevelDidChangeNotification")
  }
  public nonisolated static var batteryStateDidChangeNotification: NSNotification.Name {
    .init("UIDeviceBatteryStateDidChangeNotification")
  }
  public nonisolated static var proximityStateDidChangeNotification: NSNotification.Name {
    .init("UIDeviceProximityStateDidChangeNotification")
  }
}

extension UIScreen {
  public nonisolated static var brightnessDidChangeNotification: NSNotification.Name {
    .init("UIScreenBrightnessDidChangeNotification")
  }
  public nonisolated static var capturedDidChangeNotification: NSNotification.Name {
    .init("UIScreenCapturedDidChangeNotification")
  }
}

extension UIWindow {
  public nonisolated static var didBecomeKeyNotification: NSNotification.Name { .init("UIWindowDidBecomeKeyNotification") }
  public nonisolated static var didResignKeyNotification: NSNotification.Name { .init("UIWindowDidResignKeyNotification") }
  public nonisolated static var didBecomeVisibleNotification: NSNotification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
  public nonisolated static var didBecomeHiddenNotification: NSNotification.Name { .init("UIWindowDidBecomeHiddenNotification") }
}
