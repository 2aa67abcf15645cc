import Foundation

/// Files as texts: what is no UTF-8 in one is replaced and not refused, since an app's sources come from everywhere.
enum SourceText {
  /// Nil if there is no such file, or it can't be read.
  static func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
