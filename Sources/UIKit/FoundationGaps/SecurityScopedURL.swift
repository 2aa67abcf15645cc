import Foundation

extension URL {
  /// There is no sandbox here: what can be read can be read, and access that was begun need not be ended.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  public func stopAccessingSecurityScopedResource() {}
}

extension NSString {
  /// A text from a format in the user's language.
  public class func localizedStringWithFormat(_ format: NSString, _ args: CVarArg...) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: args))
  }
}
