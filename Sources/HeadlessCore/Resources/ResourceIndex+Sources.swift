import Foundation

extension ResourceIndex {
  /// True if a file of source code in the folders declares a class of this name; nil if there are no such files. All are read, so it is
  /// asked only where a run would end otherwise.
  func declaresClass(_ name: String) -> Bool? {
    var isAny = false
    for path in folders.lazy.flatMap(Self.sources) {
      isAny = true
      let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      if Self.declares(name, text) { return true }
    }
    return isAny ? false : nil
  }

  private static func sources(_ folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
      .filter { [".swift", ".m", ".mm", ".h"].contains(where: $0.hasSuffix) }.map { "\(folder)/\($0)" }
  }

  /// `class Name`, `@interface Name` or `@implementation Name`, and no longer name.
  private static func declares(_ name: String, _ text: String) -> Bool {
    ["class ", "@interface ", "@implementation "].contains { word in
      text.ranges(of: word + name).contains { range in
        text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }
}
