#if os(Linux)
  #error("the app is not on Linux")
#endif
#if canImport(UIKit) && !os(macOS)
  import UIKit
#endif

final class OldStart: NSObject {
  @objc class func shared() -> OldStart { OldStart() }
}
