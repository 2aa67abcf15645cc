import CellTrace
import Foundation

/// What is said of resources that can't be used: what happened, to which file, what to do.
enum ResourceTexts {
  /// The run can't be trusted from here on.
  static func report(_ text: String) { Probe.post(.unowned(text)) }

  static func noFolder(_ path: String) -> String {
    "there is no folder \(path), which the screen names as its resources; correct the path in `resources`"
  }
  static func noContents(_ folder: String) -> String {
    "\(folder) has no Contents.json; add one or remove the folder from the asset catalog"
  }
  static func notJSON(_ path: String, _ reason: String) -> String {
    "\(path) can't be read as JSON (\(reason)); correct the file"
  }
  static func notStrings(_ path: String, _ reason: String) -> String {
    "\(path) can't be read as a table of texts (\(reason)); correct the file: every line is \"key\" = \"text\";"
  }
  static func unreadable(_ path: String) -> String { "\(path) can't be read; check its permissions" }
  static func noEntry(_ folder: String, _ what: String) -> String {
    "\(folder)/Contents.json names no file or value for \(what) on a phone; add one"
  }
  static func noFile(_ contents: String, _ file: String) -> String {
    "\(contents) names \"\(file)\", which is not beside it; add the file or correct the name"
  }
  static func noComponents(_ path: String) -> String {
    "\(path) has a colour without red, green and blue; add its components"
  }
  static func unknownFormat(_ path: String) -> String {
    "the size of \(path) can't be read: it is no PNG, JPEG, GIF, PDF or SVG with a size in its head; save it as one of these"
  }

  /// Foundation's own words, without its domain and numbers.
  static func reason(_ error: any Error) -> String {
    let details = (error as NSError).userInfo["NSDebugDescription"] as? String
    return details ?? "it is damaged"
  }
}
