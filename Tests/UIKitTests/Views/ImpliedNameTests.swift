import Foundation
import Testing

@_spi(CellHarness) @testable import UIKit

extension CGFloat {
  fileprivate var distance: CGFloat { abs(self) }
  fileprivate func isNear(_ other: CGFloat) -> Bool { abs(self - other) <= abs(0.5) }
  fileprivate static func gap(_ a: CGFloat, _ b: CGFloat) -> CGFloat { abs(a - b) }
}

@MainActor @Suite("Names that whole apps use", .serialized) struct ImpliedNameTests {
  @Test("A class is registered by what it says of itself, and a row of it comes")
  func classForCoder() {
    final class Row: UITableViewCell {}
    let table = UITableView()
    table.register(Row.classForCoder(), forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "other") == nil)
  }

  @Test("A number's own extensions reach the free function for its size")
  func size() {
    let number: CGFloat = -2
    #expect(number.distance == 2 && number.isNear(-1.75) && !number.isNear(2) && CGFloat.gap(1, 4) == 3)
  }

  @Test("The largest numbers by the names of C")
  func largestNumbers() {
    #expect(NSNumber(value: INT64_MAX).int64Value == .max && UINT64_MAX == .max && INT64_MIN == -INT64_MAX - 1)
  }

  @Test("Threads that count together lose nothing")
  func counting() {
    nonisolated(unsafe) let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    defer { count.deallocate() }
    count.pointee = 0
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      OSAtomicIncrement32(count)
      OSAtomicIncrement32Barrier(count)
      OSAtomicDecrement32(count)
    }
    #expect(count.pointee == 1000 && OSAtomicDecrement32Barrier(count) == 999)
    #expect(OSAtomicCompareAndSwap32Barrier(999, 5, count) && !OSAtomicCompareAndSwap32(999, 6, count) && count.pointee == 5)
    #expect(OSAtomicAdd32Barrier(3, count) == 8 && OSAtomicAdd32(-8, count) == 0)
  }

  @Test("Older names mean what the newer ones mean")
  func older() {
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation && UIKeyboardType.alphabet == .asciiCapable)
  }

  @Test("An action may say itself what it is called and does")
  func action() {
    final class Archive: UIContextualAction {
      override var style: Style { .destructive }
      override var title: String? {
        get { "Archive" }
        set {}
      }
    }
    let action = Archive(style: .normal, title: "Other") { _, _, done in done(true) }
    #expect(action.style == .destructive && action.title == "Archive" && action.backgroundColor == .systemRed)
  }

  @Test("A transformer makes one value another, and says what it makes")
  func transformer() {
    final class Upper: ValueTransformer {
      override class func transformedValueClass() -> AnyClass { NSString.self }
      override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
    }
    ValueTransformer.setValueTransformer(Upper(), forName: NSValueTransformerName("Upper"))
    #expect(Upper().transformedValue("a") as? String == "A" && Upper.transformedValueClass() == NSString.self)
  }
}
