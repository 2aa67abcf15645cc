/// What users read about interface files.
enum NibTexts {
  static func unreadable(_ path: String, isOld: Bool) -> String {
    isOld
      ? "the interface file \(path), which is in the format of Xcode 4 (open it in Xcode and save it),"
      : "the interface file \(path), which is not XML of Interface Builder's,"
  }
  static func unknownElement(_ name: String, _ file: String) -> String { "the element <\(name)> of \(file)" }
  static func unknownAttribute(_ name: String, _ element: String, _ file: String) -> String {
    "the attribute \(name) of <\(element)> in \(file)"
  }
  static func unknownClass(_ name: String, _ module: String?, _ file: String) -> String {
    "the class \(module.map { $0 + "." } ?? "")\(name), which \(file) names,"
  }
  static func unknownRuntimeAttribute(_ path: String, _ type: String, _ file: String) -> String {
    "the runtime attribute \(path) of \(type) in \(file)"
  }
  static func unmade(_ type: String, _ file: String) -> String {
    "\(type), which \(file) names: its init?(coder:) returned nil. It"
  }

  // UIKit's own sentences.
  static func leftOverClass(_ name: String) -> String { "Unknown class \(name) in Interface Builder file.\n" }
  static func noStoryboard(_ name: String) -> String { "Could not find a storyboard named '\(name)' in bundle" }
  static func noNib(_ name: String) -> String { "Could not load NIB in bundle with name '\(name)'" }
  static func noController(_ identifier: String, _ storyboard: String) -> String {
    "Storyboard (\(storyboard)) doesn't contain a view controller with identifier '\(identifier)'"
  }
  static func noSegue(_ identifier: String, _ controller: String) -> String {
    "Receiver (\(controller)) has no segue with identifier '\(identifier)'"
  }
  static func noView(_ nib: String, _ controller: String) -> String {
    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view outlet was not set. (\(controller))"
  }
  static func notOneCell(_ identifier: String, _ nib: String) -> String {
    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
      + "reusable cell instance (\(nib))"
  }
}
