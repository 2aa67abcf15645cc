import Foundation
import QuartzCore

extension NSValue {
  /// Foundation here keeps no structures of an app's own in values: the transform is kept beside, and the value knows its number.
  public convenience init(caTransform3D transform: CATransform3D) {
    var number = UIKitRunState.current.number(of: transform)
    self.init(bytes: &number, objCType: "q")
  }
  public var caTransform3DValue: CATransform3D {
    var number = 0
    getValue(&number)
    let known = UIKitRunState.current.keptTransforms
    return known.indices.contains(number) ? known[number] : CATransform3DIdentity
  }
}

extension UIKitRunState {
  /// Equal transforms have one number, so that equal values are equal.
  fileprivate nonisolated func number(of transform: CATransform3D) -> Int {
    if let known = keptTransforms.firstIndex(where: { CATransform3DEqualToTransform($0, transform) }) { return known }
    keptTransforms.append(transform)
    return keptTransforms.count - 1
  }
}
