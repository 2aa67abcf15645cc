import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    // The storyboard that Info.plist names makes the window.
    var window: UIWindow?
}
