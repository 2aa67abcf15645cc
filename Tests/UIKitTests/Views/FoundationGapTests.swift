import Foundation
import FoundationNetworking
import SelectorDispatch
import Testing

@testable import UIKit

/// What Apple's Foundation does and Foundation for Linux does not.
@MainActor @Suite("Foundation as on a phone") struct FoundationGapTests {
  @Test("Rectangles that touch do not intersect")
  func touching() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      !rect.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)) && !rect.intersects(CGRect(x: 0, y: -5, width: 10, height: 5)))
    #expect(rect.intersects(CGRect(x: 9.5, y: 9.5, width: 10, height: 10)) && rect.intersects(rect))
    #expect(rect.intersects(CGRect(x: 20, y: 5, width: -15, height: 1)))
    #expect(!rect.intersects(.null) && !CGRect.null.intersects(rect) && rect.intersects(.infinite))
  }

  @Test("A layout that asks for the rectangles in view gets no row that only touches it")
  func rowsInView() {
    let rows = (0..<6).map { CGRect(x: 0, y: $0 * 50, width: 100, height: 50) }
    #expect(rows.indices.filter { rows[$0].intersects(CGRect(x: 0, y: 100, width: 100, height: 100)) } == [2, 3])
  }

  @Test("A length is a number of Foundation's, and is read out of one")
  func lengths() {
    let width: CGFloat = 2.5
    let number = width as NSNumber
    let row: [String: Any] = ["width": number]
    #expect(number.doubleValue == 2.5 && row["width"] as? CGFloat == 2.5 && (row["width"] as? Double) == 2.5)
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 1
    #expect(formatter.string(from: width as NSNumber) == "2.5")
  }

  @Test("Geometry in a text")
  func descriptions() {
    let rect = CGRect(x: 0, y: 1.5, width: 100, height: 44)
    #expect("\(rect)" == "(0.0, 1.5, 100.0, 44.0)")
    #expect("\(rect.origin) \(rect.size)" == "(0.0, 1.5) (100.0, 44.0)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
  }

  @Test(
    "Predicates of texts",
    arguments: [
      ("SELF MATCHES '[A-Z0-9a-z._]+@[a-z]+\\\\.[a-z]{2,}'", "ann@example.org", true), ("SELF MATCHES '[a-z]+'", "abc1", false),
      ("SELF BEGINSWITH 'Ab'", "Abc", true), ("SELF BEGINSWITH 'ab'", "Abc", false), ("SELF BEGINSWITH[c] 'ab'", "Abc", true),
      ("SELF ENDSWITH \"bc\"", "Abc", true), ("SELF CONTAINS[cd] 'e'", "É", true), ("self contains 'x'", "Abc", false),
      ("SELF LIKE[cd] 'foo'", "f\u{F3}\u{F3}", true), ("SELF LIKE[c] 'foo'", "f\u{F3}\u{F3}", false),
      ("SELF LIKE[d] 'f\u{F3}*'", "fool", true),
      ("SELF LIKE 'A?c*'", "Abcdef", true), ("SELF LIKE 'A?c'", "Abcdef", false), ("SELF ==[c] 'ABC'", "abc", true),
      ("NOT SELF == 'a' AND (SELF == 'b' OR SELF == 'c')", "c", true), ("SELF IN {'a', 'b'}", "b", true),
      ("SELF IN {'a', 'b'}", "d", false), ("SELF.length > 2", "abc", true), ("SELF.length BETWEEN {4, 5}", "abc", false),
      ("TRUEPREDICATE", "", true), ("FALSEPREDICATE || SELF != nil", "", true),
    ])
  func texts(format: String, text: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: text) == holds)
  }

  @Test("An address is found by its text, as a store keeps it")
  func addressesAsTexts() throws {
    let pages: [[String: Any]] = try ["https://example.org/a", "https://example.org/b"].map {
      ["url": try #require(URL(string: $0))]
    }
    func count(_ predicate: NSPredicate) -> Int { pages.filter { predicate.evaluate(with: $0) }.count }
    #expect(count(NSPredicate(format: "url == %@", "https://example.org/a")) == 1)
    #expect(count(NSPredicate(format: "url ==[c] %@", "HTTPS://EXAMPLE.ORG/A")) == 1)
    #expect(count(NSPredicate(format: "url LIKE %@", "https://example.org/*")) == 2)
    #expect(count(NSPredicate(format: "url == %@", "https://example.org/c")) == 0)
  }

  @Test("Predicates take values in the places for them, and look into tables and lists")
  func arguments() {
    let people: [[String: Any]] = [
      ["name": "Ann", "age": 31, "tags": ["a", "b"]], ["name": "Bob", "age": 17, "tags": ["c"]],
      ["name": "Cid", "age": 40, "tags": [String]()],
    ]
    func names(_ predicate: NSPredicate) -> [String] {
      people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
    }
    #expect(names(NSPredicate(format: "age >= %d && name != %@", 18, "Cid")) == ["Ann"])
    #expect(names(NSPredicate(format: "%K < %@", "age", NSNumber(value: 35))) == ["Ann", "Bob"])
    #expect(names(NSPredicate(format: "name IN %@", ["Bob", "Cid"])) == ["Bob", "Cid"])
    #expect(names(NSPredicate(format: "ANY tags == %@", argumentArray: ["c"])) == ["Bob"])
    #expect(names(NSPredicate(format: "tags.@count == 0")) == ["Cid"])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age > 20"), NSPredicate(format: "name CONTAINS 'n'"),
    ])
    #expect(names(both) == ["Ann"])
    #expect((people as NSArray).filtered(using: NSPredicate(format: "age < 18")).count == 1)
  }

  @Test("A predicate that cannot be read ends the program and says why")
  func unreadable() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name ==") }
  }

  @Test("Sort descriptors by key, as tables and views answer it")
  func sorting() {
    let rows: [[String: Any]] = [["n": "b", "i": 2], ["n": "A", "i": 2], ["n": "c", "i": 1]]
    func sorted(_ descriptors: [NSSortDescriptor]) -> [String] {
      (rows.map { $0 as NSDictionary } as NSArray).sortedArray(using: descriptors).compactMap {
        ($0 as? [String: Any])?["n"] as? String
      }
    }
    #expect(sorted([NSSortDescriptor(key: "n", ascending: true)]) == ["A", "b", "c"])
    #expect(
      sorted([NSSortDescriptor(key: "i", ascending: true), NSSortDescriptor(key: "n", ascending: false)]) == ["c", "b", "A"])
    let insensitive = NSSortDescriptor(
      key: "n", ascending: false, selector: Selector("localizedCaseInsensitiveCompare:"))
    #expect(sorted([insensitive]) == ["c", "b", "A"])
  }

  @Test("A source for memory pressure speaks when a memory warning comes")
  func memoryPressure() async {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
    let came: Bool = await withCheckedContinuation { continuation in
      source.setEventHandler { continuation.resume(returning: source.data == .warning) }
      source.resume()
      NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }
    source.cancel()
    #expect(came && source.isCancelled)
  }

  @Test("A subclass of an update item answers for itself")
  func updateItems() {
    final class Insertion: UICollectionViewUpdateItem {
      override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 0) }
      override var updateAction: Action { .insert }
    }
    let item: UICollectionViewUpdateItem = Insertion()
    #expect(item.updateAction == .insert && item.indexPathAfterUpdate?.item == 3 && item.indexPathBeforeUpdate == nil)
  }

  @Test("Any object carries words for assistive technologies, each its own")
  func objectWords() {
    let (first, second) = (NSObject(), NSObject())
    first.accessibilityLabel = "Delete"
    first.accessibilityTraits = .button
    first.isAccessibilityElement = true
    first.accessibilityLanguage = "pt"
    #expect(first.accessibilityLanguage == "pt" && second.accessibilityLanguage == nil)
    #expect(first.accessibilityLabel == "Delete" && first.accessibilityTraits == .button && first.isAccessibilityElement)
    #expect(second.accessibilityLabel == nil && second.accessibilityTraits.isEmpty && !second.isAccessibilityElement)
    let label = UILabel()
    label.accessibilityLabel = "Title"
    #expect(label.accessibilityLabel == "Title" && UILabel().accessibilityLabel == nil)
  }

  @Test("A layout guide's class hears which view has it")
  func observedOwner() {
    final class Guide: UILayoutGuide {
      var owners: [UIView?] = []
      override var owningView: UIView? { didSet { owners.append(owningView) } }
    }
    let (guide, view) = (Guide(), UIView())
    view.addLayoutGuide(guide)
    #expect(guide.owners == [view])
    view.removeLayoutGuide(guide)
    #expect(guide.owners == [view, nil] && guide.owningView == nil)
    let button = UIButton()
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  @Test("The visible size of a scroll view is what insets leave of its bounds")
  func visibleSize() {
    let view = UIScrollView(frame: CGRectMake(0, 0, 100, 200))
    view.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
    #expect(view.visibleSize == CGSizeMake(80, 170))
  }

  @Test("A format of the user's language, and files that need no permission")
  func formats() {
    #expect(NSString.localizedStringWithFormat("%d of %@", 3, NSString("ten")) == "3 of ten")
    let file = URL(fileURLWithPath: "/tmp")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    let options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: true]
    #expect(options[.openInPlace] as? Bool == true && options[.sourceApplication] == nil)
  }

  @Test("A lock that may be taken again by the thread that has it, written as on a phone")
  func recursiveMutex() {
    let (kind, lock) = (
      UnsafeMutablePointer<pthread_mutexattr_t>.allocate(capacity: 1), UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    )
    defer {
      kind.deallocate()
      lock.deallocate()
    }
    pthread_mutexattr_init(kind)
    pthread_mutexattr_settype(kind, PTHREAD_MUTEX_RECURSIVE)
    pthread_mutexattr_setpolicy_np(kind, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP)
    pthread_mutex_init(lock, kind)
    #expect(pthread_mutex_lock(lock) == 0 && pthread_mutex_trylock(lock) == 0)
    #expect(pthread_mutex_unlock(lock) == 0 && pthread_mutex_unlock(lock) == 0)
    pthread_mutex_destroy(lock)
    pthread_mutexattr_destroy(kind)
  }

  @Test("A place between two others, in the words of simd")
  func mixed() {
    let offset: CGFloat = 0.25
    #expect(simd_mix(10, 30, offset) == 15 && simd_clamp(7.0, 1, 5) == 5 && simd_clamp(Float(-1), 0, 1) == 0)
  }

  @Test("Code that looks for a framework among the loaded libraries finds none")
  func images() {
    let names = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0) }.map { String(cString: $0) }
    #expect(!names.contains { $0.hasSuffix("/SwiftUI") } && _dyld_get_image_header(0) == nil)
  }

  @Test("An exception that is raised ends the app, with its name and its reason")
  func exceptions() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .invalidArgumentException, reason: "no such delegate").raise()
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("'NSInvalidArgumentException', reason: 'no such delegate'"))
  }

  @Test("The clock in ticks is the one that media are timed by")
  func ticks() {
    var base = mach_timebase_info_data_t()
    mach_timebase_info(&base)
    let start = CACurrentMediaTime()
    let ticks = mach_absolute_time()
    let seconds = Double(ticks) * Double(base.numer) / Double(base.denom) / 1e9
    #expect(seconds >= start - 0.001 && seconds <= CACurrentMediaTime() + 0.001)
  }

  @Test("A task keeps whether it wants its body in pieces")
  func delivery() {
    let task = URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/a")))
    #expect(task.prefersIncrementalDelivery)
    task.prefersIncrementalDelivery = false
    #expect(!task.prefersIncrementalDelivery)
  }

  @Test("A number is an address, as those of a stack's calls are")
  func addresses() {
    #expect(NSNumber(value: 4096).pointerValue == UnsafeMutableRawPointer(bitPattern: 4096))
    #expect(NSNumber(value: 0).pointerValue == nil)
    #expect(Thread.callStackReturnAddresses.allSatisfy { $0.pointerValue != nil })
  }

  @Test("What an app does when its person leaves a sheet by gesture of an assistive technology is its controller's to say")
  func escaping() {
    final class Panel: UIViewController {
      var isLeft = false
      override func accessibilityPerformEscape() -> Bool {
        isLeft = true
        return true
      }
    }
    let panel = Panel()
    #expect(panel.accessibilityPerformEscape() && panel.isLeft && !UIView().accessibilityPerformEscape())
  }

  @Test("A member of any object's is nil for an object that has none")
  func membersOfAnyObject() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let members = [NSValue(cgRect: frame), NSNumber(value: 2.5), "7.5"].map(_MembersOfAnyObject.of)
    #expect(members.map(\.cgRectValue) == [frame, nil, nil] && members.map(\.doubleValue) == [nil, 2.5, 7.5])
    #expect(members[1].integerValue == 2 && members[1].stringValue == "2.5" && members[2].stringValue == nil)
    #expect(_MembersOfAnyObject.ifAny(nil)?.boolValue == nil && _MembersOfAnyObject.ifAny(true)?.boolValue == true)
  }
}
