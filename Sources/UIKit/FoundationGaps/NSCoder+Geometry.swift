import CoreGraphics
import Foundation

extension NSMutableString {
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
  public func appendFormat(_ format: String, _ args: any CVarArg...) { append(String(format: format, arguments: args)) }
}

// Geometry as text: `{1, 2}` and `{{1, 2}, {3, 4}}`. A text that is none is zero.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  public class func string(for insets: UIEdgeInsets) -> String { text([insets.top, insets.left, insets.bottom, insets.right]) }
  public class func cgPoint(for string: String) -> CGPoint {
    let found = numbers(string, 2)
    return CGPoint(x: found[0], y: found[1])
  }
  public class func cgSize(for string: String) -> CGSize {
    let found = numbers(string, 2)
    return CGSize(width: found[0], height: found[1])
  }
  public class func cgRect(for string: String) -> CGRect {
    let found = numbers(string, 4)
    return CGRect(x: found[0], y: found[1], width: found[2], height: found[3])
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let found = numbers(string, 4)
    return UIEdgeInsets(top: found[0], left: found[1], bottom: found[2], right: found[3])
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: ", ") + "}"
  }
  private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
    let found = string.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    return found.count == count ? found : Array(repeating: 0, count: count)
  }
}
