import Foundation
import SelectorDispatch

/// Sorts objects into sections by the first letter of a text of theirs: the Latin alphabet, and one section for all else.
///
/// Letters with marks count as their plain ones; texts are compared without regard to case.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  open class func current() -> Self { self.init() }

  open var sectionTitles: [String] { letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object, by the text that it answers to the selector.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    guard let first = text.first, let place = letters.firstIndex(of: first.uppercased()) else { return letters.count }
    return place
  }

  /// The objects in the order of the texts that they answer to the selector.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let keyed = array.enumerated().map { (text: text(of: $0.element, selector), place: $0.offset, object: $0.element) }
    return keyed.sorted { left, right in
      switch left.text.caseInsensitiveCompare(right.text) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.place < right.place
      }
    }.map(\.object)
  }

  private var letters: [String] { (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } }

  private func text(of object: Any, _ selector: Selector) -> String {
    SelectorSending.send(selector, to: object as AnyObject, [], for: .message) as? String ?? ""
  }

  public override required init() { super.init() }
}
