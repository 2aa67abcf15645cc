import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

extension ScreenUnderTest {
  /// A number that stands for what kind of state the screen is in: which kinds of rows are there with which structure and flags,
  /// and what is in front of them; not what they say.
  func abstractState() -> UInt64 {
    var hash = StableHash()
    hash.mix(SystemDriver.isInBackground ? "background" : "foreground")
    hash.mix(alert == nil ? "" : "alert")
    hash.mix(menu == nil ? "" : "menu")
    hash.mix(topViewController.map { "\(type(of: $0)) \($0.isEditing)" } ?? "")
    for list in lists {
      hash.mix(list.openSwipeTitles?.joined(separator: ",") ?? "")
      var kinds: Set<String> = []
      for row in list.appearances(measuring: false) {
        kinds.insert("\(row.cellType) \(row.flags) \(row.elements.map { "\($0.path) \($0.role)" })")
      }
      for kind in kinds.sorted() { hash.mix(kind) }
    }
    return hash.value
  }
}

/// FNV-1a over texts.
private struct StableHash {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func mix(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    value = (value ^ 0x1F) &* 0x0000_0100_0000_01b3
  }
}
