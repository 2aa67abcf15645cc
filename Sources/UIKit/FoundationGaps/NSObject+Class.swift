import Foundation

/// Objective-C sends what every object understands to classes too: `tableView.register(UITableViewCell.classForCoder(), …)`.
extension NSObject {
  public class func classForCoder() -> AnyClass { self }
  public class func superclass() -> AnyClass? { class_getSuperclass(self) }
  public var superclass: AnyClass? { class_getSuperclass(type(of: self)) }
}

extension UIApplication {
  /// How extensions of apps reach the application: `UIApplication.value(forKey: "sharedApplication")`. Nil for any other key.
  public class func value(forKey key: String) -> Any? { key == "sharedApplication" ? UIApplication.shared : nil }
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
