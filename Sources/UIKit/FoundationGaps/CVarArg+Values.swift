import Foundation

// Objective-C passes these to formats as objects. `%@` prints their descriptions.

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: uuidString) }
}
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: description) }
}
extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: absoluteString) }
}
extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: "\(self)") }
}
extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: "\(self)") }
}
extension Dictionary: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: "\(self)") }
}
extension NSError: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: "\(self)") }
}

private enum DescribedArgument {
  /// A format reads the object behind the address; nobody says when it is done with it, so it stays.
  static func encoding(of text: String) -> [Int] { [Int(bitPattern: Unmanaged.passRetained(text as NSString).toOpaque())] }
}
